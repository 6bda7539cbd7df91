import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';
import { expectAccessible } from './expect-accessible';

test.beforeEach(async ({ visitor, page }) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).card(/June Okafor/)).toBeVisible();
});

for (const width of [375, 800, 1280]) {
  test(`axe finds nothing in the frame ${width} pixels wide, with its search open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shell = shellScreen(page);
    await expect(shell.link('Messages')).toBeVisible();
    await expectAccessible(page);

    await shell.search.fill('June');
    await expect(shell.found(/June Okafor/).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(shell.found(/June Okafor/)).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('the first Tab leads past the frame', async ({ page }) => {
  const shell = shellScreen(page);
  await page.reload();
  await expect(dashboardScreen(page).card(/June Okafor/)).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(shell.skipLink).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(shell.content).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dashboardScreen(page).addTransaction).toBeFocused();
});

test('the keyboard reaches every page, search and Logout', async ({ page }) => {
  const shell = shellScreen(page);
  for (const name of ['Messages', 'Setting', 'Subscription', 'Dashboard'] as const) {
    await shell.link(name).focus();
    await page.keyboard.press('Enter');
    // the landmark of the page takes the focus, so that the next key is about the page
    await expect(shell.content).toBeFocused();
    await expect(shell.link(name)).toHaveAttribute('aria-current', 'page');
  }

  await shell.search.focus();
  await page.keyboard.type('June');
  await expect(shell.found(/June Okafor/).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'June Okafor' })).toBeVisible();

  await shell.logout.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});

test('signing in needs only the keyboard', async ({ page }) => {
  await shellScreen(page).logout.click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(DEMO.realtor);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');

  await expect(dashboardScreen(page).title).toBeVisible();
  await expect(shellScreen(page).content).toBeFocused();
});
