import { useEffect, useState } from 'react';
import { queryClient } from '../query-client';

/** The page gets this long to start its own calls; while they run, it is checked again this often. */
const CHECK_EVERY_MS = 250;

/** Whether the page has the data it asked the server for, so that less important code can load. */
export function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return undefined;
    const timer = setInterval(() => setLoaded(queryClient.isFetching() === 0), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isLoaded]);
  return isLoaded;
}
