import { notify } from '@keydate/ui';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Errors stay until they are closed, but not on a page that has nothing to do with them. */
export function useErrorsOfPage(): void {
  const { pathname } = useLocation();
  // before the next page is painted: it would move up a moment later, under a press
  useLayoutEffect(() => () => notify.leavePage(), [pathname]);
}
