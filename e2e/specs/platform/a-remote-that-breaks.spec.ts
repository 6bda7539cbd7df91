import { bringsBackPage } from '../../people/brings-back-page';
import { settingScreen } from '../../screens/setting-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { breakWhereTold, runChangedCode, stopThrowing } from '../../seed/throwing-code';
import { expect, test } from '../../watched-test';

test('a remote whose files are gone is named, leaves the rest working, and comes back by "Try again"', async ({
  visitor,
  page,
  faults,
}) => {
  const shell = shellScreen(page);
  await page.route('**/remotes/messaging/**', (route) => route.fulfill({ status: 404 }));
  await visitor.returns(DEMO.realtor, DEMO.password);

  await shell.link('Messages').click();
  await expect(shell.unavailable('Messages')).toContainText('Squad Messaging');
  await shell.link('Setting').click();
  await expect(settingScreen(page).title).toBeVisible();
  // the bell and its page need the connection of messages, and nothing of their remote
  await shell.bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications', exact: true })).toBeVisible();
  await shell.link('Messages').click();
  await expect(shell.unavailable('Messages')).toBeVisible();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await bringsBackPage(page, 'Messages');
  // the broken build's own error is what this spec is about
  faults.splice(0);
});

test('a remote that throws while it is used says so, leaves the rest working, and comes back by "Try again"', async ({
  visitor,
  page,
  faults,
}) => {
  const [shell, setting] = [shellScreen(page), settingScreen(page)];
  await runChangedCode(page);
  await page.route(/\/remotes\/settings\/.*\/(?!entry\.)[\w.-]+\.js$/, breakWhereTold);
  await visitor.returns(DEMO.realtor, DEMO.password, '/setting');
  await expect(setting.title).toBeVisible();

  // in one step: an answer of the server that arrives in between would break the page before it is clicked
  await setting.tab('Manage Account').evaluate((link: HTMLElement) => {
    window.isBroken = true;
    link.click();
  });
  await expect(shell.unavailable('Setting')).toContainText(/It stopped because of an error/);
  await shell.link('Messages').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages', exact: true })).toBeVisible();
  await shell.link('Setting').click();
  await expect(shell.unavailable('Setting')).toBeVisible();

  await stopThrowing(page);
  await shell.tryAgain.click();
  await expect(setting.title).toBeVisible();
  await setting.tab('Manage Account').click();
  await expect(page).toHaveURL('/setting/account');
  await expect(setting.title).toBeVisible();
  faults.splice(0);
});
