import { authScreens } from '../../screens/auth-screens';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { codeOf } from '../../seed/accounts';
import { anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('an E code makes an employee of the company: no role to choose, no company to create', async ({
  accounts,
  visitor,
  page,
}) => {
  const { company } = await accounts.company();
  const code = codeOf(company, 'employeeInviteLink');
  const newcomer = await visitor.startsSignUp(code);
  await expect(page.getByText('Marlow Whitcombe invites you to Whitcombe Homes.')).toBeVisible();
  await expect(authScreens(page).inviteCode).toHaveValue(code);
  await expect(authScreens(page).inviteCode).toBeHidden();

  await newcomer.givesDetails({ fullName: 'Tamsin Grove', email: anEmail('tamsin') });
  await expect(authScreens(page).step('Step 2 of 5')).toBeVisible();
  await newcomer.finishesByInvitation();

  await expect(dashboardScreen(page).title).toBeVisible();
  await expect(shellScreen(page).person).toContainText('Employee');
});

test('an unused invitation survives visits to sign-in, the landing page and recovery', async ({
  accounts,
  visitor,
  page,
}) => {
  const { company } = await accounts.company();
  const { email } = await accounts.personWithoutCompany('Tamsin Grove');
  const screen = authScreens(page);
  await visitor.startsSignUp(codeOf(company, 'agentsInviteLink'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await screen.forgotten.click();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('link', { name: 'Keydate, to the home page' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().click();

  await visitor.entersSignIn(email);

  await expect(page).toHaveURL('/company');
  await expect(screen.inviteCode).toHaveValue(codeOf(company, 'agentsInviteLink'));
  await screen.button('Join the company').click();
  await expect(shellScreen(page).person).toContainText('Agent');
});
