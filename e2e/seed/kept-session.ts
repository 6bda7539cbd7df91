import type { Page } from '@playwright/test';
import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';

/** What a browser keeps of a session (spec § 4.1, § 6): the cookie's token, and what stands in local storage. */
export async function keptSession(page: Page) {
  const { cookies, origins } = await page.context().storageState();
  const stored = (wanted: string) => origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === wanted)?.value ?? null;
  return { cookie: cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? null, user: stored('user'), token: stored('token') };
}

export const NOTHING_KEPT = { cookie: null, user: null, token: null };

/** Ends the page's session on the server behind its back, as a change of password elsewhere does. */
export async function revokeSession(page: Page): Promise<void> {
  const { cookie } = await keptSession(page);
  const reply = await page.request.post('/api/v1/user/logout', { headers: { Authorization: `Bearer ${cookie}` } });
  if (!reply.ok()) throw new Error(`The session was not revoked: ${reply.status()}`);
}
