import { payerAfterTrial } from '../../people/payer';
import { VISA } from '../../seed/test-cards';
import { expect, test } from '../../watched-test';
import { tooWide } from '../worlds/too-wide';

test.use({ viewport: { width: 375, height: 667 } });

test('on a phone a plan is bought, cancelled and resumed, and nothing is wider than the screen', async ({
  accounts,
  visitor,
  page,
  request,
}) => {
  const { subscriber, screen } = await payerAfterTrial({ accounts, visitor, page, request });
  const fits = async () => expect(await tooWide(page.mainFrame())).toEqual([]);

  await subscriber.opensPricing();
  await expect(screen.said('You can change a subscription once you have bought one here.')).toBeVisible();
  await fits();
  await screen.plan('Get Started', 'Team').click();
  await expect(screen.card.number).toBeVisible();
  await fits();
  await subscriber.paysWith(VISA);
  await expect(screen.said('Your Team plan has started')).toBeVisible();
  await expect(screen.plan('Current Plan', 'Team')).toBeDisabled();
  await expect(screen.charges('$49.00')).toHaveCount(1);
  await fits();

  await subscriber.cancels();
  await expect(screen.dialog('Successfully Cancelled')).toBeVisible();
  await fits();
  await screen.button('Done').click();
  await expect(screen.plan('Cancelled', 'Team')).toBeDisabled();
  await fits();

  await screen.button('Resume Subscription').click();
  await expect(screen.dialog('Resume Subscription')).toBeVisible();
  await fits();
  await screen.button(/^Resume$/).click();
  await screen.button('Done').click();
  await expect(screen.plan('Current Plan', 'Team')).toBeDisabled();
});
