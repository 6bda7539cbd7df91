import { dashboardScreen } from '../../screens/dashboard-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { PASSWORD } from '../../seed/invented';
import { countPresses } from '../../seed/count-presses';
import { Transactions } from '../../seed/transactions';
import { expect, test } from '../../watched-test';

test('a typed contract of an existing client becomes a transaction without typing', async ({
  accounts,
  visitor,
  request,
  page,
}) => {
  const { owner } = await accounts.company();
  const before = await Transactions.of(owner.email, request, PASSWORD);
  await before.changes(await before.makes('Nora Fielding'), { status: 'Closed' });
  const realtor = await visitor.returns(owner.email);
  const wizard = wizardScreen(page);
  const presses = await countPresses(page);

  await realtor.startsTransaction();
  // the file dialog opens with one press more
  await realtor.uploadsContract('typed-stated.pdf');
  await expect(wizard.step('Review Contract Dates')).toBeVisible();
  await expect(wizard.fromContract).toHaveCount(4);
  await wizard.confirm.click();
  await expect(wizard.row('Inspection Termination Deadline')).toContainText('MEC Fri 01-03 + 8 days');
  await realtor.submits();

  await expect(dashboardScreen(page).done('Transaction Created Successfully')).toBeVisible();
  await expect(transactionScreen(page).client('Nora Fielding')).toBeVisible();
  await expect(page.getByText('1420 Larkspur Lane').first()).toBeVisible();
  expect((await presses()) + 1).toBeLessThanOrEqual(6);
});
