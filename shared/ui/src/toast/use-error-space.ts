import { useEffect, type RefObject } from 'react';

const SPACE = '--kd-toast-space';
const GAP = 8;
/** An error that is leaving takes no room. If the page moved only once it was gone, it could move away under a press. */
const STAYING_ERRORS = '.Toastify__toast--error:not([class*="Toastify__slide-exit"])';

/**
 * Makes room for errors at the upper edge of the window: an error stays until it is closed, so it must not cover a button. The
 * page, its bars and dialogs begin below (`tokens.toastSpace`). A success is gone after 3 s and may lie over the page.
 */
export function useErrorSpace(outlet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = outlet;
    if (!current) return;
    const root = document.documentElement;
    const makeRoom = () => root.style.setProperty(SPACE, `${lowestEdge(current)}px`);
    const changes = new MutationObserver(makeRoom);
    changes.observe(current, { childList: true, subtree: true, attributeFilter: ['class'] });
    // the words of an error take more lines in a narrower window
    window.addEventListener('resize', makeRoom);
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', makeRoom);
      root.style.removeProperty(SPACE);
    };
  }, [outlet]);
}

/** How far down the errors are seen, with a gap beneath; 0 without errors. */
function lowestEdge(outlet: HTMLElement): number {
  const errors = [...outlet.querySelectorAll(STAYING_ERRORS)];
  const list = outlet.querySelector('.Toastify__toast-container');
  if (errors.length === 0 || !list) return 0;
  const lowest = Math.max(...errors.map(bottomOf));
  // what is below the edge of the list is seen once it is scrolled
  return Math.ceil(Math.min(lowest, bottomOf(list))) + GAP;
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}
