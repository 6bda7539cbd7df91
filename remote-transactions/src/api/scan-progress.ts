import type { ScanProgress } from '@keydate/contracts/scans';
import { useQuery } from '@tanstack/react-query';

export const scanProgressKey = (scanId: string) => ['scan-progress', scanId] as const;

/** The progress of a running scan, as `requestScan` notes it; null while it waits for a server. */
export function useScanProgress(scanId: string) {
  return useQuery<ScanProgress | null>({
    queryKey: scanProgressKey(scanId),
    queryFn: () => null,
    enabled: false,
    gcTime: 0,
  });
}
