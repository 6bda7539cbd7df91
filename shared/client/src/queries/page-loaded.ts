import { useEffect, useState } from 'react';
import { queryClient } from '../query-client';

/** A page gets this long to start its own calls, and to draw what they bring; while they run, it is checked again this often. */
const CHECK_EVERY_MS = 250;
/** A page that fails, or waits for its data, holds up what is less important for no longer. */
const PATIENCE_MS = 5000;

let isShown = false;

/** Notes that a page is on the screen and has begun its calls. */
export function reportPageShown(): void {
  isShown = true;
}

/**
 * Calls back when a page is on the screen with the data it asked the server for, so that less important code can load. On a
 * slow phone a page whose code is there may take a second to begin, and its data some time to be drawn.
 * @returns gives up waiting
 */
function whenPageLoaded(callBack: () => void): () => void {
  const begun = Date.now();
  let wasLoaded = false;
  const timer = setInterval(() => {
    const isLoaded = isShown && queryClient.isFetching() === 0;
    const isDrawn = isLoaded && wasLoaded;
    wasLoaded = isLoaded;
    if (!isDrawn && Date.now() - begun < PATIENCE_MS) return;
    clearInterval(timer);
    callBack();
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Whether the page has been loaded, as `whenPageLoaded` has it. */
export function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => (isLoaded ? undefined : whenPageLoaded(() => setLoaded(true))), [isLoaded]);
  return isLoaded;
}
