import { callApi } from '@keydate/client';
import { scanProgress } from '@keydate/contracts/scans';
import { useQuery } from '@tanstack/react-query';
import { pause } from './pause';

const ASK_EVERY_MS = 600;
/** Before this, the server may not have heard of the scan. */
const NOT_BEFORE_MS = 400;

/** How far one's scan has come, asked again and again while it runs. A missed answer is not worth a word. */
export function useScanProgress(scanId: string) {
  return useQuery({
    queryKey: ['scan-progress', scanId],
    queryFn: async ({ signal }) => {
      await pause(NOT_BEFORE_MS, signal);
      return (await callApi(scanProgress, { params: { scanId } }, { signal })).result;
    },
    refetchInterval: ASK_EVERY_MS,
    retry: false,
    gcTime: 0,
  });
}
