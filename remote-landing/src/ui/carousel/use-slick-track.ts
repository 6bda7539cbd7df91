import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SlickTrack } from './slick-track';

/** So far below the window's edge a carousel is made ready. */
const AHEAD = '400px';

interface SlickTrackState {
  /** For the element that the carousel is in. */
  ref: RefObject<HTMLDivElement | null>;
  Track: typeof SlickTrack | undefined;
  /** The code did not arrive. */
  hasFailed: boolean;
}

/** The moving part of a carousel, once the carousel is nearly in view and its code has arrived. */
export function useSlickTrack(isNeeded: boolean): SlickTrackState {
  const ref = useRef<HTMLDivElement>(null);
  const [Track, setTrack] = useState<typeof SlickTrack>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isNeeded || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./slick-track').then(
          (module) => setTrack(() => module.SlickTrack),
          () => setFailed(true),
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNeeded]);

  return { ref, Track: isNeeded ? Track : undefined, hasFailed };
}
