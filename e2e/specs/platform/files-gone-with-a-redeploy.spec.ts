import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { DEMO } from '../../seed/invented';
import { releasesOf } from '../../seed/loaded-releases';
import { redeployWithoutOldFiles } from '../../seed/release-remote';
import { Transactions } from '../../seed/transactions';
import { expect, test } from '../../own-server-test';

test('a page that was not loaded before a redeploy took its files fails alone, and is of the new release on the next visit', async ({
  visitor,
  page,
  request,
  ownServer,
  faults,
}) => {
  const shell = shellScreen(page);
  const card = dashboardScreen(page).card(/Cordelia Marsh/);
  await (await Transactions.of(DEMO.realtor, request)).makes('Cordelia Marsh');
  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(card).toBeVisible();
  await page.waitForLoadState('networkidle');

  const release = await redeployWithoutOldFiles(ownServer.home, 'transactions');
  await card.click();
  await expect(shell.unavailable('Transactions')).toBeVisible();
  await shell.link('Messages').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages', exact: true })).toBeVisible();
  await expect(shell.bell).toBeVisible();

  await shell.link('Dashboard').click();
  await card.click();
  await expect(transactionScreen(page).client('Cordelia Marsh')).toBeVisible();
  expect(await releasesOf(page, 'transactions')).toContain(release);
  // the missing files are what this spec is about
  faults.splice(0);
});
