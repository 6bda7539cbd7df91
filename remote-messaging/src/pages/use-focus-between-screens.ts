import { paths } from '@keydate/client';
import { useEffect, useRef } from 'react';

/**
 * On a phone, list and thread are two screens, and the one that is hidden takes the focus with it. It goes to the title of the thread
 * that opens, and back to the conversation in the list.
 * @param receiverId of the open conversation; null where the list is shown
 */
export function useFocusBetweenScreens(receiverId: string | null) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const shown = useRef(receiverId);
  useEffect(() => {
    const left = shown.current;
    shown.current = receiverId;
    if (left === receiverId || !isFocusHidden()) return;
    if (receiverId !== null) titleRef.current?.focus();
    else if (left !== null) linkTo(listRef.current, paths.conversation(left))?.focus();
  }, [receiverId]);
  return { titleRef, listRef };
}

function isFocusHidden(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.getClientRects().length === 0;
}

function linkTo(list: HTMLElement | null, address: string): HTMLAnchorElement | undefined {
  return [...(list?.querySelectorAll('a') ?? [])].find((link) => link.getAttribute('href') === address);
}
