import { SCAN_PLACE_HELD_MS, SCANS_PER_PERSON, SCANS_WAITING_PER_COMPANY } from '@keydate/contracts/limits';
import type { ScanProgress } from '@keydate/contracts/scans';
import type { Member } from '../../accounts';
import { AppError } from '../../app-error';
import type { Clock } from '../../ports/clock';

/** The readings in the database that take places, too. */
interface Readings {
  /** Of the person, being read or waiting for it. */
  unfinished: number;
  /** Of the person, those that took too much memory or time within the last hour. */
  held: number;
  /** Of the company, being read or waiting for it. */
  ofCompany: number;
}

type Scanner = Pick<Member, 'id' | 'companyId'>;

/** The scans that run on this server, with their progress, which only the person who started one may see. */
export interface RunningScans {
  /**
   * Throws AppError SCANS_UNDER_WAY if a person has too many scans and readings, SCAN_PLACE_HELD if they have too many
   * only because of held places, COMPANY_SCANS_WAITING if their company has too many.
   */
  refuseTooMany(scanner: Scanner, readings: Readings): void;
  /** Counts a scan until the returned function is called. Throws as `refuseTooMany`. */
  begin(scanner: Scanner, readings: Readings): () => void;
  /** Takes one of a person's places for an hour: they had a file read that took too much memory or time. */
  holdPlace(personId: string): void;
  note(personId: string, scanId: string, progress: ScanProgress): void;
  forget(personId: string, scanId: string): void;
  progressOf(personId: string, scanId: string): ScanProgress | undefined;
}

export function runningScans(clock: Clock): RunningScans {
  const scans = new Map<string, ScanProgress>();
  const underWay = new Set<Scanner>();
  /** The ends of held places, in milliseconds, by person. */
  const held = new Map<string, number[]>();
  const key = (personId: string, scanId: string) => `${personId}/${scanId}`;

  const forgetEnded = () => {
    const now = clock.now().getTime();
    for (const [personId, ends] of held) {
      const still = ends.filter((end) => end > now);
      if (still.length > 0) held.set(personId, still);
      else held.delete(personId);
    }
  };
  const refuseTooMany: RunningScans['refuseTooMany'] = ({ id, companyId }, readings) => {
    forgetEnded();
    const all = [...underWay];
    const ofPerson = readings.unfinished + all.filter((scan) => scan.id === id).length;
    const ofCompany = readings.ofCompany + all.filter((scan) => scan.companyId === companyId).length;
    const heldPlaces = readings.held + (held.get(id)?.length ?? 0);
    if (ofPerson >= SCANS_PER_PERSON) throw new AppError('SCANS_UNDER_WAY');
    if (ofPerson + heldPlaces >= SCANS_PER_PERSON) throw new AppError('SCAN_PLACE_HELD');
    if (ofCompany >= SCANS_WAITING_PER_COMPANY + SCANS_PER_PERSON) throw new AppError('COMPANY_SCANS_WAITING');
  };

  return {
    refuseTooMany,
    begin({ id, companyId }, readings) {
      refuseTooMany({ id, companyId }, readings);
      const scan = { id, companyId };
      underWay.add(scan);
      return () => void underWay.delete(scan);
    },
    holdPlace(personId) {
      held.set(personId, [...(held.get(personId) ?? []), clock.now().getTime() + SCAN_PLACE_HELD_MS]);
    },
    note: (personId, scanId, progress) => void scans.set(key(personId, scanId), progress),
    forget: (personId, scanId) => void scans.delete(key(personId, scanId)),
    progressOf: (personId, scanId) => scans.get(key(personId, scanId)),
  };
}
