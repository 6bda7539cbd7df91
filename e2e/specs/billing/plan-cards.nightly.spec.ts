import { Subscriber } from '../../people/subscriber';
import { pricingScreen } from '../../screens/pricing-screen';
import { expect, test } from '../../watched-test';

test('spec § 9: the plans are in four columns, two at medium widths, and one on a phone', async ({
  accounts,
  visitor,
  page,
}) => {
  const { owner } = await accounts.company();
  await visitor.returns(owner.email);
  await new Subscriber(page).opensPricing();
  const { plans } = pricingScreen(page);
  await expect(plans).toHaveCount(4);
  const columns = async () =>
    new Set(await plans.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))).size;

  for (const [width, count] of [
    [1280, 4],
    [800, 2],
    [375, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toBe(count);
  }
});

test('spec § 4.5: the button of a cancelled plan has a red border, and no other button has', async ({
  accounts,
  visitor,
  page,
}) => {
  const { owner } = await accounts.company();
  await visitor.returns(owner.email);
  const subscriber = new Subscriber(page);
  const screen = pricingScreen(page);
  await subscriber.opensPricing();
  await subscriber.startsTrial('Team');
  await subscriber.opensPricing();
  await expect(screen.plan('Current Plan', 'Team')).not.toHaveCSS('border-color', RED);
  await subscriber.cancels();
  await screen.button('Done').click();

  await expect(screen.plan('Cancelled', 'Team')).toHaveCSS('border-color', RED);
  for (const plan of ['Solo', 'Office', 'Brokerage'])
    await expect(screen.anyPlan(plan)).not.toHaveCSS('border-color', RED);
});

/** The light theme's color of an overdue plan. */
const RED = 'rgb(180, 35, 24)';
