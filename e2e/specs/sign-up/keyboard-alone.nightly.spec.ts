import { tabTo } from '../../people/tab-to';
import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { codeOf } from '../../seed/accounts';
import { anEmail, PASSWORD } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('the keyboard alone is enough from the details to the dashboard', async ({ page, inbox }) => {
  const screen = authScreens(page);
  const { keyboard } = page;
  const email = anEmail('juniper');

  await page.goto('/signup');
  await expect(screen.fullName).toBeFocused();
  await keyboard.type('Juniper Vale');
  await keyboard.press('Tab');
  await keyboard.type(email);
  await keyboard.press('Enter');

  await expect(screen.heading('What do you do?')).toBeFocused();
  await tabTo(screen.role('Realtor'));
  await keyboard.press('Space');
  await tabTo(screen.button('Continue'));
  await keyboard.press('Enter');

  await expect(screen.code).toBeFocused();
  await keyboard.type(await inbox.newestCode(email, 'sign-up'));

  await expect(screen.heading('Set a password')).toBeVisible();
  await expect(screen.password).toBeFocused();
  await expect(page).toHaveTitle('Set a password · Keydate');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');

  await expect(screen.heading('Terms of service')).toBeFocused();
  await expect(page).toHaveTitle('Terms of service · Keydate');
  await tabTo(screen.button('Accept and continue'));
  await keyboard.press('Enter');

  await expect(screen.heading('Add a profile picture')).toBeFocused();
  await expect(page).toHaveTitle('Profile picture · Keydate');
  await tabTo(screen.button('Skip for now'));
  await keyboard.press('Enter');

  const company = companyScreen(page);
  await expect(company.name).toBeFocused();
  await expect(page).toHaveTitle('Your company · Keydate');
  for (const words of ['Spruce & Partners', 'sprucehomes.example', '9 Aspen Court', 'Golden', 'Colorado', '80401']) {
    await keyboard.type(words);
    await keyboard.press('Tab');
  }
  await expect(company.state).toHaveValue('Colorado');
  await tabTo(company.submit);
  await keyboard.press('Enter');

  await expect(dashboardScreen(page).title).toBeVisible();
});

test('the keyboard alone is enough to sign in and join a company by its code', async ({ accounts, page }) => {
  const screen = authScreens(page);
  const { keyboard } = page;
  const { company } = await accounts.company();
  const { email } = await accounts.personWithoutCompany('Juniper Vale');

  await page.goto('/signin');
  await expect(screen.email).toBeFocused();
  await keyboard.type(email);
  await tabTo(screen.password);
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');

  await expect(companyScreen(page).name).toBeFocused();
  await tabTo(screen.button('Enter an invite code'));
  await keyboard.press('Enter');
  await expect(screen.inviteCode).toBeFocused();
  await keyboard.type(codeOf(company, 'employeeInviteLink'));
  await keyboard.press('Enter');

  await expect(dashboardScreen(page).title).toBeVisible();
});
