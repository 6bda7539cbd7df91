import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { createHostSession, type HostSession } from '../../src/session/host-session';
import { clearSessionCookie, writeSessionCookie } from '../../src/session/session-cookie';

export const ana = aRealtor({ fullName: 'Ana Reyes' });
export const ilse = aLender({ fullName: 'Ilse Okonjo' });

/** The session of a page at `/`, in a browser with empty storage. */
export function aSession(endOnServer: (token: string) => void = () => undefined): HostSession {
  localStorage.clear();
  clearSessionCookie();
  window.history.replaceState(null, '', '/');
  return createHostSession(endOnServer);
}

/** The same browser when the page is loaded again. */
export function nextVisit(): HostSession {
  return createHostSession(() => undefined);
}

/** Changes cookie and storage as another tab does when someone signs in there. */
export function anotherTabSignsIn(user: unknown, token: string): void {
  writeSessionCookie(token);
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

/** The event that this tab gets after another tab has written to storage. */
export function dispatchStorageEvent(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
}
