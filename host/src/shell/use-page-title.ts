import { useShownName } from '@keydate/client';
import { useEffect } from 'react';
import { copy } from './copy';

/** Sets the title of the tab from the page's title in its card, after the name of what the page shows. */
export function usePageTitle(title: string = copy.product): void {
  const name = useShownName();
  useEffect(() => {
    const ownTitle = title === copy.product ? title : `${title} · ${copy.product}`;
    document.title = name === '' ? ownTitle : `${name} · ${ownTitle}`;
  }, [title, name]);
}
