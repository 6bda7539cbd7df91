import { readReturnTo, useUser } from '@keydate/client';
import { audienceOf, type SitePage } from '@keydate/shell';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { HostSession } from '../session/host-session';
import { resolveRoute, type Route } from './resolve-route';

/** The route for this person at this address; follows changes of both. */
export function useRoute(session: HostSession, pages: readonly SitePage[]): Route {
  const user = useUser();
  const endedSession = useEndedSession(session);
  const location = useLocation();
  const state: unknown = location.state;
  const { pathname, search, hash } = location;
  const address = { pathname, search, hash, state, returnTo: readReturnTo(state) };
  return resolveRoute({ audience: audienceOf(user), endedSession, address, pages });
}

function useEndedSession(session: HostSession) {
  return useSyncExternalStore(
    (onChange) => {
      const subscription = session.endedSession$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    () => session.endedSession(),
  );
}
