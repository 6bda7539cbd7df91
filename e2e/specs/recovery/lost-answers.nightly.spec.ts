import { expect, test } from '../../own-server-test';
import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { losesNextAnswer } from '../../seed/lost-answer';

const NO_ANSWER = 'Keydate cannot be reached. Please check your connection and try again.';
const NEW_PASSWORD = 'Aspen#Grove7';

test('a code whose request got no answer can be entered after another press', async ({
  accounts,
  clock,
  visitor,
  page,
}) => {
  const screen = authScreens(page);
  const { email } = await accounts.personWithoutCompany();
  await clock.passes({ minutes: 1 });
  await page.goto('/reset-password');
  await losesNextAnswer(page, 'resendotp');
  await screen.email.fill(email.toUpperCase());
  await screen.button('Send code').click();
  await expect(screen.refusal(NO_ANSWER)).toBeVisible();

  await screen.button('Send code').click();

  await expect(screen.refusal('A code was sent a moment ago. Please wait before asking for another.')).toBeVisible();
  await expect(page.getByText(`If there is an account for ${email}, a code is on its way.`)).toBeVisible();
  await visitor.confirmsRecovery(email);
  await expect(screen.heading('New password')).toBeVisible();
});

test('a right code whose answer was lost is used up; the next one works', async ({
  accounts,
  clock,
  visitor,
  inbox,
  page,
}) => {
  const screen = authScreens(page);
  const { email } = await accounts.personWithoutCompany();
  await clock.passes({ minutes: 1 });
  await visitor.forgetsPassword(email);
  const used = await inbox.newestCode(email, 'recovery');
  await losesNextAnswer(page, 'otp');
  await visitor.confirmsRecovery(email);
  await expect(screen.refusal(NO_ANSWER)).toBeVisible();

  await screen.button('Confirm').click();
  await expect(screen.code).toHaveAccessibleDescription('This code is no longer valid. Please ask for a new one.');
  await clock.passes({ seconds: 31 });
  await screen.button('Send a new code').click();
  await expect(screen.code).toHaveValue('');
  await screen.code.fill(await inbox.newestCode(email, 'recovery', [used]));

  await expect(screen.heading('New password')).toBeVisible();
});

test.describe('a new password that was set but got no answer', () => {
  test.beforeEach(async ({ accounts, clock, visitor, page }) => {
    const { email } = await accounts.personWithoutCompany();
    await clock.passes({ minutes: 1 });
    await visitor.forgetsPassword(email);
    await visitor.confirmsRecovery(email);
    await losesNextAnswer(page, 'update');
    await visitor.choosesNewPassword(NEW_PASSWORD);
    await expect(authScreens(page).refusal(NO_ANSWER)).toBeVisible();
  });

  test('can be sent again', async ({ visitor, page }) => {
    const screen = authScreens(page);
    await screen.button('Set password').click();

    await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible();
    await visitor.entersSignIn(await screen.email.inputValue(), NEW_PASSWORD);
    await expect(companyScreen(page).title).toBeVisible();
  });

  test('is the one to sign in with, whatever is typed afterwards', async ({ visitor, page }) => {
    const screen = authScreens(page);
    await visitor.choosesNewPassword('Another#Grove8');

    await expect(screen.refusal('You have already set a new password. Please sign in with it.')).toBeVisible();
    await visitor.entersSignIn(await screen.email.inputValue(), NEW_PASSWORD);
    await expect(companyScreen(page).title).toBeVisible();
  });
});
