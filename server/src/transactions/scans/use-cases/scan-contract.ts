import { AppError } from '../../../app-error';
import type { ContractReading } from '@keydate/reader/contract-reading';
import type { Tools } from '../../../tools';
import { isBundle } from '@keydate/reader/files/bundle';
import { sniffFile } from '@keydate/reader/files/sniff-file';
import { ReadingRefused } from '@keydate/reader/reading-refused';
import { TOOK_TOO_MUCH } from '../../readings/use-cases/count-places';
import type { RunningScans } from '../running-scans';

export interface ScanRequest {
  bytes: Uint8Array | undefined;
  personId: string;
  companyId: string;
  /** Sent by a browser that wants to follow its scan. */
  scanId: string | undefined;
  /** Aborts if nobody waits for the result any more. */
  signal: AbortSignal;
}

/**
 * Reads a person's contract, and stores the progress while it runs. A file that is not a contract never waits in the
 * queue.
 */
export async function scanContract(
  { recognition }: Pick<Tools, 'recognition'>,
  running: RunningScans,
  request: ScanRequest,
): Promise<ContractReading> {
  const { bytes, personId, companyId, scanId, signal } = request;
  if (!bytes) throw new AppError('CONTRACT_MISSING');
  refuseWhatIsNoContract(bytes);
  try {
    return await recognition.readContract(bytes, {
      companyId,
      signal,
      onProgress: (progress) => scanId && running.note(personId, scanId, progress),
    });
  } catch (error) {
    if (error instanceof AppError && TOOK_TOO_MUCH.includes(error.code)) running.holdPlace(personId);
    throw error;
  } finally {
    if (scanId) running.forget(personId, scanId);
  }
}

/** Throws the AppError of a file that is no PDF or picture, by its bytes. Archives of several files are only our own. */
export function refuseWhatIsNoContract(bytes: Uint8Array): void {
  if (isBundle(bytes)) throw new AppError('CONTRACT_WRONG_TYPE');
  try {
    sniffFile(bytes);
  } catch (error) {
    throw error instanceof ReadingRefused ? new AppError(error.code) : error;
  }
}
