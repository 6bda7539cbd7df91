import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { anEmail, DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('a visitor at an unknown address is led to sign-in', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/signin');
});

test('a visitor who asked for a page finds it after signing in', async ({ page }) => {
  await page.goto('/setting');
  await expect(page).toHaveURL('/signin');
  const screen = authScreens(page);
  await screen.email.fill(DEMO.realtor);
  await screen.password.fill(DEMO.password);
  await screen.button('Sign in').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
  await expect(page).toHaveURL('/setting');
});

test('somebody without a company can go nowhere but to its creation', async ({ visitor, page }) => {
  await visitor.signsUpAs('Lender', { fullName: 'Ellis Ford', email: anEmail('ellis') });
  await expect(companyScreen(page).title).toBeVisible();
  await page.goto('/setting');
  await expect(page).toHaveURL('/company');
});

test('a member at an unknown address is led to the dashboard', async ({ visitor, page }) => {
  await visitor.signsIn(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).title).toBeVisible();
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/');
  await expect(dashboardScreen(page).title).toBeVisible();
});

test('a client is refused: "Client are not allowed"', async ({ visitor, page }) => {
  await visitor.signsIn(DEMO.client, DEMO.password);
  await expect(page.getByText('Client are not allowed')).toBeVisible();
  await expect(page).toHaveURL('/signin');
});

test('logging out in one tab logs out in all', async ({ visitor, page, context }) => {
  await visitor.signsIn(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).title).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(dashboardScreen(other).title).toBeVisible();

  await shellScreen(page).logout.click();

  await expect(page).toHaveURL('/signin');
  await expect(other).toHaveURL('/signin');
  expect(await context.cookies()).toEqual([]);
});

test('a session that the server no longer knows ends in one logout', async ({ visitor, page, context }) => {
  await visitor.signsIn(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).title).toBeVisible();
  await page.route('**/api/v1/user/**', (route) => route.fulfill({ status: 401, json: { status: 401, message: 'Please sign in.' } }));

  await dashboardScreen(page).status('Closed').click();

  await expect(page).toHaveURL('/signin');
  expect(await context.cookies()).toEqual([]);
});

test('an invitation link leads to sign-up with its code filled in', async ({ page }) => {
  await page.goto('/signup?ref=E4H8KDZP3VNB');
  await expect(authScreens(page).inviteCode).toHaveValue('E4H8KDZP3VNB');
});
