import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';
import type { Page, Route } from '@playwright/test';
import { authScreens } from '../../screens/auth-screens';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { storedSession, NOTHING_STORED, revokeSession } from '../../seed/stored-session';
import { expect, test } from '../../watched-test';

const API = '**/api/v1/user/**';

test.beforeEach(async ({ visitor, page }) => {
  await visitor.signsIn(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).card(/June Okafor/)).toBeVisible();
  // the bell and the sidebar make calls of their own
  await page.waitForLoadState('networkidle');
});

test('the token is in cookie and local storage, beside the person, and travels as a Bearer header (spec § 6)', async ({
  page,
}) => {
  const { cookie, user, token } = await storedSession(page);
  const sent = page.waitForRequest(API);

  await dashboardScreen(page).status('Closed').click();

  expect(token).toBe(cookie);
  expect(JSON.parse(user ?? '')).toMatchObject({ contact: { email: DEMO.realtor } });
  expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${token}`);
});

test('a reload preserves person and page, and fetches the person again', async ({ page }) => {
  await shellScreen(page).link('Setting').click();
  const fetched = page.waitForResponse('**/api/v1/user/getUser');

  await page.reload();

  expect((await fetched).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
  await expect(page).toHaveURL('/setting');
});

test('a server that is down while the page loads does not end the session', async ({ page }) => {
  await page.route('**/api/v1/user/getUser', (route) => route.abort());
  await page.reload();
  await expect(dashboardScreen(page).card(/June Okafor/)).toBeVisible();

  await page.unroute('**/api/v1/user/getUser');
  await page.reload();

  await expect(dashboardScreen(page).card(/June Okafor/)).toBeVisible();
  // the bell and the sidebar make calls of their own
  await page.waitForLoadState('networkidle');
});

test('logging out clears person, token and cookie, ends the session on the server and goes to /signin', async ({
  page,
}) => {
  const { token } = await storedSession(page);
  const told = page.waitForResponse('**/api/v1/user/logout');

  await shellScreen(page).logout.click();

  await expect(page).toHaveURL('/signin');
  expect(await storedSession(page)).toEqual(NOTHING_STORED);
  expect((await told).status()).toBe(200);
  const again = await page.request.get('/api/v1/user/getUser', { headers: { Authorization: `Bearer ${token}` } });
  expect(again.status()).toBe(401);
});

test('going back after logging out shows nothing of the person', async ({ page }) => {
  await shellScreen(page).link('Setting').click();
  await shellScreen(page).logout.click();
  await expect(page).toHaveURL('/signin');

  await page.goBack();

  await expect(shellScreen(page).sidebar).toBeHidden();
  await expect(page.getByText('June Okafor')).toBeHidden();
});

test('several 401 answers at once end the session once, with one message', async ({ page }) => {
  const visits = visitsTo(page, '/signin');
  const refused = await holdUntilThere(page, 2, () => revokeSession(page));

  await dashboardScreen(page).status('Closed').click();
  await shellScreen(page).search.fill('June');
  expect(await refused()).toEqual([401, 401]);

  await expect(authScreens(page).heading('Sign in')).toBeVisible();
  await expect(authScreens(page).refusal('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(await storedSession(page)).toEqual(NOTHING_STORED);
  expect(visits).toHaveLength(1);
});

test('a person whose session ended returns to the same page after signing in', async ({ page, visitor }) => {
  await dashboardScreen(page)
    .card(/June Okafor/)
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'June Okafor' })).toBeVisible();
  const address = page.url();
  await revokeSession(page);
  await page.reload();
  await expect(page).toHaveURL('/signin');

  await visitor.entersSignIn(DEMO.realtor, DEMO.password);

  await expect(page).toHaveURL(address);
});

for (const { what, lose } of [
  {
    what: 'the person is not even JSON',
    lose: (page: Page) => page.evaluate(() => window.localStorage.setItem('user', '{')),
  },
  { what: 'the person is gone', lose: (page: Page) => page.evaluate(() => window.localStorage.removeItem('user')) },
  { what: 'the cookie is gone', lose: (page: Page) => page.context().clearCookies() },
]) {
  test(`if ${what}, the next visit is signed out, and nothing is left over`, async ({ page }) => {
    await lose(page);

    await page.goto('/');

    await expect(
      page.getByRole('heading', { level: 1, name: 'Every deadline of every contract, on time.' }),
    ).toBeVisible();
    // the page can be read before its scripts run
    await expect.poll(() => storedSession(page)).toEqual(NOTHING_STORED);
  });
}

test('a deleted cookie ends the session with the next call', async ({ page }) => {
  // in one step: between two, a call of the bell would end the session first
  await dashboardScreen(page)
    .status('Closed')
    .evaluate((tab: HTMLElement, cookie) => {
      document.cookie = `${cookie}=; Path=/; Max-Age=0`;
      tab.click();
    }, SESSION_COOKIE);

  await expect(page).toHaveURL('/signin');
  expect(await storedSession(page)).toEqual(NOTHING_STORED);
});

/** The times that the page went to a path from now on. */
function visitsTo(page: Page, path: string): string[] {
  const visits: string[] = [];
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === path) visits.push(frame.url());
  });
  return visits;
}

/**
 * Holds the page's calls until `count` are there; they go on together, after `before` is done. Gives how to wait for their
 * answers' statuses.
 */
async function holdUntilThere(
  page: Page,
  count: number,
  before: () => Promise<void>,
): Promise<() => Promise<number[]>> {
  const held: Route[] = [];
  let allHeld = () => {};
  const areAllHeld = new Promise<void>((resolve) => (allHeld = resolve));
  // a call that leaves before this is in place would never be held
  await page.route(API, async (route) => {
    if (held.length === count) await route.continue();
    else if (held.push(route) === count) allHeld();
  });
  const answerTogether = async () => {
    await areAllHeld;
    await before();
    const answers = await Promise.all(held.map((each) => each.fetch()));
    await Promise.all(held.map((each, at) => each.fulfill({ response: answers[at] })));
    return answers.map((answer) => answer.status());
  };
  return answerTogether;
}
