import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the focused part vanishes, as Retry does once it is pressed, moves the focus to the messages, or to the composer where
 * there are none: otherwise the keyboard would begin at the top of the page. Returns the page's ref.
 */
export function useFocusFallback(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? moveFocusWhenLost(page.current) : undefined), []);
  return page;
}

function moveFocusWhenLost(page: HTMLElement): () => void {
  let focused: Node | null = null;
  const handleFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Node ? target : null;
  };
  const handleBlur = () => {
    const left = focused;
    // some browsers also blur what vanishes, while it is still there
    queueMicrotask(() => {
      if (focused === left && left?.isConnected) focused = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = null;
    if (document.activeElement === document.body) nextIn(page)?.focus({ preventScroll: true });
  });
  observer.observe(page, { childList: true, subtree: true });
  page.addEventListener('focusin', handleFocus);
  page.addEventListener('focusout', handleBlur);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', handleFocus);
    page.removeEventListener('focusout', handleBlur);
  };
}

/** Nothing where no conversation is open: then a phone shows the list, which takes the focus itself. */
function nextIn(page: HTMLElement): HTMLElement | null {
  return page.querySelector<HTMLElement>('[role="log"]') ?? page.querySelector<HTMLElement>('textarea');
}
