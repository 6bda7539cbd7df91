import type { Page, Route } from '@playwright/test';
import { bringsBackPage } from '../../people/brings-back-page';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { runChangedCode } from '../../seed/throwing-code';
import { expect, test } from '../../watched-test';

const ITS_FILES = '**/remotes/messaging/**';
const ITS_ENTRY = '**/remotes/messaging/**/entry.*.js*';
/** All of its files but the entry. */
const ITS_CHUNKS = /\/remotes\/messaging\/(?!.*\/entry\.).*\.js/;

/** Breaks the remote, and returns the function that mends it. */
type Break = (page: Page) => Promise<() => Promise<void>>;

const answers =
  (files: string, answer: (route: Route) => Promise<void>): Break =>
  async (page) => {
    await page.route(files, answer);
    return () => page.unroute(files);
  };

/** Requests made before it is mended are never answered: the shell's own time limit ends the wait. */
const hangs =
  (files: string | RegExp): Break =>
  async (page) => {
    let isMended = false;
    await page.route(files, (route) => (isMended ? route.continue() : undefined));
    return async () => {
      isMended = true;
    };
  };

const failures: { how: string; break: Break }[] = [
  { how: 'that cannot be reached', break: answers(ITS_FILES, (route) => route.abort()) },
  {
    how: 'that throws as it loads',
    break: answers(ITS_ENTRY, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken build")' }),
    ),
  },
  { how: 'that hangs', break: hangs(ITS_FILES) },
  { how: 'whose entry hangs', break: hangs(ITS_ENTRY) },
  { how: 'whose page hangs', break: hangs(ITS_CHUNKS) },
];

for (const failure of failures) {
  test(`a remote ${failure.how} is named, leaves the rest working, and comes back by "Try again"`, async ({
    visitor,
    page,
    faults,
  }) => {
    const shell = shellScreen(page);
    await runChangedCode(page);
    const mend = await failure.break(page);
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

    await mend();
    await bringsBackPage(page, 'Messages');
    // the broken build's own error is what this spec is about
    faults.splice(0);
  });
}
