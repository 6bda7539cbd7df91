import { authScreens } from '../../screens/auth-screens';
import { anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('Back and Forward go through the steps; nothing leads back before the code', async ({ visitor, page }) => {
  const screen = authScreens(page);
  const email = anEmail('juniper');
  const newcomer = await visitor.startsSignUp();
  await newcomer.givesDetails({ fullName: 'Juniper Vale', email });
  await newcomer.choosesRole('Lender');
  await expect(screen.heading('Check your mail')).toBeVisible();

  await page.goBack();
  await expect(screen.role('Lender')).toBeChecked();
  await page.goBack();
  await expect(screen.fullName).toHaveValue('Juniper Vale');
  await expect(screen.email).toHaveValue(email);
  await page.reload();
  await expect(screen.email).toHaveValue(email);
  await page.goForward();
  await expect(screen.heading('What do you do?')).toBeVisible();
  await page.goForward();
  await newcomer.confirmsAddress();
  await expect(screen.heading('Set a password')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/password');
  await expect(screen.heading('Set a password')).toBeVisible();
  await newcomer.setsPassword();
  await expect(screen.heading('Terms of service')).toBeVisible();
});

test('Back in recovery leads from the code to the address', async ({ visitor, page }) => {
  const screen = authScreens(page);
  const email = anEmail('nobody');
  await visitor.forgetsPassword(email);

  await page.goBack();
  await expect(screen.email).toHaveValue(email);
  await page.goBack();
  await expect(screen.heading('Sign in')).toBeVisible();
});
