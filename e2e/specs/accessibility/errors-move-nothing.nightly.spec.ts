import type { Locator, Page } from '@playwright/test';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { settingScreen } from '../../screens/setting-screen';
import { shellScreen } from '../../screens/shell-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { DEMO } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { expect, test } from '../../watched-test';

const WINDOWS = [
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
];

const NO_ANSWER = 'Keydate cannot be reached.';

/** No call to `path` is answered. */
const cutOff = (page: Page, path: string) => page.route(`**/api/v1/user/${path}`, (route) => route.abort());

/** The control is where it was, and no error is over it. */
async function expectUnmoved(control: Locator, act: () => Promise<void>, error: string): Promise<void> {
  const before = await control.boundingBox();
  await act();
  await expect(control.page().getByRole('alert').filter({ hasText: error })).toBeVisible();
  expect(await control.boundingBox()).toEqual(before);
  await expect(control).toBeInViewport({ ratio: 1 });
  // fails where something else gets the press
  await control.click({ trial: true });
}

for (const viewport of WINDOWS) {
  test.describe(`an error moves nothing and covers no main action at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('in the wizard', async ({ visitor, page }) => {
      const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
      const wizard = wizardScreen(page);
      await realtor.startsTransaction();
      await wizard.isAtRest();

      await expectUnmoved(wizard.next, () => wizard.next.click(), 'Validation Error');
    });

    test('over the dialogs of a transaction', async ({ visitor, page, request }) => {
      const transactions = await Transactions.of(DEMO.realtor, request);
      const { _id } = await transactions.makes('Wilhelmina Ashdown');
      await visitor.returns(DEMO.realtor, DEMO.password);
      await page.goto(`/transaction/${_id}`);
      const screen = transactionScreen(page);
      await cutOff(page, 'transaction-update/**');
      await screen.editAddress.click();
      await screen.address.street.fill('1 Quince Court');

      await expectUnmoved(screen.address.save, () => screen.address.save.click(), 'Failed to Submit');
    });

    test('in the settings, until the person goes elsewhere', async ({ visitor, page }) => {
      await visitor.returns(DEMO.realtor, DEMO.password);
      await page.goto('/setting/personal');
      await cutOff(page, 'update');
      const { save } = settingScreen(page);
      await save.scrollIntoViewIfNeeded();
      await expectUnmoved(save, () => save.click(), NO_ANSWER);
      const seen = Date.now();

      // an error of the last second belongs to the page that opens
      await expect.poll(() => Date.now() - seen).toBeGreaterThan(1000);
      await shellScreen(page).link('Dashboard').click();
      await expect(dashboardScreen(page).title).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
    });
  });
}
