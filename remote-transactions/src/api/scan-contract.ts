import { callApi } from '@keydate/client';
import { scanContract } from '@keydate/contracts/scans';

/** Reads a contract's table of dates. Takes as long as it takes; aborting `signal` cancels the scan, on the server too. */
export async function askForScan(file: File, scanId: string, signal: AbortSignal): Promise<string[][]> {
  const { result } = await callApi(scanContract, { query: { scanId }, body: {}, files: { file } }, { signal, timeout: false });
  return result;
}
