import type { Session } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { BehaviorSubject, type Observable } from 'rxjs';
import { forgetUser, keepUser, readKeptId, readKeptUser, watchOtherTabs } from './kept-user';
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
 * The one session of the page (spec § 4.1), taken over from the last visit where both the person and the cookie are
 * still there; a person kept by an older release is fetched anew by the start-up check. All tabs follow what one of them does.
 * @param endOnServer tells the server that the token's session is over; the page does not wait for it
 */
export function createHostSession(endOnServer: (token: string) => void): HostSession {
  const user$ = new BehaviorSubject(takeOver());
  const leaving$ = new BehaviorSubject<Leaving | null>(null);

  function leave(leaving: Leaving) {
    leaving$.next(leaving);
    user$.next(null);
  }
  function forget() {
    forgetUser();
    clearSessionCookie();
  }

  watchOtherTabs(() => {
    const kept = readKeptUser();
    if (kept) user$.next(kept);
    // what another release wrote of the same person may be more than this one understands; it is no logout
    else if (user$.value && user$.value._id !== readKeptId()) leave({});
  });

  return {
    user$: user$.asObservable(),
    user: () => user$.value,
    token: readSessionCookie,
    login(user, token) {
      writeSessionCookie(token);
      keepUser(user, token);
      user$.next(user);
    },
    update(change) {
      const token = readSessionCookie();
      if (!user$.value || token === null) return;
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
  if (readKeptId() !== null && readSessionCookie() !== null) return readKeptUser();
  forgetUser();
  clearSessionCookie();
  return null;
}
