import { useEffect, useMemo } from 'react';

/** A URL of this page for a file, revoked when the file is no longer shown; undefined without a file. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const url = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
