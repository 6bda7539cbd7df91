import { expect, test } from '../../own-server-test';
import { Visitor } from '../../people/visitor';
import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import type { Accounts } from '../../seed/accounts';
import { anEmail, DEMO } from '../../seed/invented';
import type { ServerClock } from '../../seed/server-clock';

/** Somebody whose last code was sent long enough ago for another. */
async function aPerson(accounts: Accounts, clock: ServerClock): Promise<string> {
  const { email } = await accounts.personWithoutCompany();
  await clock.passes({ minutes: 1 });
  return email;
}

test('email, code, new password, back to sign-in; every other session has ended', async ({
  accounts,
  clock,
  visitor,
  inbox,
  page,
  browser,
  baseURL,
}) => {
  const screen = authScreens(page);
  const email = await aPerson(accounts, clock);
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await new Visitor(elsewhere, inbox).signsIn(email);
  await expect(companyScreen(elsewhere).title).toBeVisible();

  await visitor.forgetsPassword(email);
  await visitor.confirmsRecovery(email);
  await visitor.choosesNewPassword('Aspen#Grove7');

  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible();
  await expect(screen.email).toHaveValue(email);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/signin');
  await elsewhere.context().close();

  await visitor.entersSignIn(email);
  await expect(screen.password).toHaveAccessibleDescription('Wrong email or password.');
  await visitor.entersSignIn(email, 'Aspen#Grove7');
  await expect(companyScreen(page).title).toBeVisible();
});

test('a reload continues recovery at the same step', async ({ accounts, clock, visitor, page }) => {
  const screen = authScreens(page);
  const email = await aPerson(accounts, clock);
  await visitor.forgetsPassword(email);
  await page.reload();
  await visitor.confirmsRecovery(email);
  await expect(screen.heading('New password')).toBeVisible();

  await page.reload();
  await visitor.choosesNewPassword('Aspen#Grove7');

  await expect(page).toHaveURL('/signin');
});

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
