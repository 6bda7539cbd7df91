import { expect, test } from '../../own-server-test';
import { authScreens } from '../../screens/auth-screens';
import { anEmail } from '../../seed/invented';

const fullName = 'Juniper Vale';

test('a code expires after 10 minutes; another can be requested 30 seconds after the last', async ({
  visitor,
  inbox,
  clock,
  page,
}) => {
  const screen = authScreens(page);
  const email = anEmail('juniper');
  const newcomer = await visitor.startsSignUp();
  await newcomer.givesDetails({ fullName, email });
  await newcomer.choosesRole('Realtor');
  await expect(screen.resendIn).toBeDisabled();
  const ended = await inbox.newestCode(email, 'sign-up');

  await clock.passes({ minutes: 11 });
  await newcomer.entersCode(ended);
  await expect(screen.code).toHaveAccessibleDescription('This code is no longer valid. Please ask for a new one.');

  await screen.button('Send a new code').click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await expect(screen.code).toHaveValue('');
  await expect(screen.resendIn).toBeDisabled();
  await clock.passes({ seconds: 31 });
  await expect(screen.button('Send a new code')).toBeEnabled();

  await newcomer.entersCode(await inbox.newestCode(email, 'sign-up', [ended]));
  await expect(screen.heading('Set a password')).toBeVisible();
});

test('a sixth code within the hour is refused', async ({ visitor, clock, page }) => {
  const screen = authScreens(page);
  const newcomer = await visitor.startsSignUp();
  await newcomer.givesDetails({ fullName, email: anEmail('juniper') });
  await newcomer.choosesRole('Realtor');
  for (let sent = 1; sent < 5; sent += 1) {
    await expect(screen.resendIn).toBeDisabled();
    await clock.passes({ seconds: 31 });
    await screen.button('Send a new code').click();
  }

  await expect(screen.resendIn).toBeDisabled();
  await clock.passes({ seconds: 31 });
  await screen.button('Send a new code').click();

  await expect(screen.refusal('You have asked for too many codes. Please try again later.')).toBeVisible();
});

test('a sign-up that was left for an hour continues from its details', async ({ visitor, clock, page }) => {
  const screen = authScreens(page);
  const newcomer = await visitor.startsSignUp();
  await newcomer.givesDetails({ fullName, email: anEmail('juniper') });
  await newcomer.choosesRole('Realtor');
  await expect(screen.heading('Check your mail')).toBeVisible();

  await clock.passes({ minutes: 61 });
  await screen.button('Send a new code').click();

  await expect(screen.refusal('This took too long, so the step has expired.')).toBeVisible();
  await expect(screen.fullName).toHaveValue(fullName);
  await screen.button('Continue').click();
  await newcomer.choosesRole('Realtor');
  await expect(screen.heading('Check your mail')).toBeVisible();
});

test('a password that comes a quarter of an hour late is set through recovery', async ({ visitor, clock, page }) => {
  const screen = authScreens(page);
  const email = anEmail('juniper');
  const newcomer = await visitor.startsSignUp();
  await newcomer.givesDetails({ fullName, email });
  await newcomer.choosesRole('Realtor');
  await newcomer.confirmsAddress();
  await expect(screen.heading('Set a password')).toBeVisible();

  await clock.passes({ minutes: 16 });
  await newcomer.setsPassword();

  await expect(page).toHaveURL('/reset-password');
  await expect(screen.refusal('This took too long, so the step has expired.')).toBeVisible();
  await screen.button('Send code').click();
  await visitor.confirmsRecovery(email);
  await visitor.choosesNewPassword('Aspen#Grove7');
  await visitor.entersSignIn(email, 'Aspen#Grove7');
  await expect(screen.heading('Terms of service')).toBeVisible();
});
