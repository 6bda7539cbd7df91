import { useCallback, useLayoutEffect, useRef } from 'react';

/** A row that is on screen, and where. */
interface Place {
  /** As the list names it: the number of its message. */
  row: string;
  top: number;
  /** When the thread was last scrolled, by performance.now(). */
  scrolledAt: number;
}

/** After this long without a scroll event, the reader is at rest. */
const REST_MS = 150;
/** The list takes so many frames to put older rows above. */
const FIRST_FRAMES = 5;
/** After so many frames without a move, the older rows have been measured. */
const STILL_FRAMES = 30;
/** After so many frames the hook gives up: at the end of the thread nothing can be scrolled further. */
const FRAMES_MAX = 300;
/** Events that say that the reader scrolls elsewhere. */
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Holds the rows on screen in place when older rows come above them and the reader is at rest. The list scrolls by an estimate
 * of their heights, and corrects it by the measured heights only while somebody scrolls up. Returns the ref of the scrolled
 * element.
 * @param isOff true while something else decides where the thread is scrolled to
 */
export function useHeldPlace(
  isLoadingOlder: boolean,
  firstNumber: number | undefined,
  isOff: () => boolean,
): (element: HTMLElement | null) => void {
  const scroller = useRef<HTMLElement | null>(null);
  const place = useRef<Place | null>(null);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isLoadingOlder || !element) return;
    const note = () => {
      place.current = placeIn(element);
    };
    note();
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [isLoadingOlder]);

  useLayoutEffect(() => {
    const [element, held] = [scroller.current, place.current];
    place.current = null;
    if (!element || !held || isOff() || performance.now() - held.scrolledAt < REST_MS) return;
    return hold(element, held);
  }, [firstNumber, isOff]);

  return useCallback((element) => {
    scroller.current = element;
  }, []);
}

/** The first row below the middle: above it, the day of the first message may go when older ones come. */
function placeIn(scroller: HTMLElement): Place | null {
  const { top: edge, height } = scroller.getBoundingClientRect();
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-item-index]')) {
    const top = row.getBoundingClientRect().top - edge;
    if (top > height / 2) return { row: row.dataset.itemIndex ?? '', top, scrolledAt: performance.now() };
  }
  return null;
}

/** Scrolls a row back to its place whenever it has moved, until it stays there or the reader goes elsewhere. */
function hold(scroller: HTMLElement, { row, top }: Place): () => void {
  let frame = 0;
  let frames = 0;
  let still = 0;
  const correct = () => {
    const drawn = scroller.querySelector(`[data-item-index="${row}"]`);
    const moved = drawn ? drawn.getBoundingClientRect().top - scroller.getBoundingClientRect().top - top : 0;
    frames += 1;
    if (frames > FIRST_FRAMES) {
      still = Math.abs(moved) < 1 ? still + 1 : 0;
      if (still === 0) scroller.scrollTop += moved;
    }
    if (still < STILL_FRAMES && frames < FRAMES_MAX) frame = requestAnimationFrame(correct);
    else stop();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    INPUTS.forEach((input) => window.removeEventListener(input, stop));
  };
  INPUTS.forEach((input) => window.addEventListener(input, stop, { passive: true }));
  frame = requestAnimationFrame(correct);
  return stop;
}
