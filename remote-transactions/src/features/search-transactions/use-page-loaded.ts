import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The page gets this long to start its own calls; while they run, it is checked again this often. */
const CHECK_EVERY_MS = 250;

/** Whether the page has the data it asked the server for, so that less important code can load. */
export function usePageLoaded(): boolean {
  const store = useQueryClient();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return undefined;
    const timer = setInterval(() => setLoaded(store.isFetching() === 0), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isLoaded, store]);
  return isLoaded;
}
