import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { anEmail, PASSWORD } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('the keyboard alone is enough from the details to the dashboard', async ({ page, inbox }) => {
  const screen = authScreens(page);
  const { keyboard } = page;
  const email = anEmail('juniper');
  const tabTo = async (target: ReturnType<typeof screen.button>) => {
    for (let presses = 0; presses < 30 && !(await target.evaluate((element) => element === document.activeElement)); presses += 1) {
      await keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };

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
  await keyboard.press('Enter');

  await expect(screen.heading('Set a password')).toBeVisible();
  await expect(screen.password).toBeFocused();
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');

  await expect(screen.heading('Terms of service')).toBeFocused();
  await tabTo(screen.button('Accept and continue'));
  await keyboard.press('Enter');

  await expect(screen.heading('Add a profile picture')).toBeFocused();
  await tabTo(screen.button('Skip for now'));
  await keyboard.press('Enter');

  const company = companyScreen(page);
  await expect(company.name).toBeFocused();
  for (const words of ['Spruce & Partners', 'sprucehomes.example', '9 Aspen Court', 'Golden', 'Colorado', '80401']) {
    await keyboard.type(words);
    await keyboard.press('Tab');
  }
  await expect(company.state).toHaveValue('Colorado');
  await tabTo(company.submit);
  await keyboard.press('Enter');

  await expect(dashboardScreen(page).title).toBeVisible();
});
