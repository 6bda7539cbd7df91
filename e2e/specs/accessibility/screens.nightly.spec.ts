import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';
import { expectAccessible, expectAccessibleInBothThemes } from './expect-accessible';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, heading } of [
  { name: 'the landing page', path: '/', heading: 'Every deadline of every contract, on time.' },
  { name: 'sign-in', path: '/signin', heading: 'Sign in' },
  { name: 'sign-up', path: '/signup', heading: 'Create your account' },
  { name: 'the privacy policy', path: '/privacy-policy', heading: 'Privacy Policy' },
]) {
  test(`axe finds nothing on ${name}, in light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
}

// dialogs are in specs/worlds/every-dialog.nightly.spec.ts
test('axe finds nothing on dashboard and transaction in their frame, in light and dark', async ({ visitor, page }) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  const dashboard = dashboardScreen(page);
  await expect(dashboard.card(/June Okafor/)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await dashboard.card(/June Okafor/).click();
  await expect(transactionScreen(page).client('June Okafor')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('axe finds nothing if a page cannot be shown, for visitors and for members', async ({ visitor, page }) => {
  await page.route('**/remotes/landing/**', (route) => route.abort());
  await page.goto('/');
  await expect(shellScreen(page).tryAgain).toBeVisible();
  await expectAccessible(page);

  await visitor.returns(DEMO.realtor, DEMO.password);
  await page.route('**/remotes/messaging/**', (route) => route.abort());
  await shellScreen(page).link('Messages').click();
  await expect(shellScreen(page).unavailable('Messages')).toBeVisible();
  await expectAccessible(page);
});
