import { readReturnTo, useUser } from '@keydate/client';
import { audienceOf, type SitePage } from '@keydate/shell';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { HostSession } from '../session/host-session';
import { decidePlace, type Place } from './decide-place';

/** The place for this person at this address, kept current. */
export function usePlace(session: HostSession, pages: readonly SitePage[]): Place {
  const user = useUser();
  const leaving = useLeaving(session);
  const location = useLocation();
  const state: unknown = location.state;
  const address = { pathname: location.pathname, search: location.search, state, returnTo: readReturnTo(state) };
  return decidePlace({ audience: audienceOf(user), leaving, address, pages });
}

function useLeaving(session: HostSession) {
  return useSyncExternalStore(
    (onChange) => {
      const subscription = session.leaving$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    () => session.leaving(),
  );
}
