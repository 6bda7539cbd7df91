import type { Session } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { BehaviorSubject, type Observable } from 'rxjs';
import { forgetUser, keepUser, readKeptId, readKeptToken, readKeptUser, watchOtherTabs } from './kept-user';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie';

/** A session has just ended, and its person is on the way to /signin. */
export interface Leaving {
  /** Where they were when the server refused them; nothing when they left by themselves. */
  from?: string;
}

/** The session as the host sees it. */
export interface HostSession extends Session {
  /** Emits what is under way now and at every change; null most of the time. */
  readonly leaving$: Observable<Leaving | null>;
  leaving(): Leaving | null;
  /** /signin has been reached. */
  arrived(): void;
}

/**
 * The one session of the page (spec § 4.1), taken over from the last visit where person, token and cookie are still
 * there; a person kept by an older release is fetched anew by the start-up check. All tabs follow what one of them does.
 * @param endOnServer tells the server that the token's session is over; the page does not wait for it
 */
export function createHostSession(endOnServer: (token: string) => void): HostSession {
  const user$ = new BehaviorSubject(takeOver());
  const leaving$ = new BehaviorSubject<Leaving | null>(null);
  /** The token of the person shown here; the cookie has another as soon as another tab signs in or out. */
  let shown = readSessionCookie();

  function enter(user: User, token: string) {
    shown = token;
    leaving$.next(null);
    user$.next(user);
  }
  function leave(leaving: Leaving) {
    shown = null;
    leaving$.next(leaving);
    user$.next(null);
  }
  function forget() {
    forgetUser();
    clearSessionCookie();
  }

  watchOtherTabs({
    onChange() {
      const kept = readKeptUser();
      const token = readKeptToken();
      if (kept && token !== null) {
        // browsers tell of the storage at once, and of the other tab's cookie a moment later
        if (readSessionCookie() !== token) writeSessionCookie(token);
        enter(kept, token);
      }
      // what another release wrote of the same person may be more than this one understands; it is no logout
      else if (user$.value && user$.value._id !== readKeptId()) leave({});
    },
    onReturn() {
      const token = readSessionCookie();
      if (token === shown) return;
      const kept = readKeptUser();
      if (kept && token !== null && token === readKeptToken()) enter(kept, token);
      else if (user$.value) leave({});
    },
  });

  return {
    user$: user$.asObservable(),
    user: () => user$.value,
    token: readSessionCookie,
    login(user, token) {
      writeSessionCookie(token);
      keepUser(user, token);
      enter(user, token);
    },
    update(change) {
      const token = readSessionCookie();
      // a change of somebody whom another tab has just signed out, or replaced, is nobody's
      if (!user$.value || token === null || token !== shown) return;
      const user: User = { ...user$.value, ...change };
      keepUser(user, token);
      user$.next(user);
    },
    logout() {
      const token = readSessionCookie();
      forget();
      leave({});
      if (token !== null) endOnServer(token);
    },
    refused(token) {
      if (token !== readSessionCookie()) return;
      const wasHere = user$.value !== null;
      forget();
      if (wasHere) leave({ from: window.location.pathname + window.location.search });
    },
    leaving$: leaving$.asObservable(),
    leaving: () => leaving$.value,
    arrived: () => leaving$.next(null),
  };
}

/** Half a session is none: what is left of it would be sent with the next visitor's calls. */
function takeOver(): User | null {
  const token = readSessionCookie();
  // a cookie that another page of the site's domain has set is not the one that was kept
  if (readKeptId() !== null && token !== null && token === readKeptToken()) return readKeptUser();
  forgetUser();
  clearSessionCookie();
  return null;
}
