import { useEffect, type RefObject } from 'react';

/** The slash key, pressed outside any text field and with no dialog open, moves the focus to the search. */
export function useSlashKey(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isInTextField(event.target) || document.querySelector(DIALOG)) return;
      event.preventDefault();
      place.current?.querySelector('input')?.focus();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [place]);
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** A checkbox and the like take no letters. */
const TEXT_FIELD =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"], [type="range"]), ' +
  'textarea, select, [contenteditable]:not([contenteditable="false"])';

function isInTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELD) !== null;
}
