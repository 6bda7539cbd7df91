import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';
import type { Page } from '@playwright/test';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { DEMO } from '../../seed/invented';
import { storedSession, NOTHING_STORED } from '../../seed/stored-session';
import { expect, test } from '../../watched-test';

test.beforeEach(async ({ visitor, page }) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).card(/June Okafor/)).toBeVisible();
  // the bell and the sidebar make calls of their own
  await page.waitForLoadState('networkidle');
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
