import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the section that the address names into view, and takes the focus there: at once for whoever comes from
 * elsewhere, and at each press of a link to it, the same one again too. How it moves is the style sheet's matter.
 */
export function useSectionInView(): void {
  const { hash, key } = useLocation();
  const hasArrived = useRef(false);

  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView({ behavior: hasArrived.current ? 'auto' : 'instant' });
    section?.focus({ preventScroll: true });
    hasArrived.current = true;
  }, [hash, key]);
}
