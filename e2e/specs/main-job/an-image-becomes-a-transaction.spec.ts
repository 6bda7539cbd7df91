import { dashboardScreen } from '../../screens/dashboard-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { countPresses } from '../../seed/count-presses';
import { A_PROPERTY, DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('the demo realtor turns a photograph of a contract into a transaction', async ({ visitor, page }) => {
  test.slow(); // recognition takes a while on a busy machine
  const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
  const wizard = wizardScreen(page);
  const presses = await countPresses(page);

  await realtor.startsTransaction();
  // the file dialog opens with one press more
  await realtor.uploadsContract('photo-phone.jpg');
  await realtor.entersProperty(A_PROPERTY);
  await wizard.client(/Caleb Strand/).check();
  await expect(wizard.scanning).toBeHidden({ timeout: 300_000 });
  await wizard.next.click();
  await wizard.contractType('A Sale').check();
  await wizard.next.click();
  // with Submit, and without the dates of this contract that depend on another event
  expect((await presses()) + 2).toBeLessThanOrEqual(8);

  await expect(wizard.row('Appraisal Objection Deadline')).toContainText('02-27-2031');
  // nothing is written there, so its row has no day
  await wizard.rowsWithoutDay.click();
  await expect(wizard.tick('Lead-Based Paint Disclosure Deadline')).not.toBeChecked();
  await realtor.changesDate('Lead-Based Paint Disclosure Deadline', '2/22/2031');
  await expect(wizard.edit('Lead-Based Paint Disclosure Deadline')).toBeFocused();
  await expect(wizard.row('Lead-Based Paint Disclosure Deadline')).toContainText('02-22-2031');
  await realtor.submits();

  await expect(transactionScreen(page).deadlineOn('02-22-2031', 'Lead-Based Paint Disclosure Deadline')).toBeVisible();
  await realtor.opensDashboard();
  await expect(dashboardScreen(page).card(/Caleb Strand.*14 Juniper Way/)).toContainText('Sellers');
});
