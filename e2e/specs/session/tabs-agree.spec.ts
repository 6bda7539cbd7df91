import type { Page } from '@playwright/test';
import { Member } from '../../people/member';
import { Visitor } from '../../people/visitor';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { storedSession, NOTHING_STORED } from '../../seed/stored-session';
import { expect, test } from '../../watched-test';

let other: Page;
test.beforeEach(async ({ context }) => {
  other = await context.newPage();
  await other.goto('/signin');
});

test('a person who signs in in one tab is signed in in the other', async ({ visitor, page }) => {
  await visitor.signsIn(DEMO.realtor, DEMO.password);

  await expect(dashboardScreen(page).title).toBeVisible();
  await expect(dashboardScreen(other).title).toBeVisible();
});

test('logging out in one tab logs out in all', async ({ visitor, page }) => {
  const realtor = await visitor.signsIn(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(other).title).toBeVisible();

  await realtor.logsOut();

  await expect(page).toHaveURL('/signin');
  await expect(other).toHaveURL('/signin');
  expect(await storedSession(other)).toEqual(NOTHING_STORED);
});

test('if another person signs in in one tab, all tabs show that person and nothing of the one before', async ({
  visitor,
  inbox,
  page,
}) => {
  const realtor = await visitor.signsIn(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).card(/June Okafor/)).toBeVisible();
  await expect(dashboardScreen(other).card(/June Okafor/)).toBeVisible();
  await realtor.logsOut();
  await expect(other).toHaveURL('/signin');

  await new Visitor(other, inbox).entersSignIn(DEMO.lender, DEMO.password);

  for (const tab of [other, page]) {
    await expect(shellScreen(tab).person).toContainText('Lender');
    await expect(dashboardScreen(tab).title).toBeVisible();
    await expect(tab.getByText('June Okafor')).toBeHidden();
  }
});

test.describe('a tab that missed it', () => {
  /** Must come before the page: listeners of a window are told in the order in which they came. */
  const hearsNothing = (tab: Page) =>
    tab.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()));
  /** Nor does it call the server: a refusal would tell it that the session has ended. */
  const CALLS = '**/api/**';
  const isLookedAt = async (tab: Page) => {
    await tab.unroute(CALLS);
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };

  test.beforeEach(async ({ visitor, page }) => {
    await hearsNothing(page);
    await visitor.signsIn(DEMO.realtor, DEMO.password);
    await expect(dashboardScreen(page).card(/June Okafor/)).toBeVisible();
    await page.route(CALLS, () => undefined);
    await new Member(other).logsOut();
    await expect(other).toHaveURL('/signin');
  });

  test('shows who is signed in as soon as it is opened', async ({ inbox, page }) => {
    await new Visitor(other, inbox).entersSignIn(DEMO.lender, DEMO.password);
    await expect(shellScreen(other).person).toContainText('Lender');
    await expect(shellScreen(page).person).toContainText('Realtor');

    await isLookedAt(page);

    await expect(shellScreen(page).person).toContainText('Lender');
    await expect(page.getByText('June Okafor')).toBeHidden();
  });

  test('shows sign-in as soon as it is opened, if nobody is signed in', async ({ page }) => {
    await expect(shellScreen(page).person).toContainText('Realtor');

    await isLookedAt(page);

    await expect(page).toHaveURL('/signin');
    await expect(shellScreen(page).sidebar).toBeHidden();
  });
});
