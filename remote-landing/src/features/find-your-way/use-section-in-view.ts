import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the section in the address and focuses it: at once when the page opens, and again at each press of a link
 * to it. The style sheet decides whether the scrolling is smooth.
 */
export function useSectionInView(): void {
  const { hash, key } = useLocation();
  const isOpened = useRef(false);

  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView({ behavior: isOpened.current ? 'auto' : 'instant' });
    section?.focus({ preventScroll: true });
    isOpened.current = true;
  }, [hash, key]);
}
