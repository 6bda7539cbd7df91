import { comesBackToTab } from '../../people/comes-back-to-tab';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { DEMO } from '../../seed/invented';
import { releasesOf } from '../../seed/loaded-releases';
import { redeployWithoutOldFiles } from '../../seed/release-remote';
import { Transactions } from '../../seed/transactions';
import { expect, test } from '../../own-server-test';

test('of a remote whose entry went before it was loaded, "Try again" shows the new release', async ({
  visitor,
  page,
  ownServer,
  faults,
}) => {
  const shell = shellScreen(page);
  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).title).toBeVisible();

  const release = await redeployWithoutOldFiles(ownServer.home, 'settings');
  await shell.link('Setting').click();
  await expect(shell.unavailable('Setting')).toContainText('Its files are missing on the server.');
  await shell.tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting', exact: true })).toBeVisible();
  expect(await releasesOf(page, 'settings')).toContain(release);
  faults.splice(0);
});

test('a dialog whose files went fails alone, over a page that stays, and the new version has it', async ({
  visitor,
  page,
  request,
  ownServer,
  faults,
}) => {
  const { _id } = await (await Transactions.of(DEMO.realtor, request)).makes('Ambrose Fell');
  const screen = transactionScreen(page);
  await visitor.returns(DEMO.realtor, DEMO.password);
  await page.goto(`/transaction/${_id}`);
  await expect(screen.editAddress).toBeVisible();
  await page.waitForLoadState('networkidle');

  const release = await redeployWithoutOldFiles(ownServer.home, 'transactions');
  const failure = page.getByRole('alertdialog', { name: 'Edit Address could not be loaded' });
  await screen.editAddress.click();
  await expect(failure).toContainText('a new version of Keydate may be available');
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(screen.client('Ambrose Fell')).toBeVisible();
  await expect(screen.editAddress).toBeFocused();

  await comesBackToTab(page);
  await page.getByRole('button', { name: 'Use it now' }).click();
  await screen.editAddress.click();
  await expect(screen.address.street).toBeVisible();
  expect(await releasesOf(page, 'transactions')).toEqual([release]);
  faults.splice(0);
});
