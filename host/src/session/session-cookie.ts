import { SESSION_LIFETIME_MS } from '@keydate/contracts/limits';

/** The session's marker (spec § 3), which also lets pictures and files be loaded (docs/rules.md, Sessions). */
const NAME = 'keydate_session';

/** The token in the session cookie; null without one. */
export function readSessionCookie(): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${NAME}=`));
  const value = pair?.slice(NAME.length + 1);
  return value ? decodeURIComponent(value) : null;
}

/** Keeps `token` as long as the server does; called anew at each visit, for the server's sessions slide. */
export function writeSessionCookie(token: string): void {
  document.cookie = cookie(encodeURIComponent(token), SESSION_LIFETIME_MS / 1000);
}

export function clearSessionCookie(): void {
  document.cookie = cookie('', 0);
}

function cookie(value: string, maxAgeSeconds: number): string {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
