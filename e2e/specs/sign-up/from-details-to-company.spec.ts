import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { PersonWithoutCompany } from '../../people/person-without-company';
import { aPicture, redShare } from '../../seed/a-picture';
import { anEmail } from '../../seed/invented';
import { storedSession, NOTHING_STORED } from '../../seed/stored-session';
import { expect, test } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

test('a realtor signs up: details, role, code, password, terms, picture, company', async ({ visitor, page }) => {
  const screen = authScreens(page);
  const company = companyScreen(page);
  const newcomer = await visitor.startsSignUp();
  await expect(screen.heading('Create your account')).toBeVisible();

  await newcomer.givesDetails({ fullName: 'Juniper Vale', email: anEmail('Juniper') });
  await expect(screen.heading('What do you do?')).toBeVisible();
  await newcomer.choosesRole('Realtor');
  await expect(screen.step('Step 3 of 7')).toBeVisible();
  await newcomer.confirmsAddress();

  await expect(page).toHaveURL('/password');
  await expectAccessible(page);
  await screen.password.fill('Spruce4471');
  await expect(screen.rule('at least 8 characters')).toContainText(': met');
  await expect(screen.rule('lowercase and uppercase letters')).toContainText(': met');
  await expect(screen.rule('a number')).toContainText(': met');
  await expect(screen.rule('no leading/trailing spaces')).toContainText(': not met');
  await newcomer.setsPassword('Spruce!4471');

  await expect(page).toHaveURL('/term-and-service');
  await newcomer.acceptsTerms();
  await expect(page).toHaveURL('/auth-profile');
  expect(await storedSession(page), 'until the picture step nobody is signed in').toEqual(NOTHING_STORED);
  await expectAccessible(page);
  await screen.picture.setInputFiles(await aPicture(page));
  await expect(screen.preview).toHaveCount(3);
  await screen.button('Save picture').click();

  await expect(page).toHaveURL('/company');
  expect(await redShare(page), 'the middle of the picture').toBeCloseTo(0.5, 1);
  await company.submit.click();
  for (const field of ['Company Name', 'Website', 'Street', 'City', 'State', 'Zip Code'])
    await expect(page.getByText(`${field} is required`, { exact: true })).toBeVisible();
  await expect(company.name).toBeFocused();
  await new PersonWithoutCompany(page).createsCompany('Spruce & Partners');
  await expect(dashboardScreen(page).title).toBeVisible();
  await expect(shellScreen(page).person).toContainText('Realtor');
});

test('a lender signs up, leaves, and returns to the same step', async ({ visitor, page }) => {
  const screen = authScreens(page);
  const newcomer = await visitor.startsSignUp();
  await screen.fullName.fill('Ellis Ford');
  await page.reload();
  await expect(screen.fullName).toHaveValue('Ellis Ford');

  await newcomer.givesDetails({ fullName: 'Ellis Ford', email: anEmail('ellis') });
  await newcomer.choosesRole('Lender');
  await expect(screen.heading('Check your mail')).toBeVisible();
  await page.reload();
  await newcomer.confirmsAddress();
  await expect(screen.heading('Set a password')).toBeVisible();
  await page.goto('/signup');
  await expect(page).toHaveURL('/password');
  await newcomer.setsPassword();
  await newcomer.acceptsTerms();
  await expect(screen.heading('Add a profile picture')).toBeVisible();
  await page.reload();
  await newcomer.skipsPicture();

  const company = companyScreen(page);
  await company.name.fill('Ford Lending');
  await page.reload();
  await expect(company.name).toHaveValue('Ford Lending');
  await new PersonWithoutCompany(page).createsCompany('Ford Lending');
  await expect(shellScreen(page).person).toContainText('Lender');
});
