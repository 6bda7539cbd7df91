import { useEffect, useState } from 'react';
import { queryClient } from '../query-client';

/** How often to check. A page also gets this long to begin its calls, and to draw their replies. */
const CHECK_EVERY_MS = 250;
/** After this long, less important code loads even if the page has failed, or still waits for its data. */
const PATIENCE_MS = 5000;

let isShown = false;

/** Called by each remote once its page is on the screen and has begun its calls. */
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

/** True if the page has been loaded, as `whenPageLoaded` has it. */
export function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => (isLoaded ? undefined : whenPageLoaded(() => setLoaded(true))), [isLoaded]);
  return isLoaded;
}
