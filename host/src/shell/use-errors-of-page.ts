import { notify } from '@keydate/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Errors stay until they are closed, but not on a page that has nothing to do with them. */
export function useErrorsOfPage(): void {
  const { pathname } = useLocation();
  useEffect(() => () => notify.leavePage(), [pathname]);
}
