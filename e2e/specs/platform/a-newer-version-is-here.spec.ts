import { comesBackToTab } from '../../people/comes-back-to-tab';
import { shellScreen } from '../../screens/shell-screen';
import { settingScreen } from '../../screens/setting-screen';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { DEMO } from '../../seed/invented';
import { releaseWithWords, runCommand } from '../../seed/release-remote';
import { expect, test } from '../../watched-test';

/** Another release of a remote that no other spec releases, with the same words. */
const redeploys = () => releaseWithWords('landing', 'Log in', 'Log in');

test('a redeploy under an open tab with a half-filled form: it says so, and nothing entered is lost', async ({
  visitor,
  page,
}) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  const shell = shellScreen(page);
  const notice = page.getByText('A new version of Keydate is available');
  const card = dashboardScreen(page).card(/June Okafor/);
  await expect(card).toBeVisible();
  await redeploys();
  try {
    const wizard = wizardScreen(page);
    await dashboardScreen(page).addTransaction.click();
    await wizard.street.fill('9 Larkspur Lane');
    await comesBackToTab(page);
    await expect(notice).toBeAttached();
    await expect(wizard.street).toHaveValue('9 Larkspur Lane');
    await wizard.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeVisible();

    // a half-filled form holds it back, also when the person wanted to leave and stays
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
    await shell.link('Setting').click();
    await expect(settingScreen(page).title).toBeVisible();
    await expect.poll(isSamePage).toBe(false);
    await redeploys();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await settingScreen(page).field('Company Name').fill('Half entered');
    await comesBackToTab(page);
    await expect(notice).toBeVisible();
    await shell.link('Dashboard').click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(settingScreen(page).field('Company Name')).toHaveValue('Half entered');
    expect(await isSamePage()).toBe(true);

    // the wizard's entries are there in the new version
    await shell.link('Dashboard').click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(dashboardScreen(page).title).toBeVisible();
    await shell.link('Messages').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect.poll(isSamePage).toBe(false);
    await expect(notice).toBeHidden();
    await shell.link('Dashboard').click();
    await dashboardScreen(page).addTransaction.click();
    await expect(wizard.street).toHaveValue('9 Larkspur Lane');
  } finally {
    await runCommand('release', 'landing');
  }
});
