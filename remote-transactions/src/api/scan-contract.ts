import { callApi } from '@keydate/client';
import type { CallReply } from '@keydate/contracts/call';
import { scanContract } from '@keydate/contracts/scans';

/** Reads a contract's table of dates, what the scan was not sure of, and how far it looked. Takes as long as it takes; aborting `signal` cancels the scan, on the server too. */
export async function askForScan(
  file: File,
  scanId: string,
  signal: AbortSignal,
): Promise<Pick<CallReply<typeof scanContract>, 'result' | 'doubts' | 'extent'>> {
  return callApi(scanContract, { query: { scanId }, body: {}, files: { file } }, { signal, timeout: false });
}
