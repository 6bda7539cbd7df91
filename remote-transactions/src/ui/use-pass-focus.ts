import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * If an element has the focus when it leaves the page, or something in it does, the first of these places that is still there gets it: the
 * keyboard does not lose its place.
 */
export function usePassFocus(
  element: RefObject<HTMLElement | null>,
  placesFrom: (own: HTMLElement) => Iterable<HTMLElement>,
): void {
  const find = useRef(placesFrom);
  useLayoutEffect(() => {
    const own = element.current;
    const placesOf = find.current;
    return () => {
      // React takes it out of the page only after this
      if (own?.contains(document.activeElement)) passFocus([...placesOf(own)].filter((one) => !own.contains(one)));
    };
  }, [element]);
}

/** Other places may disappear at the same time; a person who goes to another page has a new heading. */
function passFocus(places: readonly HTMLElement[]): void {
  requestAnimationFrame(() => {
    const place = places.find(({ isConnected }) => isConnected);
    if (!place || document.activeElement !== document.body) return;
    // without it, a heading cannot take the focus
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus();
  });
}
