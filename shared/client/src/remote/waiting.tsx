import { useEffect } from 'react';
import type { RemoteProps } from './remote-props';

/** How long a page, or the content of a slot, may show nothing. */
const SHOWS_WITHIN_MS = 20_000;

/** In place of a part that suspends: empty, and a failure of the remote if the part never shows anything. */
export function Waiting({ onCrash }: Pick<RemoteProps, 'onCrash'>) {
  useEffect(() => {
    const timer = setTimeout(
      () => onCrash(new Error(`Nothing was shown within ${SHOWS_WITHIN_MS} ms`)),
      SHOWS_WITHIN_MS,
    );
    return () => clearTimeout(timer);
  }, [onCrash]);
  return null;
}
