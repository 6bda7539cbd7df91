import { useEffect, useMemo } from 'react';

/** An address for a file of this page, for as long as it is shown; undefined without one. */
export function useBlobAddress(blob: Blob | undefined): string | undefined {
  const address = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}
