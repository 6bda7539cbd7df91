import { Transactions } from '../../seed/transactions';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { aDate } from '../../seed/a-date';
import { transactionScreen } from '../../screens/transaction-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

test.beforeEach(async ({ visitor }) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
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
  await expectAccessible(page);
  await transaction.address.street.fill('16 Juniper Way');
  await transaction.address.save.click();
  await expect(transaction.said('Update successful!')).toBeVisible();

  await transaction.editDates.click();
  await expect(transaction.dates.save).toBeVisible();
  await expectAccessible(page);
  await transaction.dates.edit('Closing Date').click();
  await expect(transaction.dates.change.date).toBeVisible();
  await expectAccessible(page);
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
  await expectAccessible(page);
});

test('spec § 4.2: a transaction marked as complete is listed under Closed and has no such button any more', async ({
  page,
  request,
}) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const name = `Orla Winslow ${Date.now()}`;
  const { _id } = await transactions.makes(name);
  const transaction = transactionScreen(page);
  await page.goto(`/transaction/${_id}`);

  await transaction.complete.click();
  await expect(transaction.question.confirm).toBeVisible();
  await expectAccessible(page);
  await transaction.question.confirm.click();
  await expect(transaction.said('Update successful!')).toBeVisible();
  await expect(transaction.complete).toBeHidden();
  await expect(transaction.status('BuyersClosed')).toBeFocused();

  await page.goto('/?status=Closed');
  await expect(dashboardScreen(page).card(new RegExp(name))).toBeVisible();
});

test('deadlines are checked off, and are one line when the page is opened again, at today’s', async ({
  page,
  request,
}) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const { _id } = await transactions.makes('Philippa Ashgrove', {
    contract_dates: Array.from({ length: 20 }, (_none, at) => aDate(`Step ${at + 1}`, at - 19)),
  });
  const transaction = transactionScreen(page);
  await page.goto(`/transaction/${_id}`);
  await expect(transaction.deadline('Step 20')).toBeInViewport();

  await transaction.box('Step 19').check();
  await expect(transaction.deadlines).toContainText('Checked off by');
  await expectAccessible(page);
  await page.reload();
  await expect(transaction.doneLine(1)).toBeVisible();
  await expect(transaction.deadline('Step 19')).toBeHidden();
  await expect(transaction.deadline('Step 20')).toBeInViewport();
});

test('a long word in an address makes no page scroll sideways', async ({ page, request }) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const name = `Basil Longstreet ${Date.now()}`;
  const { _id } = await transactions.makes(name, {
    street: `9 ${'Horsetooth'.repeat(12)} Road`,
    contract_dates: [aDate('Appraisal Deadline', -300)],
  });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(`/transaction/${_id}`);
    await expect(transactionScreen(page).facts).toContainText('Horsetooth');
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.goto('/');
    await expect(dashboardScreen(page).card(new RegExp(name))).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  }
});

test('two people who change the same street lose neither version', async ({ page, request }) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const made = await transactions.makes('Jonah Whitcombe');
  const transaction = transactionScreen(page);
  await page.goto(`/transaction/${made._id}`);
  await transaction.editAddress.click();
  await transaction.address.street.fill('18 Juniper Way');

  await transactions.changes(made, { street: '20 Juniper Way', zipcode: '80403' });
  await transaction.address.save.click();

  await expect(transaction.address.version('18 Juniper Way')).toBeChecked();
  await expect(transaction.address.version('20 Juniper Way')).not.toBeChecked();
  await expectAccessible(page);
  await transaction.address.save.click();
  await expect(transaction.facts).toContainText('18 Juniper Way');
  await expect(transaction.facts).toContainText('80403');
});

test('a click on an invite code copies its link', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const transactions = await Transactions.of(DEMO.realtor, request);
  const { _id } = await transactions.makes('Mara Quintero');
  const transaction = transactionScreen(page);
  await page.goto(`/transaction/${_id}`);

  await transaction.copyLink('agent').click();
  await expect(transaction.said('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/signup?ref=A');
});

test('an unsaved edit survives a reload, and is discarded only after asking', async ({ page, request }) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const { _id } = await transactions.makes('Leopold Brandywine');
  const transaction = transactionScreen(page);
  await page.goto(`/transaction/${_id}`);
  await transaction.editAddress.click();
  await transaction.address.street.fill('22 Juniper Way');
  await page.reload();

  await expect(transaction.address.notSavedYet).toBeVisible();
  await expect(transaction.address.street).toHaveValue('22 Juniper Way');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await transaction.address.leave.click();
  await expect(transaction.editAddress).toBeFocused();
  await page.reload();
  await expect(transaction.facts).toBeVisible();
  await expect(transaction.address.dialog).toBeHidden();
});

test('a person who left before a save was refused gets a notice that leads back to their edit', async ({
  page,
  request,
}) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const name = `Cosima Underhill ${Date.now()}`;
  const made = await transactions.makes(name);
  const dashboard = dashboardScreen(page);
  const transaction = transactionScreen(page);
  await page.goto('/');
  await dashboard.card(new RegExp(name)).click();
  await transaction.editAddress.click();
  await transaction.address.street.fill('24 Juniper Way');
  await transactions.changes(made, { street: '26 Juniper Way' });

  let letAnswer = () => {};
  const answered = new Promise<void>((resolve) => (letAnswer = resolve));
  await page.route('**/transaction-update/**', async (route) => {
    await answered;
    await route.continue();
  });
  await transaction.address.save.click();
  await page.goBack();
  await expect(dashboard.title).toBeVisible();
  letAnswer();

  await expect(transaction.refused.said('Somebody else has changed this transaction in the meantime.')).toBeVisible();
  await transaction.refused.openTransaction.click();
  await expect(page).toHaveURL(`/transaction/${made._id}`);
  await expect(transaction.address.street).toHaveValue('24 Juniper Way');
  await transaction.address.save.click();
  await expect(transaction.address.version('26 Juniper Way')).toBeVisible();
});
