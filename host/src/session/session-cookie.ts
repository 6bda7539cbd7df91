import { SESSION_LIFETIME_MS } from '@keydate/contracts/limits';
import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';

/**
 * The token in the session cookie; null without one. The browser also sends the cookie for pictures and files
 * (server/src/accounts/README.md, Sessions).
 */
export function readSessionCookie(): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${SESSION_COOKIE}=`));
  const value = pair?.slice(SESSION_COOKIE.length + 1);
  return value ? decode(value) : null;
}

/** Null for a value that this product did not write: any site on this domain can set a cookie of this name. */
function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Stores `token` for as long as the server's session lasts. Called at each visit, because each visit extends the session. */
export function writeSessionCookie(token: string): void {
  document.cookie = cookie(encodeURIComponent(token), SESSION_LIFETIME_MS / 1000);
}

export function clearSessionCookie(): void {
  document.cookie = cookie('', 0);
}

function cookie(value: string, maxAgeSeconds: number): string {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  return `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
