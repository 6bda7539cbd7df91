import { authScreens } from '../../screens/auth-screens';
import { anEmail, DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('an unknown address gets the same answer as a known one', async ({ visitor, page }) => {
  const email = anEmail('nobody');
  await visitor.forgetsPassword(email);
  await expect(page.getByText(`If there is an account for ${email}, a code is on its way.`)).toBeVisible();

  await authScreens(page).code.fill('123456');

  await expect(authScreens(page).code).toHaveAccessibleDescription(
    'This code is wrong. Please check your email and try again.',
  );
});

test('a client gets no session through recovery: "Client are not allowed"', async ({ visitor, page }) => {
  await visitor.forgetsPassword(DEMO.client);
  await visitor.confirmsRecovery(DEMO.client);

  await expect(authScreens(page).refusal('Client are not allowed')).toBeVisible();
});
