import { useEffect, useRef, type RefObject } from 'react';
import { editLinkId } from './explanation-links';

/**
 * Moves the focus where list and form replace each other: to the form's title, and from there back to the link in the list that
 * opened it. The page's first view gets none: it was not opened from here.
 * @param editedId the explanation in the form; null for the list
 */
export function useFocusBetween(editedId: string | null, title: RefObject<HTMLHeadingElement | null>): void {
  const shownId = useRef(editedId);
  useEffect(() => {
    const closedId = shownId.current;
    if (closedId === editedId) return;
    shownId.current = editedId;
    const link = closedId === null ? null : document.getElementById(editLinkId(closedId));
    (link ?? title.current)?.focus();
  }, [editedId, title]);
}
