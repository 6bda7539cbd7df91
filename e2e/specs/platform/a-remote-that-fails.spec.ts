import type { Page } from '@playwright/test';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

const ITS_FILES = '**/remotes/messaging/**';

const failures = [
  {
    how: 'whose files are gone',
    break: (page: Page) => page.route(ITS_FILES, (route) => route.fulfill({ status: 404 })),
  },
  { how: 'that cannot be reached', break: (page: Page) => page.route(ITS_FILES, (route) => route.abort()) },
  {
    how: 'that throws as it loads',
    break: (page: Page) =>
      page.route('**/remotes/messaging/**/entry.*.js*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken build")' }),
      ),
  },
  // never answered: the shell's own deadline ends the wait
  { how: 'that hangs', break: (page: Page) => page.route(ITS_FILES, () => undefined) },
];

for (const failure of failures) {
  test(`a remote ${failure.how} is named, leaves the rest working, and comes back by "Try again"`, async ({
    visitor,
    page,
    faults,
  }) => {
    const shell = shellScreen(page);
    await failure.break(page);
    await visitor.returns(DEMO.realtor, DEMO.password);

    await shell.link('Messages').click();
    await expect(shell.unavailable('Messages')).toBeVisible({ timeout: 20_000 });

    await shell.link('Setting').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Setting', exact: true })).toBeVisible();
    // the bell and its page need the connection of messages, and nothing of their remote
    await shell.bell.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications', exact: true })).toBeVisible();
    await shell.link('Dashboard').click();
    await expect(dashboardScreen(page).title).toBeVisible();
    await shell.link('Messages').click();
    await expect(shell.unavailable('Messages')).toBeVisible({ timeout: 20_000 });

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await shell.tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages', exact: true })).toBeVisible();
    // the broken build's own error is what this spec is about
    faults.splice(0);
  });
}
