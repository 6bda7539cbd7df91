import { SCANS_PER_PERSON } from '@keydate/contracts/limits';
import type { ScanProgress } from '@keydate/contracts/scans';
import { placesPerPerson } from '../../calls/places-per-person';

/** The scans that run on this server, and how far they are, which is known to the person who started it only. */
export interface RunningScans {
  /** Counts a scan of a person until the returned function is called. Throws AppError SCANS_UNDER_WAY when theirs are too many. */
  begin(personId: string): () => void;
  note(personId: string, scanId: string, progress: ScanProgress): void;
  forget(personId: string, scanId: string): void;
  progressOf(personId: string, scanId: string): ScanProgress | undefined;
}

export function runningScans(): RunningScans {
  const scans = new Map<string, ScanProgress>();
  const key = (personId: string, scanId: string) => `${personId}/${scanId}`;
  return {
    begin: placesPerPerson(SCANS_PER_PERSON, 'SCANS_UNDER_WAY'),
    note: (personId, scanId, progress) => void scans.set(key(personId, scanId), progress),
    forget: (personId, scanId) => void scans.delete(key(personId, scanId)),
    progressOf: (personId, scanId) => scans.get(key(personId, scanId)),
  };
}
