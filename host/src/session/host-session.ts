import { returnAfterSwitch, type Session } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { BehaviorSubject, type Observable } from 'rxjs';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie';
import {
  readStoredToken,
  readStoredUser,
  readStoredUserId,
  removeStoredUser,
  storeUser,
  watchOtherTabs,
} from './stored-user';

/** How many times, and at which interval, a tab looks for the person to whom a cookie belongs. */
const [LATE_LOOKS, LATE_MS] = [20, 100];

/** A session that has just ended: the person is being redirected to /signin. */
export interface EndedSession {
  /** The address at which the server refused the person; undefined when they logged out. */
  from?: string;
  /** Where the next sign-in leads, when they logged out to use another account. */
  returnTo?: string | undefined;
}

/** The session as the host sees it. */
export interface HostSession extends Session {
  /** Emits the current value and every change; null most of the time. */
  readonly endedSession$: Observable<EndedSession | null>;
  endedSession(): EndedSession | null;
  /** Call when /signin is shown: the redirect is over. */
  signInReached(): void;
}

/**
 * The one session of the page (spec § 4.1). Continues that of the last visit if person, token and cookie are all still
 * there; a person stored by an older release is fetched again by the start-up check. All tabs follow each other.
 * @param endOnServer ends the token's session on the server; the page does not wait for it
 */
export function createHostSession(endOnServer: (token: string) => void): HostSession {
  const user$ = new BehaviorSubject(restoreUser());
  const endedSession$ = new BehaviorSubject<EndedSession | null>(null);
  /** The token of the person shown in this tab; the cookie has another as soon as another tab signs in or out. */
  let shownToken = readSessionCookie();

  function begin(user: User, token: string) {
    shownToken = token;
    endedSession$.next(null);
    user$.next(user);
  }
  function end(ended: EndedSession) {
    shownToken = null;
    endedSession$.next(ended);
    user$.next(null);
  }
  /** Shows the person of the cookie's session, once both have arrived in this tab. */
  function beginStored(): boolean {
    const [token, stored] = [readSessionCookie(), readStoredUser()];
    if (!stored || token === null || token !== readStoredToken()) return false;
    begin(stored, token);
    return true;
  }
  /** Another tab's session may arrive later in local storage than in the cookie, and this tab may have missed its event. */
  function awaitStored(looks: number) {
    if (looks === 0 || shownToken !== null || readSessionCookie() === null) return;
    window.setTimeout(() => {
      if (shownToken === null && !beginStored()) awaitStored(looks - 1);
    }, LATE_MS);
  }
  function removeStoredSession() {
    removeStoredUser();
    clearSessionCookie();
  }

  watchOtherTabs({
    onChange() {
      const stored = readStoredUser();
      const token = readStoredToken();
      if (stored && token !== null) {
        // the storage event may come before the other tab's cookie is visible here
        if (readSessionCookie() !== token) writeSessionCookie(token);
        begin(stored, token);
      }
      // a newer release in another tab may store the same person in a form that this one cannot read: not a logout
      else if (user$.value && user$.value._id !== readStoredUserId()) end({});
    },
    onVisible() {
      if (readSessionCookie() === shownToken || beginStored()) return;
      if (user$.value) end({});
      awaitStored(LATE_LOOKS);
    },
  });

  return {
    user$: user$.asObservable(),
    user: () => user$.value,
    token: readSessionCookie,
    login(user, token) {
      writeSessionCookie(token);
      storeUser(user, token);
      begin(user, token);
    },
    update(change) {
      const token = readSessionCookie();
      // another tab may have signed this person out, or someone else in: then the change must not be stored
      if (!user$.value || token === null || token !== shownToken) return;
      const user: User = { ...user$.value, ...change };
      storeUser(user, token);
      user$.next(user);
    },
    logout() {
      const token = readSessionCookie();
      removeStoredSession();
      end({ returnTo: returnAfterSwitch() });
      if (token !== null) endOnServer(token);
    },
    refused(token) {
      if (token !== readSessionCookie()) return;
      const wasSignedIn = user$.value !== null;
      removeStoredSession();
      if (wasSignedIn) end({ from: window.location.pathname + window.location.search + window.location.hash });
    },
    endedSession$: endedSession$.asObservable(),
    endedSession: () => endedSession$.value,
    signInReached: () => endedSession$.next(null),
  };
}

/** Half a session counts as none, and is removed: the next visitor's calls would send the rest of it. */
function restoreUser(): User | null {
  const token = readSessionCookie();
  // a cookie set by another site on this domain has a different token from the stored one
  if (readStoredUserId() !== null && token !== null && token === readStoredToken()) return readStoredUser();
  removeStoredUser();
  clearSessionCookie();
  return null;
}
