import type { Page } from '@playwright/test';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { DEMO } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { expect, test } from '../../watched-test';
import { expectAccessibleInBothThemes } from '../accessibility/expect-accessible';

const AS_LONG_AS_WEBPACK_WAITS_MS = 31_000;

/** Removes the files that the open page has not loaded yet, as a release does. */
async function losesFurtherFiles(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.route('**/remotes/transactions/**/*.js*', (route) => route.fulfill({ status: 404 }));
}

test('a dialog whose chunk is missing fails alone: the page stays, Close leads back, Try again opens it', async ({
  visitor,
  page,
  request,
}) => {
  const { _id } = await (await Transactions.of(DEMO.realtor, request)).makes('Philippa Thorne');
  await visitor.returns(DEMO.realtor, DEMO.password);
  await page.goto(`/transaction/${_id}`);
  const screen = transactionScreen(page);
  await expect(screen.editAddress).toBeVisible();
  await losesFurtherFiles(page);
  const failure = page.getByRole('alertdialog', { name: 'Edit Address could not be loaded' });

  await screen.editAddress.click();
  await expect(failure).toBeVisible();
  await expect(screen.client('Philippa Thorne')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(failure).toBeHidden();
  await expect(screen.editAddress).toBeFocused();

  await screen.editAddress.click();
  await expect(failure).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(screen.address.street).toBeVisible();
});

test('so does the wizard, over a dashboard that stays', async ({ visitor, page }) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).title).toBeVisible();
  await losesFurtherFiles(page);
  await dashboardScreen(page).addTransaction.click();
  const failure = page.getByRole('alertdialog', { name: 'Add Transaction could not be loaded' });
  await expect(failure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failure).toBeHidden();
  await expect(dashboardScreen(page).addTransaction).toBeFocused();

  await page.unrouteAll({ behavior: 'wait' });
  await dashboardScreen(page).addTransaction.click();
  await expect(wizardScreen(page).street).toBeVisible();
});

test('a dialog whose chunk hangs is loaded from another address when it is tried again', async ({ visitor, page }) => {
  await page.clock.install();
  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).title).toBeVisible();
  await page.waitForLoadState('networkidle');
  // these stay unanswered
  const held: string[] = [];
  await page.route('**/remotes/transactions/**/*.js', (route) => {
    held.push(route.request().url());
  });
  await dashboardScreen(page).addTransaction.click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const failure = page.getByRole('alertdialog', { name: 'Add Transaction could not be loaded' });
  await page.clock.fastForward(AS_LONG_AS_WEBPACK_WAITS_MS);
  await expect(failure).toBeVisible();

  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(wizardScreen(page).street).toBeVisible();
});
