import type { Page } from '@playwright/test';
import { Member } from '../../people/member';
import { Visitor } from '../../people/visitor';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

let other: Page;
test.beforeEach(async ({ context }) => {
  other = await context.newPage();
  await other.goto('/signin');
});

test.describe('a tab that missed it', () => {
  /** Call this before the page loads: a window calls its listeners in the order in which they were added. */
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
