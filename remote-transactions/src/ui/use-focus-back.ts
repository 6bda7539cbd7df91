import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to what opened a window once it has closed, however many windows there were in between. */
export function useFocusBack(isOpen: boolean, opener: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, opener]);
}
