import type { Page } from '@playwright/test';
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

/** The labels of the controls that the shown errors cover. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // several errors scroll in their list: an error below the list's edge covers nothing
    const edge = document.querySelector('.Toastify__toast-container')?.getBoundingClientRect().bottom ?? 0;
    const errors = [...document.querySelectorAll('.Toastify__toast--error')].map((error) => {
      const { left, right, top, bottom } = error.getBoundingClientRect();
      return { left, right, top, bottom: Math.min(bottom, edge) };
    });
    if (errors.length === 0) return ['no error is shown'];
    const isBeneath = (control: Element) => {
      const box = control.getBoundingClientRect();
      return errors.some((error) => {
        const [left, right] = [Math.max(box.left, error.left), Math.min(box.right, error.right)];
        const [top, bottom] = [Math.max(box.top, error.top), Math.min(box.bottom, error.bottom)];
        if (right - left < 1 || bottom - top < 1) return false;
        const layers = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const next = layers.find((layer) => !layer.closest('.Toastify, [data-react-aria-top-layer]'));
        return next !== undefined && control.contains(next);
      });
    };
    return [...document.querySelectorAll('button, a, input, select, textarea, [role=button]')]
      .filter(isBeneath)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}

async function expectNothingCovered(page: Page, error: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible();
  await expect.poll(() => covered(page)).toEqual([]);
}

for (const viewport of WINDOWS) {
  test.describe(`an error covers no button at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('at sign-in', async ({ visitor, page }) => {
      await cutOff(page, 'login');
      await visitor.triesToSignIn(DEMO.realtor);

      await expectNothingCovered(page, NO_ANSWER);
      await page.setViewportSize({ width: 340, height: 600 });
      await expectNothingCovered(page, NO_ANSWER);
    });

    test('in the wizard, and on the dashboard once it is closed', async ({ visitor, page }) => {
      const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
      const wizard = wizardScreen(page);
      await realtor.startsTransaction();
      await wizard.next.click();

      await expectNothingCovered(page, 'Validation Error');
      await expect(wizard.next).toBeInViewport({ ratio: 1 });
      await wizard.dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dashboardScreen(page).addTransaction).toBeVisible();
      await expectNothingCovered(page, 'Validation Error');
    });

    test('over the dialogs of a transaction, and on its page', async ({ visitor, page, request }) => {
      const transactions = await Transactions.of(DEMO.realtor, request);
      const { _id } = await transactions.makes('Wilhelmina Ashdown');
      await visitor.returns(DEMO.realtor, DEMO.password);
      await page.goto(`/transaction/${_id}`);
      const screen = transactionScreen(page);
      await cutOff(page, 'transaction-update/**');
      await screen.complete.click();
      await expectNothingCovered(page, NO_ANSWER);

      await screen.editAddress.click();
      await screen.address.street.fill('1 Quince Court');
      await screen.address.save.click();
      await expectNothingCovered(page, 'Failed to Submit');
      await expect(screen.address.save).toBeInViewport({ ratio: 1 });
    });

    test('in the settings, until the person goes elsewhere', async ({ visitor, page }) => {
      await visitor.returns(DEMO.realtor, DEMO.password);
      await page.goto('/setting/personal');
      await cutOff(page, 'update');
      await settingScreen(page).save.click();
      await expectNothingCovered(page, NO_ANSWER);
      const seen = Date.now();

      // an error of the last second belongs to the page that opens
      await expect.poll(() => Date.now() - seen).toBeGreaterThan(1000);
      await shellScreen(page).link('Dashboard').click();
      await expect(dashboardScreen(page).title).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
    });
  });
}
