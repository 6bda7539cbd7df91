import { useCallback, useRef } from 'react';

/** Events that say that the reader moves the thread, or works in it. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;
/** A scroll this long after the last growth is the reader's, even without an input: a screen reader scrolls that way. */
const QUIET_MS = 1000;

interface End {
  /** The ref of the scrolled element. */
  scrollerRef: (element: HTMLElement | null) => void;
  /** True until the reader has moved the thread. */
  isHeld: () => boolean;
}

/**
 * Holds a thread at its end from its opening until the reader first moves it, however late its rows are drawn and measured. The
 * list alone scrolls there by an estimate of their heights, and on a slow processor it gives up before it has measured them.
 */
export function useEndUntilMoved(): End {
  const release = useRef<(() => void) | null>(null);
  const isReleased = useRef(false);
  const scrollerRef = useCallback((element: HTMLElement | null) => {
    release.current?.();
    release.current = null;
    if (!element || isReleased.current) return;
    release.current = holdEnd(element, () => {
      isReleased.current = true;
    });
  }, []);
  return { scrollerRef, isHeld: useCallback(() => !isReleased.current, []) };
}

/**
 * Scrolls an element to its end at each growth of its content, until the reader moves it.
 * @param onMoved called once, when the reader does
 * @returns a function that ends it
 */
export function holdEnd(scroller: HTMLElement, onMoved: () => void): () => void {
  let grownAt = performance.now();
  let height = 0;
  const toTheEnd = () => {
    scroller.scrollTop = scroller.scrollHeight;
  };
  const handleResize = () => {
    grownAt = performance.now();
    toTheEnd();
  };
  const handleScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = scroller;
    const hasGrown = scrollHeight !== height;
    height = scrollHeight;
    if (scrollHeight - clientHeight - scrollTop <= 1) return;
    if (hasGrown || performance.now() - grownAt < QUIET_MS) handleResize();
    else handleMoved();
  };
  const handleMoved = () => {
    stop();
    onMoved();
  };

  const resized = new ResizeObserver(handleResize);
  const stop = () => {
    resized.disconnect();
    scroller.removeEventListener('scroll', handleScroll);
    INPUTS.forEach((input) => scroller.removeEventListener(input, handleMoved));
  };

  // the list has its rows in the second layer
  for (const part of [scroller, ...scroller.querySelectorAll(':scope > *, :scope > * > *')])
    resized.observe(part, { box: 'border-box' });
  scroller.addEventListener('scroll', handleScroll, { passive: true });
  INPUTS.forEach((input) => scroller.addEventListener(input, handleMoved, { passive: true }));
  return stop;
}
