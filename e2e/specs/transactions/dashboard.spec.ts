import { Transactions } from '../../seed/transactions';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { searchScreen } from '../../screens/search-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('spec § 2.5, § 2.6: a realtor finds a transaction by its card, by the filters, which are in the URL, and by the search', async ({
  visitor,
  page,
  request,
}) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const name = `Zaneta Brightwater ${Date.now()}`;
  const made = await transactions.makes(name);
  const [dashboard, search] = [dashboardScreen(page), searchScreen(page)];
  await visitor.returns(DEMO.realtor, DEMO.password);
  const card = dashboard.card(new RegExp(name));
  for (const words of ['ZB', 'Buyers', 'Golden, Colorado, USA', 'Upcoming Deadline:', 'See Transaction'])
    await expect(card).toContainText(words);
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL(`/transaction/${made._id}`);
  await page.goBack();
  // at the same place, at once: a page that glides there would pass by everything above it
  await expect(card).toBeInViewport();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');

  await transactions.changes(made, { status: 'Closed' });
  await dashboard.side('Buyers').click();
  await dashboard.status('Closed').click();
  await expect(page).toHaveURL(/side=Buyers&status=Closed/);
  await page.reload();
  await expect(dashboard.side('Buyers')).toHaveAttribute('aria-selected', 'true');
  await expect(dashboard.status('Closed')).toHaveAttribute('aria-selected', 'true');
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(dashboard.status('Active')).toHaveAttribute('aria-selected', 'true');
  await expect(card).toBeHidden();

  await dashboard.status('Closed').click();
  await dashboard.view('List').click();
  await page.reload();
  await expect(dashboard.view('List')).toHaveAttribute('aria-selected', 'true');
  await expect(card).toContainText('Golden, Colorado, USA');

  await page.keyboard.press('/');
  await expect(search.box).toBeFocused();
  await search.box.fill('nobody has this name');
  await expect(search.nothingFound).toBeVisible();
  await search.box.fill(name);
  await expect(search.found(name)).toContainText('Closed');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/transaction/${made._id}`);
});
