import { expect, test } from '../../own-server-test';
import { Subscriber } from '../../people/subscriber';
import { pricingScreen } from '../../screens/pricing-screen';
import { PASSWORD } from '../../seed/invented';
import { VISA } from '../../seed/test-cards';

const DAY_MINUTES = 24 * 60;

test('a trial needs no card; it is upgraded for nothing, cancelled with the password, resumed, and paid when it ends', async ({
  accounts,
  clock,
  inbox,
  visitor,
  page,
}) => {
  const { owner } = await accounts.company();
  await visitor.returns(owner.email);
  const subscriber = new Subscriber(page);
  const screen = pricingScreen(page);

  await subscriber.opensPricing();
  await subscriber.startsTrial('Team');
  await expect(page).toHaveURL('/');
  await inbox.newestMail(owner.email, ({ text }) => /phone/i.test(text));

  await subscriber.opensPricing();
  await expect(screen.plan('Current Plan', 'Team')).toBeDisabled();
  await screen.plan('Upgrade', 'Office').click();
  await expect(screen.dialog('Amount Charged')).toContainText('Nothing is due today.');
  await screen.button('Confirm upgrade').click();
  await expect(screen.dialog('Successfully Upgraded')).toContainText('Office');
  await screen.button('Done').click();

  await subscriber.cancels('not the password');
  await expect(screen.password).toHaveAccessibleDescription(/The current password is wrong\./);
  await screen.password.fill(PASSWORD);
  await screen.button('Confirm').click();
  await expect(screen.dialog('Successfully Cancelled')).toBeVisible();
  await screen.button('Done').click();
  await expect(screen.plan('Cancelled', 'Office')).toBeDisabled();

  await screen.button('Resume Subscription').click();
  await screen.button(/^Resume$/).click();
  await expect(screen.said('Your subscription continues')).toBeVisible();
  await screen.button('Done').click();
  await expect(screen.plan('Current Plan', 'Office')).toBeDisabled();

  await screen.button('Add a card').first().click();
  await subscriber.typesCard(VISA);
  await screen.button('Save card').click();
  await expect(screen.said(/4242/)).toBeVisible();
  await expect(screen.charges('$129.00')).toHaveCount(0);
  await clock.passes({ minutes: 8 * DAY_MINUTES });
  await expect(async () => {
    await page.reload();
    await expect(screen.charges('$129.00')).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  await expect(screen.plan('Current Plan', 'Office')).toBeDisabled();
});
