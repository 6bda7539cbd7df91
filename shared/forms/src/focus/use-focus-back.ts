import { useEffect, useRef, type RefObject } from 'react';

/** Returns the focus to the element that opened a dialog once the dialog is closed, even if other dialogs were open in between. */
export function useFocusBack(isOpen: boolean, opener: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, opener]);
}
