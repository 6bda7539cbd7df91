import { SCAN_PLACE_HELD_MS, SCANS_PER_PERSON } from '@keydate/contracts/limits';
import type { ScanProgress } from '@keydate/contracts/scans';
import { AppError } from '../../app-error';
import type { Clock } from '../../ports/clock';

/** The scans that run on this server, with their progress, which only the person who started one may see. */
export interface RunningScans {
  /**
   * Counts a scan of a person until the returned function is called. Throws AppError SCANS_UNDER_WAY if they have too
   * many, SCAN_PLACE_HELD if they have too many only because of a held place.
   */
  begin(personId: string): () => void;
  /** Takes one of a person's places for an hour: they had a file read that took too much memory or time. */
  holdPlace(personId: string): void;
  note(personId: string, scanId: string, progress: ScanProgress): void;
  forget(personId: string, scanId: string): void;
  progressOf(personId: string, scanId: string): ScanProgress | undefined;
}

export function runningScans(clock: Clock): RunningScans {
  const scans = new Map<string, ScanProgress>();
  /** How many scans each person has under way. */
  const underWay = new Map<string, number>();
  /** The ends of held places, in milliseconds, by person. */
  const held = new Map<string, number[]>();
  const key = (personId: string, scanId: string) => `${personId}/${scanId}`;

  const countUnderWay = (personId: string, more: 1 | -1) => {
    const count = (underWay.get(personId) ?? 0) + more;
    if (count > 0) underWay.set(personId, count);
    else underWay.delete(personId);
  };
  const forgetEnded = () => {
    const now = clock.now().getTime();
    for (const [personId, ends] of held) {
      const still = ends.filter((end) => end > now);
      if (still.length > 0) held.set(personId, still);
      else held.delete(personId);
    }
  };

  return {
    begin(personId) {
      forgetEnded();
      const count = underWay.get(personId) ?? 0;
      if (count >= SCANS_PER_PERSON) throw new AppError('SCANS_UNDER_WAY');
      if (count + (held.get(personId)?.length ?? 0) >= SCANS_PER_PERSON) throw new AppError('SCAN_PLACE_HELD');
      countUnderWay(personId, 1);
      return () => countUnderWay(personId, -1);
    },
    holdPlace(personId) {
      held.set(personId, [...(held.get(personId) ?? []), clock.now().getTime() + SCAN_PLACE_HELD_MS]);
    },
    note: (personId, scanId, progress) => void scans.set(key(personId, scanId), progress),
    forget: (personId, scanId) => void scans.delete(key(personId, scanId)),
    progressOf: (personId, scanId) => scans.get(key(personId, scanId)),
  };
}
