import { authScreens } from '../../screens/auth-screens';
import { anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';

const fullName = 'Juniper Vale';

test('a known email leads to a notice and to sign-in, whatever its case', async ({ accounts, visitor, page }) => {
  const { email } = await accounts.personWithoutCompany();
  const newcomer = await visitor.startsSignUp();
  await newcomer.givesDetails({ fullName, email: email.toUpperCase() });
  await newcomer.choosesRole('Realtor');

  await expect(page).toHaveURL('/signin');
  await expect(authScreens(page).refusal('You already have an account. Please sign in.')).toBeVisible();
  await expect(authScreens(page).email).toHaveValue(email);
});

test('a wrong code is reported at its field; after five the code is locked', async ({ visitor, inbox, page }) => {
  const screen = authScreens(page);
  const email = anEmail('juniper');
  const newcomer = await visitor.startsSignUp();
  await newcomer.givesDetails({ fullName, email });
  await newcomer.choosesRole('Realtor');
  await expect(screen.heading('Check your mail')).toBeVisible();
  const right = await inbox.newestCode(email, 'sign-up');
  const wrong = right === '000000' ? '111111' : '000000';

  for (let tries = 0; tries < 5; tries += 1) {
    const answered = page.waitForResponse(/\/otp$/);
    await newcomer.entersCode(wrong);
    await answered;
    await expect(screen.code).toHaveAccessibleDescription('This code is wrong. Please check your email and try again.');
  }
  await newcomer.entersCode(right);

  await expect(screen.code).toHaveAccessibleDescription('Too many wrong codes. Please ask for a new one.');
  await expect(screen.code).toHaveValue(right);
});
