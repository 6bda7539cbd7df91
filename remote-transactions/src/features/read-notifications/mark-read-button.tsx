import { Button, type ButtonProps } from '@keydate/ui';
import { useLayoutEffect, useRef } from 'react';

/**
 * A button that disappears once what it marks is read. If it has the focus then, the next one gets it, else the one before,
 * else the page's heading, so that the keyboard does not lose its place.
 */
export function MarkReadButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      // React takes it out of the page only after this
      if (own && own === document.activeElement) passFocus(placesFrom(own));
    };
  }, []);
  return <Button ref={button} data-mark-read {...props} />;
}

function placesFrom(own: HTMLElement): HTMLElement[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-mark-read]')];
  const at = buttons.indexOf(own);
  const heading = document.querySelector('h1');
  return [...buttons.slice(at + 1), ...buttons.slice(0, at).reverse(), ...(heading ? [heading] : [])];
}

/** Other buttons may disappear at the same time; a person who goes to another page has a new heading. */
function passFocus(places: HTMLElement[]): void {
  requestAnimationFrame(() => {
    const place = places.find(({ isConnected }) => isConnected);
    if (!place || document.activeElement !== document.body) return;
    // without it, a heading cannot take the focus
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus();
  });
}
