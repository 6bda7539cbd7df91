import { callApi } from '@keydate/client';
import type { CallReply } from '@keydate/contracts/call';
import { scanContract } from '@keydate/contracts/scans';

/**
 * Scans a contract: its table of dates, the flags of its rows, what they said before, what the scan left out, and the
 * facts that the contract states. Has no timeout; aborting `signal`
 * cancels the scan on the server too.
 */
export async function requestScan(
  file: File,
  scanId: string,
  signal: AbortSignal,
): Promise<Pick<CallReply<typeof scanContract>, 'result' | 'doubts' | 'proposals' | 'extent' | 'facts'>> {
  return callApi(scanContract, { query: { scanId }, body: {}, files: { file } }, { signal, timeout: false });
}
