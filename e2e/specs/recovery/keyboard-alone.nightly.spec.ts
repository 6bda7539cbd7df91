import { expect, test } from '../../own-server-test';
import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';

test('the keyboard alone is enough for a new password', async ({ accounts, clock, inbox, page }) => {
  const { email } = await accounts.personWithoutCompany();
  await clock.passes({ minutes: 1 });
  const screen = authScreens(page);
  const { keyboard } = page;

  await page.goto('/signin');
  await expect(screen.email).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) await keyboard.press('Tab');
  await expect(screen.forgotten).toBeFocused();
  await keyboard.press('Enter');

  await expect(screen.heading('Reset your password')).toBeVisible();
  await expect(screen.email).toBeFocused();
  await keyboard.type(email);
  await keyboard.press('Enter');

  await expect(screen.code).toBeFocused();
  await keyboard.type(await inbox.newestCode(email, 'recovery'));

  await expect(screen.heading('New password')).toBeVisible();
  await expect(screen.password).toBeFocused();
  await keyboard.type('Aspen#Grove7');
  await keyboard.press('Enter');

  await expect(screen.heading('Sign in')).toBeVisible();
  await expect(screen.password).toBeFocused();
  await keyboard.type('Aspen#Grove7');
  await keyboard.press('Enter');
  await expect(companyScreen(page).title).toBeVisible();
});
