import { useEffect, type RefObject } from 'react';

/** The slash key, pressed outside any text field, moves the focus to the search. */
export function useSlashKey(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isInTextField(event.target)) return;
      event.preventDefault();
      place.current?.querySelector('input')?.focus();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [place]);
}

function isInTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}
