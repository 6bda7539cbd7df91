import { callApi } from '@keydate/client';
import { scanProgress } from '@keydate/contracts/scans';
import { skipToken, useQuery } from '@tanstack/react-query';

const ASK_EVERY_MS = 600;

/** How far one's scan has come, asked again and again while it runs. A missed answer is not worth a word. */
export function useScanProgress(scanId: string | undefined) {
  return useQuery({
    queryKey: ['scan-progress', scanId],
    queryFn: scanId
      ? async ({ signal }) => (await callApi(scanProgress, { params: { scanId } }, { signal })).result
      : skipToken,
    refetchInterval: ASK_EVERY_MS,
    retry: false,
    gcTime: 0,
  });
}
