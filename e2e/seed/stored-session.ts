import type { Page } from '@playwright/test';
import { login } from '@keydate/contracts/people';
import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';

/** The session that a browser stores (spec § 4.1, § 6): the token in the cookie, and the user and token in local storage. */
export async function storedSession(page: Page) {
  const { cookies, origins } = await page.context().storageState();
  const stored = (wanted: string) =>
    origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === wanted)?.value ?? null;
  return {
    cookie: cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? null,
    user: stored('user'),
    token: stored('token'),
  };
}

export const NOTHING_STORED = { cookie: null, user: null, token: null };

/** Signs in through the API, and stores the session where a sign-in on the screen stores it (spec § 3, § 6). */
export async function openSession(page: Page, email: string, password: string): Promise<void> {
  const reply = await page.request.post(`/api/v1/user/${login.path}`, { data: { email, password } });
  if (!reply.ok()) throw new Error(`${email} was not signed in: ${await reply.text()}`);
  const { accessToken: token, user } = login.replies[200].parse(await reply.json()).result;
  const { origin } = new URL(reply.url());
  await page
    .context()
    .addCookies([{ name: SESSION_COOKIE, value: encodeURIComponent(token), url: origin, sameSite: 'Lax' }]);
  // local storage belongs to an origin, so a page of that origin must be open
  await page.goto('/registry.json');
  await page.evaluate(
    (entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    },
    { user: JSON.stringify(user), token },
  );
}

/** Ends the page's session on the server only, as a change of password elsewhere does. */
export async function revokeSession(page: Page): Promise<void> {
  const { cookie } = await storedSession(page);
  const reply = await page.request.post('/api/v1/user/logout', { headers: { Authorization: `Bearer ${cookie}` } });
  if (!reply.ok()) throw new Error(`The session was not revoked: ${reply.status()}`);
}
