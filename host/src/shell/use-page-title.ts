import { useEffect } from 'react';

const PRODUCT = 'Keydate';

/** The title of the tab, from the page's card. */
export function usePageTitle(title: string = PRODUCT): void {
  useEffect(() => {
    document.title = title === PRODUCT ? title : `${title} · ${PRODUCT}`;
  }, [title]);
}
