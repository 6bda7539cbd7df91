import { authScreens } from '../../screens/auth-screens';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('a visitor who asked for a page gets it after signing in', async ({ visitor, page }) => {
  await page.goto('/setting');
  await expect(page).toHaveURL('/signin');

  await visitor.entersSignIn(DEMO.realtor, DEMO.password);

  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
  await expect(page).toHaveURL('/setting');
});

test('a transaction linked in a mail opens after signing in, and “back” does not return to sign-in', async ({
  visitor,
  page,
}) => {
  await visitor.signsIn(DEMO.realtor, DEMO.password);
  await dashboardScreen(page)
    .card(/June Okafor/)
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'June Okafor' })).toBeVisible();
  const address = page.url();
  await page.context().clearCookies();

  await page.goto(address);
  await expect(page).toHaveURL('/signin');
  await visitor.entersSignIn(DEMO.realtor, DEMO.password);
  await expect(page).toHaveURL(address);
  await page.goBack();

  await expect(authScreens(page).heading('Sign in')).toBeHidden();
});

test('an address planted in the history never leads to another origin', async ({ visitor, page, baseURL }) => {
  for (const planted of [
    '//evil.example/',
    '/\\evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example/',
  ]) {
    await page.goto('/signin');
    await page.evaluate((returnTo) => history.replaceState({ usr: { returnTo }, key: 'planted', idx: 0 }, ''), planted);
    await page.reload();

    const member = await visitor.entersSignIn(DEMO.realtor, DEMO.password);

    await expect(dashboardScreen(page).title).toBeVisible();
    expect(page.url()).toBe(`${baseURL}/`);
    await member.logsOut();
    await expect(page).toHaveURL('/signin');
  }
});
