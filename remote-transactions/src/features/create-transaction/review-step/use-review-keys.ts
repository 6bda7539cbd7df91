import { useEffect, useEffectEvent } from 'react';

/**
 * Keys of the review, pressed outside any text field and without another dialog on top: `n` leads to the next row to check, `a` accepts the one
 * that has the focus.
 */
export function useReviewKeys({ onNext, onAccept }: { onNext: () => void; onAccept: () => void }): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const act = { n: onNext, a: onAccept }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isInTextField(event.target) || document.querySelectorAll(DIALOG).length > 1) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const DIALOG = '[role="dialog"], [role="alertdialog"], [role="listbox"]';

/** A checkbox takes no letters; lists of choices do. */
const TEXT_FIELD =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"], [aria-haspopup="listbox"], [contenteditable]';

function isInTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELD) !== null;
}
