import { useEffect, useRef } from 'react';

/** Tells, whenever it is asked, whether what asks still stands on the page. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
