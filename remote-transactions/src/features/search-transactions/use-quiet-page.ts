import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The page gets this long to begin its own calls, and is asked again this often while they run. */
const LOOK_AGAIN_MS = 250;

/** False until the page has what it asked the server for: by then the line is free for what can wait. */
export function useQuietPage(): boolean {
  const store = useQueryClient();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return undefined;
    const timer = setInterval(() => setQuiet(store.isFetching() === 0), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isQuiet, store]);
  return isQuiet;
}
