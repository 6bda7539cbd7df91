import { useEffect, useRef } from 'react';
import { focusContent } from './focus-content';

/**
 * What happens when a page stands after a navigation, as it would if the browser had loaded it: reading starts at its
 * top, for eyes and for screen readers. Back and forward leave the place in the page to the browser. Gives what to
 * call when a page stands.
 */
export function useArrival(): () => void {
  const isFirstPage = useRef(true);
  const wentBack = useRef(false);

  useEffect(() => {
    // single-spa tells of every other navigation by an event of the same name, marked as its own
    const handlePopState = (event: PopStateEvent) => {
      wentBack.current = !('singleSpa' in event);
    };
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, []);

  return () => {
    if (!isFirstPage.current) {
      if (!wentBack.current && window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
      focusContent();
    }
    isFirstPage.current = false;
    wentBack.current = false;
  };
}
