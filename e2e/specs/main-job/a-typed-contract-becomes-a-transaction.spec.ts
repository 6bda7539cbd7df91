import { dashboardScreen } from '../../screens/dashboard-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { A_PROPERTY, anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('a realtor signs up and turns a typed contract into a tracked transaction in one sitting', async ({
  visitor,
  page,
}) => {
  const person = await visitor.signsUpAs('Realtor', { fullName: 'Juniper Vale', email: anEmail('juniper') });
  const realtor = await person.createsCompany('Spruce & Partners');
  const dashboard = dashboardScreen(page);
  const wizard = wizardScreen(page);

  await realtor.startsTransaction();
  await realtor.entersProperty(A_PROPERTY);
  await realtor.entersNewClient({ name: 'Rosa Ibarra', email: anEmail('rosa'), phone: '3035550123' });
  await wizard.contractType('A Purchase').check();
  await realtor.uploadsContract('typed-ruled.pdf');
  await realtor.waitsForTheScan();
  await realtor.mapsColumns('Event', /Date/);

  await expect(wizard.summary).toContainText('43 rows read, 29 have a day');
  await expect(wizard.tick('Appraisal Deadline')).toBeChecked();
  await expect(wizard.row('Appraisal Deadline')).toContainText('06-14-2030');
  await wizard.withoutDay.click();
  await expect(wizard.tick('Appraisal Resolution Deadline')).not.toBeChecked();
  await expect(wizard.row('Appraisal Resolution Deadline')).toContainText('“MEC + 5 days”');
  await wizard.mec.fill('06/03/2030');
  await wizard.dayOff.click();
  await wizard.dayOffChoice(/Will Not/).click();
  await expect(wizard.tick('Appraisal Resolution Deadline')).toBeChecked();
  await expect(wizard.row('Appraisal Resolution Deadline')).toContainText('MEC Mon 06-03 + 5 days = Sat 06-08');
  await expect(wizard.row('Possession Time')).toContainText('“5:00 PM MT”');

  await page.setViewportSize({ width: 1280, height: 800 });
  await wizard.largeView.click();
  await expect(wizard.contractPage(1)).toBeVisible();
  await wizard.tickableRows.first().scrollIntoViewIfNeeded();
  await expect(wizard.tickableRows.nth(13)).toBeInViewport({ ratio: 1 });
  await wizard.close.click();
  await expect(wizard.tick('Appraisal Resolution Deadline')).toBeChecked();
  await realtor.submits();

  await expect(dashboard.done('Transaction Created Successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/transaction\//);
  await realtor.opensDashboard();
  const card = dashboard.card(/Rosa Ibarra/);
  await expect(card).toContainText('RI');
  await expect(card).toContainText('Buyers');
  await expect(card).toContainText('14 Juniper Way, Golden, Colorado, USA');
  await expect(card).toContainText('Upcoming Deadline:');
  await expect(card.getByText('06-05-2030', { exact: true })).toBeVisible();
  await expect(card.getByText('06-06-2030', { exact: true })).toHaveCount(2);

  await card.click();
  await expect(page).toHaveURL(/\/transaction\//);
  const transaction = transactionScreen(page);
  await expect(transaction.client('Rosa Ibarra')).toBeVisible();
  await expect(transaction.deadlineOn('06-06-2030', 'Record Title Deadline (and Tax Certificate)')).toBeVisible();
  await expect(transaction.deadlineOn('06-27-2030', 'Closing Date')).toBeVisible();
  await expect(transaction.deadlineOn('06-08-2030', 'Appraisal Resolution Deadline')).toBeVisible();
});
