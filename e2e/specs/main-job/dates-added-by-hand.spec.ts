import { dashboardScreen } from '../../screens/dashboard-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { A_PROPERTY, anEmail, DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('manual dates start from the explanations and are sent only if a day was set', async ({ visitor, page }) => {
  const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
  const wizard = wizardScreen(page);
  const client = `Ilse Brandt ${Date.now()}`;

  await realtor.startsTransaction();
  await realtor.entersProperty(A_PROPERTY);
  await realtor.entersNewClient({ name: client, email: anEmail('ilse') });
  await realtor.addsDatesManually();
  await expect(wizard.step('Review Contract Dates')).toBeVisible();
  await expect(wizard.row('Appraisal Deadline')).toContainText('not set');
  await expect(wizard.tick('Appraisal Deadline')).not.toBeChecked();

  await realtor.changesDate('Appraisal Deadline', '03/02/2031');
  await realtor.changesDate('Closing Date', '03/20/2031');
  await expect(wizard.tick('Appraisal Deadline')).toBeChecked();
  await realtor.submits();

  await expect(transactionScreen(page).deadlineOn('03-02-2031', 'Appraisal Deadline')).toBeVisible();
  await realtor.opensDashboard();
  const card = dashboardScreen(page).card(new RegExp(client));
  await expect(card).toContainText('Appraisal Deadline');
  await expect(card).toContainText('03-02-2031');
  await expect(card.getByText(/^\d{2}-\d{2}-\d{4}$/)).toHaveCount(2);
});

test('the date dialog has its exact inner heading and shows the chosen day with its ordinal', async ({
  visitor,
  page,
}) => {
  const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
  const wizard = wizardScreen(page);
  await realtor.startsTransaction();
  await realtor.entersProperty(A_PROPERTY);
  await realtor.entersNewClient({ name: 'Ada Quill', email: anEmail('ada') });
  await realtor.addsDatesManually();

  await wizard.edit('Appraisal Deadline').click();
  await expect(wizard.change.heading).toBeVisible();
  await wizard.change.date.fill('03/22/2031');
  await expect(wizard.change.newDate).toContainText('New Date Selected');
  await expect(wizard.change.newDate).toContainText('March 22nd, 2031');
  await wizard.change.cancel.click();
  await expect(wizard.row('Appraisal Deadline')).toContainText('not set');
});
