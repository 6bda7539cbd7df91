import { expect, test } from '../../own-server-test';
import { Visitor } from '../../people/visitor';
import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';

test('email, code, new password, each after a reload, back to sign-in; every other session has ended', async ({
  accounts,
  clock,
  visitor,
  inbox,
  page,
  browser,
  baseURL,
}) => {
  const screen = authScreens(page);
  const { email } = await accounts.personWithoutCompany();
  // another code can be sent by then
  await clock.passes({ minutes: 1 });
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await new Visitor(elsewhere, inbox).returns(email);
  await expect(companyScreen(elsewhere).title).toBeVisible();

  await visitor.forgetsPassword(email);
  await page.reload();
  await visitor.confirmsRecovery(email);
  await expect(screen.heading('New password')).toBeVisible();
  await page.reload();
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
