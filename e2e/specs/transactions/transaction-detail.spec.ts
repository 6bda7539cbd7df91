import { Deals } from '../../seed/deals';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { dealScreen } from '../../screens/deal-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

test.beforeEach(async ({ visitor }) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
});

test('spec § 2.8: address, dates, time of day and notification are changed where they stand, and stand there after a reload', async ({
  page,
  request,
}) => {
  const deals = await Deals.of(DEMO.realtor, request);
  const { _id } = await deals.makes('Petra Alvarado');
  const deal = dealScreen(page);
  await page.goto(`/transaction/${_id}`);

  await deal.editAddress.click();
  await expect(deal.address.save).toBeVisible();
  await expectAccessible(page);
  await deal.address.street.fill('16 Juniper Way');
  await deal.address.save.click();
  await expect(deal.said('Update successful!')).toBeVisible();

  await deal.editDates.click();
  await expect(deal.dates.save).toBeVisible();
  await expectAccessible(page);
  await deal.dates.edit('Closing Date').click();
  await expect(deal.dates.change.date).toBeVisible();
  await expectAccessible(page);
  await deal.dates.change.date.fill('03/27/2031');
  await deal.dates.change.save.click();
  await deal.dates.save.click();
  await expect(deal.deadlineOn('03-27-2031', 'Closing Date')).toBeVisible();

  await deal.timeOfDay.choose('5:00 PM');
  await deal.timeOfDay.save.click();
  await expect(deal.timeOfDay.save).toBeHidden();

  await deal.notification.choice('Custom').check();
  await deal.notification.value.fill('3');
  await deal.notification.chooseUnit('days');
  await deal.notification.schedule.click();
  await expect(deal.said('Scheduled Notification Succesfully')).toBeVisible();

  await page.reload();
  await expect(deal.facts).toContainText('16 Juniper Way');
  await expect(deal.deadlineOn('03-27-2031', 'Closing Date')).toBeVisible();
  await expect(deal.timeOfDay.showing('5:00 PM')).toBeVisible();
  await expect(deal.notification.value).toHaveValue('3');
  await expectAccessible(page);
});

test('spec § 4.2: a deal that is marked as complete stands under Closed and has the button no more', async ({
  page,
  request,
}) => {
  const deals = await Deals.of(DEMO.realtor, request);
  const name = `Orla Winslow ${Date.now()}`;
  const { _id } = await deals.makes(name);
  const deal = dealScreen(page);
  await page.goto(`/transaction/${_id}`);

  await deal.complete.click();
  await expect(deal.question.confirm).toBeVisible();
  await expectAccessible(page);
  await deal.question.confirm.click();
  await expect(deal.said('Update successful!')).toBeVisible();
  await expect(deal.complete).toBeHidden();
  await expect(deal.status('BuyersClosed')).toBeFocused();

  await page.goto('/?status=Closed');
  await expect(dashboardScreen(page).card(new RegExp(name))).toBeVisible();
});

test('two people who change the same street lose neither version', async ({ page, request }) => {
  const deals = await Deals.of(DEMO.realtor, request);
  const made = await deals.makes('Jonah Whitcombe');
  const deal = dealScreen(page);
  await page.goto(`/transaction/${made._id}`);
  await deal.editAddress.click();
  await deal.address.street.fill('18 Juniper Way');

  await deals.changes(made, { street: '20 Juniper Way', zipcode: '80403' });
  await deal.address.save.click();

  await expect(deal.address.version('18 Juniper Way')).toBeChecked();
  await expect(deal.address.version('20 Juniper Way')).not.toBeChecked();
  await expectAccessible(page);
  await deal.address.save.click();
  await expect(deal.facts).toContainText('18 Juniper Way');
  await expect(deal.facts).toContainText('80403');
});

test('a press on an invite code copies its link', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const deals = await Deals.of(DEMO.realtor, request);
  const { _id } = await deals.makes('Mara Quintero');
  const deal = dealScreen(page);
  await page.goto(`/transaction/${_id}`);

  await deal.copyLink('agent').click();
  await expect(deal.said('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/signup?ref=A');
});

test('what is typed over a deal outlives a reload, and is thrown away only after asking', async ({ page, request }) => {
  const deals = await Deals.of(DEMO.realtor, request);
  const { _id } = await deals.makes('Leopold Brandywine');
  const deal = dealScreen(page);
  await page.goto(`/transaction/${_id}`);
  await deal.editAddress.click();
  await deal.address.street.fill('22 Juniper Way');
  await page.reload();

  await expect(deal.address.notSavedYet).toBeVisible();
  await expect(deal.address.street).toHaveValue('22 Juniper Way');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await deal.address.leave.click();
  await expect(deal.editAddress).toBeFocused();
  await page.reload();
  await expect(deal.facts).toBeVisible();
  await expect(deal.address.dialog).toBeHidden();
});

test('whoever left before a save was refused is told, and led back to what they typed', async ({ page, request }) => {
  const deals = await Deals.of(DEMO.realtor, request);
  const name = `Cosima Underhill ${Date.now()}`;
  const made = await deals.makes(name);
  const dashboard = dashboardScreen(page);
  const deal = dealScreen(page);
  await page.goto('/');
  await dashboard.card(new RegExp(name)).click();
  await deal.editAddress.click();
  await deal.address.street.fill('24 Juniper Way');
  await deals.changes(made, { street: '26 Juniper Way' });

  let letAnswer = () => {};
  const answered = new Promise<void>((resolve) => (letAnswer = resolve));
  await page.route('**/transaction-update/**', async (route) => {
    await answered;
    await route.continue();
  });
  await deal.address.save.click();
  await page.goBack();
  await expect(dashboard.title).toBeVisible();
  letAnswer();

  await expect(deal.refused.said('Somebody else has changed this transaction in the meantime.')).toBeVisible();
  await deal.refused.look.click();
  await expect(page).toHaveURL(`/transaction/${made._id}`);
  await expect(deal.address.street).toHaveValue('24 Juniper Way');
  await deal.address.save.click();
  await expect(deal.address.version('26 Juniper Way')).toBeVisible();
});
