import { Transactions } from '../../seed/transactions';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { searchScreen } from '../../screens/search-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('spec § 2.6: the filters are in the URL, a reload preserves them and Back undoes them', async ({
  visitor,
  page,
}) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  const dashboard = dashboardScreen(page);
  await expect(dashboard.title).toBeVisible();

  await dashboard.side('Sellers').click();
  await dashboard.status('Closed').click();
  await expect(page).toHaveURL(/side=Sellers&status=Closed/);
  await page.reload();
  await expect(dashboard.side('Sellers')).toHaveAttribute('aria-selected', 'true');
  await expect(dashboard.status('Closed')).toHaveAttribute('aria-selected', 'true');

  await page.goBack();
  await expect(dashboard.status('Active')).toHaveAttribute('aria-selected', 'true');
});

test('spec § 2.6, § 9: the cards are in three columns, in two on a tablet, in one on a phone', async ({
  visitor,
  page,
  request,
}) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const name = `Nadia Ferro ${Date.now()}`;
  await transactions.makes(name);
  await visitor.returns(DEMO.realtor, DEMO.password);
  const { cards, card: cardOf } = dashboardScreen(page);
  const columns = async () =>
    new Set(await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))).size;
  await expect(cardOf(name)).toBeVisible();

  for (const [width, count] of [
    [1280, 3],
    [800, 2],
    [375, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toBe(count);
  }
});

test('spec § 2.6: a card shows the client, the side, the address and the next deadlines', async ({
  visitor,
  page,
  request,
}) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const name = `Imre Castellan ${Date.now()}`;
  await transactions.makes(name);
  await visitor.returns(DEMO.realtor, DEMO.password);

  const card = dashboardScreen(page).card(new RegExp(name));
  for (const words of ['IC', 'Buyers', 'Golden, Colorado, USA', 'Upcoming Deadline:', 'See Transaction'])
    await expect(card).toContainText(words);
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/transaction\//);
});

test('spec § 2.6: Back from a transaction returns to the same place at once', async ({ visitor, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await visitor.returns(DEMO.realtor, DEMO.password);
  const card = dashboardScreen(page)
    .card(/Caleb Strand|Rowan Hale/)
    .first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL(/\/transaction\//);
  await page.goBack();

  await expect(card).toBeInViewport();
  // a page that glides there would pass by everything above it
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('spec § 2.6: if nothing matches, a card says so and starts the wizard', async ({ visitor, page }) => {
  await visitor.returns(DEMO.lender, DEMO.password);
  const dashboard = dashboardScreen(page);
  await dashboard.side('Sellers').click();
  await dashboard.status('Closed').click();

  await expect(dashboard.nothing('No Closed Sellers')).toBeVisible();
  await expect(
    dashboard.nothing('You have no active buyer transactions at this time. Click to activate a new transaction.'),
  ).toBeVisible();
  await dashboard.emptyCard.click();
  await expect(wizardScreen(page).street).toBeFocused();
});

test('spec § 2.5: the search works by keyboard, finds closed transactions too, and opens the one picked', async ({
  visitor,
  page,
  request,
}) => {
  const transactions = await Transactions.of(DEMO.realtor, request);
  const name = `Zaneta Brightwater ${Date.now()}`;
  const made = await transactions.makes(name);
  await transactions.changes(made, { status: 'Closed' });
  await visitor.returns(DEMO.realtor, DEMO.password);
  const search = searchScreen(page);

  await search.box.fill('nobody has this name');
  await expect(search.nothingFound).toBeVisible();
  await search.box.fill(name);
  await expect(search.found(name)).toContainText('Closed');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/transaction/${made._id}`);
});
