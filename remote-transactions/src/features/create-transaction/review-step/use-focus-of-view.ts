import { useEffect, useEffectEvent, useRef } from 'react';
import { rowId } from './review-row';

/** The large view opens with the focus on its row; closing it returns the focus to its button. */
export function useFocusOfView(isLarge: boolean, shownRow: string | undefined) {
  const sidesRef = useRef<HTMLDivElement>(null);
  const enlargeRef = useRef<HTMLButtonElement>(null);
  const wasLarge = useRef(isLarge);
  const enter = useEffectEvent(() => {
    sidesRef.current?.scrollIntoView();
    if (shownRow !== undefined) document.getElementById(rowId(shownRow))?.focus();
  });
  useEffect(() => {
    if (wasLarge.current === isLarge) return;
    wasLarge.current = isLarge;
    if (isLarge) enter();
    else enlargeRef.current?.focus();
  }, [isLarge]);
  return { sidesRef, enlargeRef };
}
