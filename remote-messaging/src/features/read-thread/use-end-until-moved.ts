import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Events that say that the reader moves the thread, or works in it. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;
/** After this long without a scroll and a growth, the list has done what it does by itself. */
const REST_MS = 100;
/** For each growth. */
const TRIES_MAX = 12;
/** A scroll this long after the last growth is the reader's, even without an input: a screen reader scrolls that way. */
const QUIET_MS = 10_000;

interface End {
  /** The ref of the scrolled element. */
  scrollerRef: (element: HTMLElement | null) => void;
  /** True until the reader has moved the thread. */
  isHeld: () => boolean;
}

/**
 * Holds a thread at its end from its opening until the reader first moves it, however late its rows are drawn and measured. The
 * list alone scrolls there by an estimate of their heights, and on a slow processor it gives up before it has measured them.
 * @param toTheEnd makes the list scroll to its end
 */
export function useEndUntilMoved(toTheEnd: () => void): End {
  const scroller = useRef<HTMLElement | null>(null);
  const isMoved = useRef(false);
  const scrollToEnd = useEffectEvent(toTheEnd);
  useEffect(() => {
    if (!scroller.current || isMoved.current) return;
    const onMoved = () => {
      isMoved.current = true;
    };
    return holdEnd(scroller.current, { toTheEnd: () => scrollToEnd(), onMoved });
  }, []);
  return {
    scrollerRef: useCallback((element) => {
      scroller.current = element;
    }, []),
    isHeld: useCallback(() => !isMoved.current, []),
  };
}

interface Holding {
  /** Scrolls to the end as far as it is known. */
  toTheEnd: () => void;
  /** Called once, when the reader moves the element. */
  onMoved: () => void;
}

/**
 * Scrolls an element to its end after each growth of its content, until the reader moves it. It waits until the list is at rest,
 * which scrolls by itself too: two that scroll at once would never measure the rows.
 * @returns a function that ends it
 */
export function holdEnd(scroller: HTMLElement, { toTheEnd, onMoved }: Holding): () => void {
  let grownAt = performance.now();
  let tries = 0;
  let timer: number | undefined;
  const isAtEnd = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= 1;
  const waitForRest = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(handleRest, REST_MS);
  };
  const handleRest = () => {
    if (isAtEnd() || tries === TRIES_MAX) return;
    tries += 1;
    // every third time to the last pixel, which the list may not know
    if (tries % 3 === 0) scroller.scrollTop = scroller.scrollHeight;
    else toTheEnd();
    waitForRest();
  };
  const handleResize = () => {
    grownAt = performance.now();
    tries = 0;
    waitForRest();
  };
  const handleScroll = () => {
    if (isAtEnd() || performance.now() - grownAt < QUIET_MS) waitForRest();
    else handleMoved();
  };
  const handleMoved = () => {
    stop();
    onMoved();
  };

  const resized = new ResizeObserver(handleResize);
  const stop = () => {
    window.clearTimeout(timer);
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
