import { SCANS_PER_PERSON } from '@keydate/contracts/limits';
import type { ScanProgress } from '@keydate/contracts/scans';
import { AppError } from '../../app-error';

/** The scans that run on this server, and how far they are, which is known to the person who started it only. */
export interface RunningScans {
  /** Counts a scan of a person until the returned function is called. Throws AppError SCAN_BUSY when theirs are too many. */
  begin(personId: string): () => void;
  note(personId: string, scanId: string, progress: ScanProgress): void;
  forget(personId: string, scanId: string): void;
  progressOf(personId: string, scanId: string): ScanProgress | undefined;
}

export function runningScans(): RunningScans {
  const counts = new Map<string, number>();
  const scans = new Map<string, ScanProgress>();
  const key = (personId: string, scanId: string) => `${personId}/${scanId}`;
  const count = (personId: string, more: 1 | -1) => {
    const now = (counts.get(personId) ?? 0) + more;
    if (now > 0) counts.set(personId, now);
    else counts.delete(personId);
  };
  return {
    begin: (personId) => {
      if ((counts.get(personId) ?? 0) >= SCANS_PER_PERSON) throw new AppError('SCAN_BUSY');
      count(personId, 1);
      return () => count(personId, -1);
    },
    note: (personId, scanId, progress) => void scans.set(key(personId, scanId), progress),
    forget: (personId, scanId) => void scans.delete(key(personId, scanId)),
    progressOf: (personId, scanId) => scans.get(key(personId, scanId)),
  };
}
