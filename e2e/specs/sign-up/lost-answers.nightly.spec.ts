import { expect, test } from '../../own-server-test';
import { PersonWithoutCompany } from '../../people/person-without-company';
import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { anEmail } from '../../seed/invented';
import { losesNextAnswer } from '../../seed/lost-answer';

const NO_ANSWER = 'Keydate cannot be reached. Please check your connection and try again.';
const fullName = 'Juniper Vale';

test('an account whose creation got no answer can be requested again half a minute later', async ({
  visitor,
  inbox,
  clock,
  page,
}) => {
  const screen = authScreens(page);
  const email = anEmail('juniper');
  const newcomer = await visitor.startsSignUp();
  await newcomer.givesDetails({ fullName, email });
  await losesNextAnswer(page, 'sign-up');
  await newcomer.choosesRole('Realtor');
  await expect(screen.refusal(NO_ANSWER)).toBeVisible();
  const unheard = await inbox.newestCode(email, 'sign-up');

  await screen.button('Continue').click();
  await expect(screen.refusal('A code was sent a moment ago. Please wait before asking for another.')).toBeVisible();
  await clock.passes({ seconds: 31 });
  await screen.button('Continue').click();

  await newcomer.entersCode(await inbox.newestCode(email, 'sign-up', [unheard]));
  await expect(screen.heading('Set a password')).toBeVisible();
});

test('an address whose confirmation got no answer has an account; recovery sets its password', async ({
  visitor,
  clock,
  page,
}) => {
  const screen = authScreens(page);
  const email = anEmail('juniper');
  const newcomer = await visitor.startsSignUp();
  await newcomer.givesDetails({ fullName, email });
  await newcomer.choosesRole('Realtor');
  await losesNextAnswer(page, 'otp');
  await newcomer.confirmsAddress();
  await expect(screen.refusal(NO_ANSWER)).toBeVisible();

  await screen.button('Confirm').click();
  await expect(screen.heading('Create your account')).toBeVisible();
  await screen.button('Continue').click();
  // the error that goes gives its room back to the page, which moves up by it
  await expect(page.getByRole('alert')).toHaveCount(0);
  await newcomer.choosesRole('Realtor');
  await expect(screen.refusal('If it has no password yet, choose “Forgot your password” to set one.')).toBeVisible();
  await expect(screen.forgotten).toBeVisible();

  await clock.passes({ seconds: 31 });
  await screen.forgotten.click();
  await expect(screen.email).toHaveValue(email);
  await screen.button('Send code').click();
  await visitor.confirmsRecovery(email);
  await visitor.choosesNewPassword('Aspen#Grove7');
  await visitor.entersSignIn(email, 'Aspen#Grove7');
  await newcomer.acceptsTerms();
  await expect(companyScreen(page).title).toBeVisible();
});

test('password, terms, picture and company can be sent again if their answers were lost', async ({ visitor, page }) => {
  const screen = authScreens(page);
  const newcomer = await visitor.startsSignUp();
  const again = async (button: string) => {
    await expect(screen.refusal(NO_ANSWER)).toBeVisible();
    await screen.button(button).click();
  };
  await newcomer.givesDetails({ fullName, email: anEmail('juniper') });
  await newcomer.choosesRole('Realtor');
  await newcomer.confirmsAddress();

  await losesNextAnswer(page, 'update');
  await newcomer.setsPassword();
  await again('Set password');
  await expect(screen.heading('Terms of service')).toBeVisible();

  await losesNextAnswer(page, 'update');
  await newcomer.acceptsTerms();
  await again('Accept and continue');
  await expect(screen.heading('Add a profile picture')).toBeVisible();

  await losesNextAnswer(page, 'getUser');
  await newcomer.skipsPicture();
  await again('Skip for now');
  await expect(companyScreen(page).title).toBeVisible();

  await losesNextAnswer(page, 'createCompany');
  const creating = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/createCompany'));
  const filling = new PersonWithoutCompany(page).createsCompany('Spruce & Partners');
  await creating;
  await again('Create company');
  await filling;
  await expect(dashboardScreen(page).title).toBeVisible();
});
