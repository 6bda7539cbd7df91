import { calendarScreen } from '../../screens/calendar-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { aContractThatCounts, MEC, ROWS } from '../../seed/a-contract-that-counts';
import { A_PROPERTY, anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('twenty rows that count have the right days, and follow the closing by a week with their reminders and in the calendar', async ({
  accounts,
  visitor,
  page,
}) => {
  const { owner } = await accounts.company();
  const realtor = await visitor.returns(owner.email);
  const wizard = wizardScreen(page);
  const transaction = transactionScreen(page);
  const calendar = calendarScreen(page);
  await realtor.startsTransaction();
  await realtor.entersProperty(A_PROPERTY);
  await realtor.entersNewClient({ name: 'Ottilie Marsh', email: anEmail('ottilie') });
  await wizard.contractFile.setInputFiles(await aContractThatCounts());
  await realtor.waitsForTheScan();
  await realtor.mapsColumns('Event', /Date/);
  await wizard.mec.fill(MEC);
  await wizard.dayOff.click();
  await wizard.dayOffChoice(/\(Will\)/).click();
  for (const [title] of ROWS) await expect(wizard.tick(title)).toBeChecked();
  await realtor.submits();

  await expect(page).toHaveURL(/\/transaction\//);
  for (const [title, , day] of ROWS) await expect(transaction.box(`${title}, ${day}`)).toBeVisible();
  await expect(transaction.deadlineOn('06-20-2030', 'Title Resolution Deadline')).toContainText(
    'MEC Mon 06-03 + 16 days = Wed 06-19 (Juneteenth) → Thu 06-20, because Will is checked',
  );

  await transaction.editDates.click();
  await realtor.movesDeadline('Closing Date', '07/25/2030');
  await transaction.dates.save.click();
  const moving = ROWS.filter(([title, , , later]) => later !== null && title !== 'Closing Date');
  await expect(transaction.dates.moves).toHaveText(moving.map(([title]) => new RegExp(`^Move ${title} to`)));
  await transaction.dates.save.click();
  await expect(transaction.dates.dialog).toBeHidden();
  for (const [title, , day, later] of ROWS) await expect(transaction.box(`${title}, ${later ?? day}`)).toBeVisible();
  // six hours before its end
  await expect(transaction.deadlineOn('06-25-2030', 'New Loan Terms Deadline')).toContainText(
    'Reminder Tue 06-25, 5:59 PM',
  );

  await page.goto('/calendar?view=month&day=07-08-2030');
  await expect(calendar.deadline('July 8, 2030', 'Appraisal Objection Deadline')).toBeVisible();
  await expect(calendar.deadline('July 1, 2030', 'Appraisal Objection Deadline')).toHaveCount(0);
});
