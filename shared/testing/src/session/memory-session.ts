import type { Session } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { BehaviorSubject } from 'rxjs';

/**
 * A session that lives as long as the page or the test: nothing is stored, and nothing navigates. `onLogout` is called
 * once at each logout, for the shell that wants to follow.
 */
export function memorySession(
  user: User | null = null,
  firstToken: string | null = null,
  onLogout: () => void = () => {},
): Session {
  const user$ = new BehaviorSubject(user);
  let token = firstToken;
  const logout = () => {
    token = null;
    user$.next(null);
    onLogout();
  };
  return {
    user$,
    user: () => user$.value,
    token: () => token,
    login: (person, opened) => {
      token = opened;
      user$.next(person);
    },
    update: (change) => {
      if (user$.value) user$.next({ ...user$.value, ...change });
    },
    logout,
    refused: (refusedToken) => {
      if (token !== null && refusedToken === token) logout();
    },
  };
}
