import { dashboardScreen } from '../../screens/dashboard-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { countPresses } from '../../seed/count-presses';
import { A_PROPERTY, DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('the demo realtor turns a scanned contract, an image without text, into a transaction', async ({
  visitor,
  page,
}) => {
  test.slow(); // recognition reads several pages
  const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
  const wizard = wizardScreen(page);
  const presses = await countPresses(page);

  await realtor.startsTransaction();
  // the file dialog opens with one press more
  await realtor.uploadsContract('scan-office.pdf');
  await realtor.entersProperty(A_PROPERTY);
  await wizard.client(/Caleb Strand/).check();
  await expect(wizard.scanning).toBeHidden({ timeout: 300_000 });
  await wizard.next.click();
  await wizard.contractType('A Sale').check();
  await wizard.next.click();
  // with Submit, and without the dates of this contract that depend on another event
  expect((await presses()) + 2).toBeLessThanOrEqual(8);

  await expect(wizard.row('Appraisal Objection Deadline')).toContainText('10-02-2030');
  // it depends on another event, so its row has no day
  await wizard.rowsWithoutDay.click();
  await expect(wizard.tick('Closing Date')).not.toBeChecked();
  await realtor.changesDate('Closing Date', '10/16/2030');
  await expect(wizard.edit('Closing Date')).toBeFocused();
  await expect(wizard.row('Closing Date')).toContainText('10-16-2030');
  await realtor.submits();

  await expect(transactionScreen(page).deadlineOn('10-16-2030', 'Closing Date')).toBeVisible();
  await realtor.opensDashboard();
  await expect(dashboardScreen(page).card(/Caleb Strand.*14 Juniper Way/)).toContainText('Sellers');
});
