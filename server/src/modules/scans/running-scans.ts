import type { RecognitionProgress } from '../../ports/text-recognition';

/** How far the scans are that run on this server, each known to the person who started it only. */
export interface RunningScans {
  note(personId: string, scanId: string, progress: RecognitionProgress): void;
  forget(personId: string, scanId: string): void;
  progressOf(personId: string, scanId: string): RecognitionProgress | undefined;
}

export function runningScans(): RunningScans {
  const scans = new Map<string, RecognitionProgress>();
  const key = (personId: string, scanId: string) => `${personId}/${scanId}`;
  return {
    note: (personId, scanId, progress) => void scans.set(key(personId, scanId), progress),
    forget: (personId, scanId) => void scans.delete(key(personId, scanId)),
    progressOf: (personId, scanId) => scans.get(key(personId, scanId)),
  };
}
