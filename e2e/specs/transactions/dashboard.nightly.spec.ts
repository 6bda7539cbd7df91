import { Transactions } from '../../seed/transactions';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

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
