import { Transactions } from '../../seed/transactions';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { aDate } from '../../seed/a-date';
import { transactionScreen } from '../../screens/transaction-screen';
import { DEMO } from '../../seed/invented';
import { openSession } from '../../seed/stored-session';
import { expect, test } from '../../watched-test';

test.beforeEach(async ({ page }) => {
  await openSession(page, DEMO.realtor, DEMO.password);
});

test('spec § 2.8: address, dates, time of day and notification are edited on the page, and are still there after a reload', async ({
  page,
  request,
}) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const { _id } = await transactions.makes('Petra Alvarado');
  const transaction = transactionScreen(page);
  await page.goto(`/transaction/${_id}`);

  await transaction.editAddress.click();
  await expect(transaction.address.save).toBeVisible();
  await transaction.address.street.fill('16 Juniper Way');
  await transaction.address.save.click();
  await expect(transaction.said('Update successful!')).toBeVisible();

  await transaction.editDates.click();
  await expect(transaction.dates.save).toBeVisible();
  await transaction.dates.edit('Closing Date').click();
  await expect(transaction.dates.change.date).toBeVisible();
  await transaction.dates.change.date.fill('03/27/2031');
  await transaction.dates.change.save.click();
  await transaction.dates.save.click();
  await expect(transaction.deadlineOn('03-27-2031', 'Closing Date')).toBeVisible();

  await transaction.timeOfDay.choose('5:00 PM');
  await transaction.timeOfDay.save.click();
  await expect(transaction.timeOfDay.save).toBeHidden();

  await transaction.notification.choice('Custom').check();
  await transaction.notification.value.fill('3');
  await transaction.notification.chooseUnit('days');
  await transaction.notification.schedule.click();
  await expect(transaction.said('Scheduled Notification Succesfully')).toBeVisible();

  await page.reload();
  await expect(transaction.facts).toContainText('16 Juniper Way');
  await expect(transaction.deadlineOn('03-27-2031', 'Closing Date')).toBeVisible();
  await expect(transaction.timeOfDay.showing('5:00 PM')).toBeVisible();
  await expect(transaction.notification.value).toHaveValue('3');
});

test('deadlines are checked off and waived; a transaction marked as complete is listed under Closed (spec § 4.2)', async ({
  page,
  request,
}) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const name = `Orla Winslow ${Date.now()}`;
  const { _id } = await transactions.makes(name, {
    contract_dates: [
      ...Array.from({ length: 20 }, (_none, at) => aDate(`Step ${at + 1}`, at - 19)),
      aDate('Survey Objection Deadline', 4),
    ],
  });
  const transaction = transactionScreen(page);
  await page.goto(`/transaction/${_id}`);
  await expect(transaction.deadline('Step 20')).toBeInViewport();

  await transaction.box('Step 19').check();
  await expect(transaction.deadlines).toContainText('Checked off by');
  await page.reload();
  await expect(transaction.doneLine(1)).toBeVisible();
  await transaction.settle.open('Survey Objection Deadline').click();
  await transaction.settle.way(/^Waived/).check();
  await transaction.settle.save.click();
  await expect(transaction.settle.note).toBeFocused();
  await transaction.settle.note.fill('The buyer wrote on Monday.');
  await transaction.settle.save.click();
  await expect(transaction.deadlines).toContainText('Waived by');
  await page.reload();
  await expect(transaction.settledLine(2)).toBeVisible();
  await expect(transaction.deadline('Step 19')).toBeHidden();
  await expect(transaction.deadline('Step 20')).toBeInViewport();

  await transaction.complete.click();
  await expect(transaction.openDeadlines.lines).toHaveCount(19);
  await transaction.openDeadlines.closeAnyway.click();
  await expect(transaction.status('BuyersClosed')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(transaction.undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(transaction.status('BuyersActive')).toBeFocused();

  await transaction.complete.click();
  await transaction.openDeadlines.closeAnyway.click();
  await expect(transaction.said('Update successful!').first()).toBeVisible();
  await expect(transaction.complete).toBeHidden();
  await expect(transaction.status('BuyersClosed')).toBeFocused();
  await page.goto('/?status=Closed');
  await expect(dashboardScreen(page).card(new RegExp(name))).toBeVisible();
});
