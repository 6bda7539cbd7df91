import type { Page, Route } from '@playwright/test';
import { authScreens } from '../../screens/auth-screens';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { storedSession, NOTHING_STORED, revokeSession } from '../../seed/stored-session';
import { expect, test } from '../../watched-test';

const API = '**/api/v1/user/**';

test('a session is stored, sent with each call, outlives a reload, and ends everywhere with Logout (spec § 6)', async ({
  visitor,
  page,
}) => {
  const shell = shellScreen(page);
  await visitor.signsIn(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).card(/June Okafor/)).toBeVisible();
  const { cookie, user, token } = await storedSession(page);
  expect(token).toBe(cookie);
  expect(JSON.parse(user ?? '')).toMatchObject({ contact: { email: DEMO.realtor } });
  const sent = page.waitForRequest(API);
  await dashboardScreen(page).status('Closed').click();
  expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${token}`);

  await shell.link('Setting').click();
  const fetched = page.waitForResponse('**/api/v1/user/getUser');
  await page.reload();
  expect((await fetched).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
  await expect(page).toHaveURL('/setting');

  const told = page.waitForResponse('**/api/v1/user/logout');
  await shell.logout.click();
  await expect(page).toHaveURL('/signin');
  expect(await storedSession(page)).toEqual(NOTHING_STORED);
  expect((await told).status()).toBe(200);
  const again = await page.request.get('/api/v1/user/getUser', { headers: { Authorization: `Bearer ${token}` } });
  expect(again.status()).toBe(401);

  await page.goBack();
  await expect(shell.sidebar).toBeHidden();
  await expect(page.getByText('June Okafor')).toBeHidden();
});

test('several 401 answers at once end the session once, with one message; the person returns to the same page', async ({
  visitor,
  page,
}) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).card(/June Okafor/)).toBeVisible();
  // the bell and the sidebar make calls of their own
  await page.waitForLoadState('networkidle');
  const visits = visitsTo(page, '/signin');
  const refused = await holdUntilThere(page, 2, () => revokeSession(page));

  await dashboardScreen(page).status('Closed').click();
  await expect(page).toHaveURL(/status=Closed/);
  const address = page.url();
  await shellScreen(page).search.fill('June');
  expect(await refused()).toEqual([401, 401]);

  await expect(authScreens(page).heading('Sign in')).toBeVisible();
  await expect(authScreens(page).refusal('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(await storedSession(page)).toEqual(NOTHING_STORED);
  expect(visits).toHaveLength(1);

  await page.unroute(API);
  await visitor.entersSignIn(DEMO.realtor, DEMO.password);
  await expect(page).toHaveURL(address);
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
 * Holds the page's calls until there are `count` of them, runs `before`, and sends them together. Returns a function that waits
 * for the answers' statuses.
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
