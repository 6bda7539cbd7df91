import { useEffect, useState } from 'react';

/** By then it comes, idle or not. */
const LATEST_MS = 1500;

/** False until the browser has nothing more pressing to do. */
export function useWhenIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callbacks
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 0);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
