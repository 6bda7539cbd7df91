import { useEffect } from 'react';
import { copy } from './copy';

/** Sets the title of the tab from the page's title in its card. */
export function usePageTitle(title: string = copy.product): void {
  useEffect(() => {
    document.title = title === copy.product ? title : `${title} · ${copy.product}`;
  }, [title]);
}
