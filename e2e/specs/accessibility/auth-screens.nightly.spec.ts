import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { codeOf } from '../../seed/accounts';
import { aPicture } from '../../seed/a-picture';
import { anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';
import { expectAccessibleInBothThemes } from './expect-accessible';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on any step of a sign-up, its refusals included, in light and dark', async ({
  visitor,
  page,
}) => {
  const screen = authScreens(page);
  const newcomer = await visitor.startsSignUp();
  await screen.button('Continue').click();
  await expect(page.getByText('Full Name is required')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await newcomer.givesDetails({ fullName: 'Juniper Vale', email: anEmail('juniper') });
  await expect(screen.heading('What do you do?')).toBeVisible();
  await screen.button('Continue').click();
  await expect(page.getByText('Please choose whether you are a realtor or a lender.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await newcomer.choosesRole('Realtor');
  await newcomer.entersCode('12345');
  await screen.button('Confirm').click();
  await expect(page.getByText('Otp must be 6 digits.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await newcomer.confirmsAddress();
  await newcomer.setsPassword('abc4');
  await expect(screen.password).toHaveAccessibleDescription('The password must have at least 8 characters.');
  await expectAccessibleInBothThemes(page);

  await newcomer.setsPassword();
  await expect(screen.heading('Terms of service')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await newcomer.acceptsTerms();
  await screen.button('Save picture').click();
  await expect(page.getByText('Please Upload Image')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await screen.picture.setInputFiles(await aPicture(page));
  await expect(screen.cropStage).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await newcomer.skipsPicture();
  const company = companyScreen(page);
  await expect(company.title).toBeVisible();
  await company.branding.click();
  await company.primaryColor.fill('#f5d442');
  await company.submit.click();
  await expect(page.getByText('Company Name is required')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await screen.button('Enter an invite code').click();
  await expect(screen.heading('You are not in a company yet')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('axe finds nothing when an invited person without a company chooses a role, in light and dark', async ({
  accounts,
  visitor,
  page,
}) => {
  const screen = authScreens(page);
  const { owner, company } = await accounts.company();
  const newcomer = await visitor.startsSignUp(codeOf(company, 'agentsInviteLink'));
  await newcomer.givesDetails({ fullName: 'Juniper Vale', email: anEmail('juniper') });
  await newcomer.confirmsAddress();
  await newcomer.setsPassword();
  await accounts.renews(owner, 'agentsInviteLink');
  await newcomer.acceptsTerms();
  await newcomer.skipsPicture();

  await screen.button('Create a company of your own').click();
  await expect(screen.heading('What do you do?')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('axe finds nothing on the read-only terms, in light and dark', async ({ page }) => {
  await page.goto('/term-and-service');
  await expect(authScreens(page).heading('Terms of service')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('axe finds nothing on a refused sign-in and on any step of a recovery, in light and dark', async ({
  accounts,
  visitor,
  page,
}) => {
  const screen = authScreens(page);
  const { email } = await accounts.personWithoutCompany();
  await visitor.triesToSignIn(anEmail('nobody'));
  await expect(screen.password).toHaveAccessibleDescription('Wrong email or password.');
  await expectAccessibleInBothThemes(page);

  await screen.email.fill('');
  await screen.forgotten.click();
  await screen.button('Send code').click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await visitor.forgetsPassword(email);
  await screen.button('Confirm').click();
  await expect(page.getByText('Otp is required')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await visitor.confirmsRecovery(email);
  await screen.button('Set password').click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
