import { callApi, pause } from '@keydate/client';
import { scanProgress } from '@keydate/contracts/scans';
import { useQuery } from '@tanstack/react-query';

const POLL_EVERY_MS = 600;
/** Earlier, the server may not know of the scan yet. */
const FIRST_POLL_AFTER_MS = 400;

/** The progress of a running scan, polled. A poll that fails is ignored. */
export function useScanProgress(scanId: string) {
  return useQuery({
    queryKey: ['scan-progress', scanId],
    queryFn: async ({ signal }) => {
      await pause(FIRST_POLL_AFTER_MS, signal);
      return (await callApi(scanProgress, { params: { scanId } }, { signal })).result;
    },
    refetchInterval: POLL_EVERY_MS,
    retry: false,
    gcTime: 0,
  });
}
