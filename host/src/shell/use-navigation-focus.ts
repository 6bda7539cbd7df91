import { useEffect, useRef } from 'react';
import { focusContent } from './focus-content';

/**
 * After a navigation, scrolls to the top and focuses the page's main part, as if the browser had loaded a new page. Back
 * and forward leave the scroll position to the browser.
 * @returns what to call when a page is shown
 */
export function useNavigationFocus(): () => void {
  const isFirstPage = useRef(true);
  const wentBack = useRef(false);

  useEffect(() => {
    // single-spa sends a popstate event for every other navigation too, marked with its name
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
