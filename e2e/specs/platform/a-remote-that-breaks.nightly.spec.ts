import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@keydate/tooling/workspace';
import type { Page, Route } from '@playwright/test';
import { settingScreen } from '../../screens/setting-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { breakWhereTold, runChangedCode, stopThrowing } from '../../seed/throwing-code';
import { expect, test } from '../../watched-test';

const ENTRY = '**/remotes/settings/**/entry.*.js';
const CODE = /\/remotes\/settings\/.*\/(?!entry\.)[\w.-]+\.js$/;

const answerWith = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** The server sends the entry that was released. */
const sendRealEntry = (page: Page) => page.unroute(ENTRY);

const OTHERS = [
  {
    how: 'whose entry is garbage',
    says: /It did not load/,
    arrange: (page: Page) => page.route(ENTRY, answerWith('<!doctype html>')),
    mend: sendRealEntry,
  },
  {
    how: 'that was made for a newer shell',
    says: /needs a newer version of Keydate/,
    arrange: (page: Page) =>
      page.route(
        ENTRY,
        answerWith('var settings={init:()=>{},get:()=>Promise.resolve(()=>({default:{contract:2}}))};'),
      ),
    mend: sendRealEntry,
  },
  {
    how: 'that throws at its first render',
    says: /It stopped because of an error/,
    arrange: async (page: Page) => {
      await page.addInitScript(() => (window.isBroken = true));
      await page.route(CODE, breakWhereTold);
    },
    // its files have arrived, so they are not fetched again
    mend: stopThrowing,
  },
];

/** While Setting is broken another remote can be opened; once Setting is mended, "Try again" brings it back. */
async function othersOpenAndTryAgainWorks(page: Page, mend: (page: Page) => Promise<void>): Promise<void> {
  const shell = shellScreen(page);
  await shell.link('Messages').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages', exact: true })).toBeVisible();

  await shell.link('Setting').click();
  await expect(shell.unavailable('Setting')).toBeVisible();
  await mend(page);
  await shell.tryAgain.click();
  await expect(settingScreen(page).title).toBeVisible();
  await expect(shell.unavailable('Setting')).toBeHidden();
}

for (const { how, says, arrange, mend } of OTHERS) {
  test(`a remote ${how} says so, leaves the rest working, and comes back by "Try again"`, async ({
    visitor,
    page,
    faults,
  }) => {
    await runChangedCode(page);
    await visitor.returns(DEMO.realtor, DEMO.password);
    await arrange(page);
    await page.goto('/setting');
    await expect(shellScreen(page).unavailable('Setting')).toContainText(says);
    await othersOpenAndTryAgainWorks(page, mend);
    // the broken build's own error is what this spec is about
    faults.splice(0);
  });
}

const CARD = readFileSync(join(workspaceRoot, 'remote-settings/remote.json'), 'utf8');
const WORDS = 'A page that will not go.';

/** A build of settings with pages of one sentence, made with the page's own defineRemote(), that never finishes its unmount. */
const NEVER_UNMOUNTS = `var settings = (() => {
  let shared;
  return {
    init: (scope) => void (shared = scope['@keydate/client']),
    get: async () => {
      const { defineRemote } = (await Object.values(shared)[0].get())();
      const card = ${CARD};
      const page = async () => ({ default: () => '${WORDS}' });
      const pages = Object.fromEntries(Object.keys(card.pages).map((key) => [key, page]));
      const remote = defineRemote(card, { pages });
      remote.unmount = () => new Promise(() => {});
      return () => ({ default: remote });
    },
  };
})();`;

test('a remote whose unmount hangs is gone at once, leaves the rest working, and is shown again', async ({
  visitor,
  page,
}) => {
  const shell = shellScreen(page);
  await runChangedCode(page);
  await visitor.returns(DEMO.realtor, DEMO.password);
  await page.route(ENTRY, answerWith(NEVER_UNMOUNTS));
  await page.goto('/setting');
  for (const round of [1, 2]) {
    await expect(page.getByText(WORDS), `round ${round}`).toBeVisible();
    await shell.link('Messages').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages', exact: true })).toBeVisible();
    await expect(page.getByText(WORDS)).toHaveCount(0);
    await shell.link('Setting').click();
  }
});
