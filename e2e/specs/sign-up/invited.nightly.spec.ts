import { PersonWithoutCompany } from '../../people/person-without-company';
import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { codeOf } from '../../seed/accounts';
import { anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';

const details = () => ({ fullName: 'Tamsin Grove', email: anEmail('tamsin') });

test('an A code makes an agent', async ({ accounts, visitor, page }) => {
  const { company } = await accounts.company();
  const newcomer = await visitor.startsSignUp();

  await newcomer.givesDetails({ ...details(), inviteCode: codeOf(company, 'agentsInviteLink') });
  await newcomer.finishesByInvitation();

  await expect(dashboardScreen(page).title).toBeVisible();
  await expect(shellScreen(page).person).toContainText('Agent');
});

test('a C code is refused: "Client are not allowed"', async ({ accounts, visitor, page }) => {
  const { company } = await accounts.company();
  const newcomer = await visitor.startsSignUp(codeOf(company, 'clientInviteLink'));

  await newcomer.givesDetails(details());

  await expect(page.getByText('Client are not allowed')).toBeVisible();
  await expect(authScreens(page).fullName).toHaveValue('Tamsin Grove');
});

test('an invitation opened by a person without a company is filled in and lets them join', async ({
  accounts,
  visitor,
  page,
}) => {
  const { company } = await accounts.company();
  const { email } = await accounts.personWithoutCompany('Tamsin Grove');
  await visitor.signsIn(email);
  await expect(companyScreen(page).title).toBeVisible();

  await visitor.startsSignUp(codeOf(company, 'agentsInviteLink'));
  await expect(page).toHaveURL('/company');
  await expect(authScreens(page).inviteCode).toHaveValue(codeOf(company, 'agentsInviteLink'));
  await page.keyboard.press('Enter');

  await expect(dashboardScreen(page).title).toBeVisible();
  await expect(shellScreen(page).person).toContainText('Agent');
});

test('a code that expires before the terms lets the person enter another one', async ({ accounts, visitor, page }) => {
  const { owner, company } = await accounts.company();
  const screen = authScreens(page);
  const newcomer = await visitor.startsSignUp(codeOf(company, 'agentsInviteLink'));
  await newcomer.givesDetails(details());
  await newcomer.confirmsAddress();
  await newcomer.setsPassword();
  await expect(screen.heading('Terms of service')).toBeVisible();

  const another = await accounts.renews(owner, 'agentsInviteLink');
  await newcomer.acceptsTerms();
  await expect(
    screen.refusal('This invite code is no longer valid. Ask for a new one, or create a company of your own.'),
  ).toBeVisible();
  await newcomer.skipsPicture();

  await expect(screen.heading('You are not in a company yet')).toBeVisible();
  await screen.inviteCode.fill('A000000000000');
  await screen.button('Join the company').click();
  await expect(page.getByText('This invite code does not exist').first()).toBeVisible();
  await screen.inviteCode.fill(another);
  await screen.button('Join the company').click();
  await expect(dashboardScreen(page).title).toBeVisible();
  await expect(shellScreen(page).person).toContainText('Agent');
});

test('or create a company of their own', async ({ accounts, visitor, page }) => {
  const { owner, company } = await accounts.company();
  const screen = authScreens(page);
  const newcomer = await visitor.startsSignUp(codeOf(company, 'employeeInviteLink'));
  await newcomer.givesDetails(details());
  await newcomer.confirmsAddress();
  await newcomer.setsPassword();
  await expect(screen.heading('Terms of service')).toBeVisible();
  await accounts.renews(owner, 'employeeInviteLink');
  await newcomer.acceptsTerms();
  await newcomer.skipsPicture();

  await screen.button('Create a company of your own').click();
  await newcomer.choosesRole('Lender');
  await new PersonWithoutCompany(page).createsCompany('Grove Lending');

  await expect(shellScreen(page).person).toContainText('Lender');
});
