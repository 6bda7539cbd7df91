import type { Page } from '@playwright/test';
import { expect, test } from '../../own-server-test';
import { comesBackToTab } from '../../people/comes-back-to-tab';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { DEMO } from '../../seed/invented';

const OF_THE_SQUAD = 'What a squad serves from its own address';

/** Marks this page, so that a spec sees when another one is loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('a tab from before a remote moved loads its new page as a whole on the next visit, and the wizard keeps its entries', async ({
  visitor,
  page,
  squad,
}) => {
  const [shell, wizard] = [shellScreen(page), wizardScreen(page)];
  await visitor.returns(DEMO.realtor, DEMO.password);
  await dashboardScreen(page).addTransaction.click();
  await wizard.street.fill('9 Larkspur Lane');
  await mark(page);
  await squad.releases('billing', { words: ['Pricing', OF_THE_SQUAD] });
  await comesBackToTab(page);
  await expect(page.getByText('A new version of Keydate is available')).toBeAttached();
  await expect(wizard.street).toHaveValue('9 Larkspur Lane');
  await wizard.close.click();
  expect(await isSamePage(page)).toBe(true);

  await shell.link('Subscription').click();
  await expect(page.getByRole('heading', { level: 1, name: OF_THE_SQUAD })).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
  await shell.link('Dashboard').click();
  await dashboardScreen(page).addTransaction.click();
  await expect(wizard.street).toHaveValue('9 Larkspur Lane');
});

test('a tab that has not learned of the move, and finds the former files gone, says that it must be loaded again', async ({
  visitor,
  page,
  ownServer,
  squad,
  faults,
}) => {
  const shell = shellScreen(page);
  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).title).toBeVisible();
  await squad.releases('billing', { words: ['Pricing', OF_THE_SQUAD] });
  await page.route(`${ownServer.origin}/remotes/billing/**`, (route) => route.fulfill({ status: 404 }));

  await shell.link('Subscription').click();
  await expect(shell.unavailable('Subscription')).toContainText('Its files are missing on the server.');
  await shell.tryAgain.click();
  await expect(shell.unavailable('Subscription')).toContainText('reload the page');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: OF_THE_SQUAD })).toBeVisible();
  // the missing files are what this spec is about
  faults.splice(0);
});
