import { AppError } from '../../../app-error';
import type { ContractReading } from '../../../ports/text-recognition';
import type { Tools } from '../../../tools';
import { sniffFile } from '../reading/sniff-file';
import type { RunningScans } from '../running-scans';

export interface ScanRequest {
  bytes: Uint8Array | undefined;
  personId: string;
  /** Given by a browser that wants to follow its scan. */
  scanId: string | undefined;
  /** Aborts when nobody waits for the result any more. */
  signal: AbortSignal;
}

/** Reads a person's contract and keeps how far it is for as long as it runs. What is no contract never waits in the queue. */
export async function scanContract(
  { recognition }: Pick<Tools, 'recognition'>,
  running: RunningScans,
  request: ScanRequest,
): Promise<ContractReading> {
  const { bytes, personId, scanId, signal } = request;
  if (!bytes) throw new AppError('CONTRACT_MISSING');
  sniffFile(bytes);
  try {
    return await recognition.readContract(bytes, {
      signal,
      onProgress: (progress) => scanId && running.note(personId, scanId, progress),
    });
  } finally {
    if (scanId) running.forget(personId, scanId);
  }
}
