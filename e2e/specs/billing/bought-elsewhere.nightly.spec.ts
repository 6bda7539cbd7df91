import { pricingScreen } from '../../screens/pricing-screen';
import { miniShellScreen } from '../../screens/mini-shell-screen';
import { expect, test } from '../../standalone-test';

test('who bought from Google or Apple is told where to go, and can change nothing here', async ({
  page,
  serveStandalone,
}) => {
  const origin = await serveStandalone('billing');
  const screen = pricingScreen(miniShellScreen(page).stage);
  for (const [world, words] of [
    ['google', 'Your subscription is managed by Google Play. Please make changes there.'],
    ['apple', 'Please change your subscription in your App Store account subscriptions.'],
  ] as const) {
    await page.goto(`${origin}/qa/${world}`);
    await expect(screen.said(words)).toBeVisible();
    for (const plan of ['Solo', 'Office', 'Brokerage']) await expect(screen.anyPlan(plan)).toBeDisabled();
    await expect(screen.button('Change Subscription Now')).toBeDisabled();
    await expect(screen.button(/card$/)).toHaveCount(0);
  }
});
