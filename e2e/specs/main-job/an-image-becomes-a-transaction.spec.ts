import { dashboardScreen } from '../../screens/dashboard-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { A_PROPERTY, anEmail, DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('the demo realtor turns a scanned contract, an image without text, into a transaction', async ({
  visitor,
  page,
}) => {
  test.slow(); // recognition reads several pages
  const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
  const wizard = wizardScreen(page);
  const client = `Theo Marsh ${Date.now()}`;

  await realtor.startsTransaction();
  await realtor.entersProperty(A_PROPERTY);
  await realtor.entersNewClient({ name: client, email: anEmail('theo') });
  await wizard.contractType('A Sale').check();
  await realtor.uploadsContract('scan-office.pdf');
  await realtor.waitsForTheScan();
  await realtor.mapsColumns('Event', /Date/);

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
  await expect(dashboardScreen(page).card(new RegExp(client))).toContainText('Sellers');
});
