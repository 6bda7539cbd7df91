import { Subscriber } from '../../people/subscriber';
import { pricingScreen } from '../../screens/pricing-screen';
import { PASSWORD } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('a first subscription is a trial without a card; it is upgraded for nothing, cancelled with the password and resumed', async ({
  accounts,
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
});
