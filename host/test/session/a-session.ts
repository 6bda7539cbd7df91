import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { createHostSession, type HostSession } from '../../src/session/host-session';
import { clearSessionCookie, writeSessionCookie } from '../../src/session/session-cookie';

export const ana = aRealtor({ fullName: 'Ana Reyes' });
export const ilse = aLender({ fullName: 'Ilse Okonjo' });

/** The session of a page at `/`, in a browser that has kept nothing. */
export function aSession(endOnServer: (token: string) => void = () => undefined): HostSession {
  localStorage.clear();
  clearSessionCookie();
  window.history.replaceState(null, '', '/');
  return createHostSession(endOnServer);
}

/** The same browser when the page is loaded anew. */
export function theNextVisit(): HostSession {
  return createHostSession(() => undefined);
}

/** What another tab does to cookie and storage when somebody signs in there. */
export function anotherTabSignsIn(user: unknown, token: string): void {
  writeSessionCookie(token);
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

/** What the browser tells this tab after another one has written. */
export function anotherTabHasWritten(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
}
