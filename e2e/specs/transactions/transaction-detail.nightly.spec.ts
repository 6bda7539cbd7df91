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

  await expect(transaction.refused.said('You changed this transaction in the meantime.')).toBeVisible();
  await transaction.refused.openTransaction.click();
  await expect(page).toHaveURL(`/transaction/${made._id}`);
  await expect(transaction.address.street).toHaveValue('24 Juniper Way');
  await transaction.address.save.click();
  await expect(transaction.address.version('26 Juniper Way')).toBeVisible();
});
