import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@keydate/tooling/workspace';
import type { Page, Route } from '@playwright/test';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

const ENTRY = '**/remotes/settings/**/entry.*.js';
const CODE = /\/remotes\/settings\/.*\/(?!entry\.)[\w.-]+\.js$/;

const answerWith = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** Its code as released, but that each of its components throws once the page says so. */
async function breakWhereTold(route: Route): Promise<void> {
  const response = await route.fetch();
  const code = await response.text();
  // only in functions: what is made while the code loads is no render
  const throwing = '$1(()=>{if(window.isBroken)throw new Error("it broke")})()||';
  await route.fulfill({ response, body: code.replace(/((?:return|=>)\(0,\w+\.jsxs?\)\()/g, throwing) });
}

declare global {
  interface Window {
    isBroken?: boolean;
  }
}

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
    mend: (page: Page) => page.evaluate(() => void (window.isBroken = false)),
  },
];

for (const { how, says, arrange, mend } of OTHERS) {
  test(`a remote ${how} says so, leaves the rest working, and comes back by "Try again"`, async ({
    visitor,
    page,
    faults,
  }) => {
    const shell = shellScreen(page);
    await visitor.returns(DEMO.realtor, DEMO.password);
    await arrange(page);
    await page.goto('/setting');
    await expect(shell.unavailable('Setting')).toContainText(says);
    await shell.link('Messages').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages', exact: true })).toBeVisible();

    await shell.link('Setting').click();
    await expect(shell.unavailable('Setting')).toBeVisible();
    await mend(page);
    await shell.tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Setting', exact: true })).toBeVisible();
    // the broken build's own error is what this spec is about
    faults.splice(0);
  });
}

test('a remote that throws later says so, leaves the rest working, and comes back by "Try again"', async ({
  visitor,
  page,
  faults,
}) => {
  const shell = shellScreen(page);
  await visitor.returns(DEMO.realtor, DEMO.password);
  await page.route(CODE, breakWhereTold);
  await page.goto('/setting');
  await expect(page.getByRole('heading', { level: 1, name: 'Setting', exact: true })).toBeVisible();

  // in one step: an answer of the server that arrives in between would break the page before it is clicked
  await page.getByRole('link', { name: 'Edit Personal' }).evaluate((link: HTMLElement) => {
    window.isBroken = true;
    link.click();
  });
  await expect(shell.unavailable('Setting')).toContainText(/It stopped because of an error/);
  await expect(shell.link('Messages')).toBeVisible();

  await page.evaluate(() => (window.isBroken = false));
  await shell.tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting', exact: true })).toBeVisible();
  faults.splice(0);
});

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
