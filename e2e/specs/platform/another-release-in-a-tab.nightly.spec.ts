import type { Browser, Page, Route } from '@playwright/test';
import { startOwnServer } from '../../production/own-server';
import { productionHome, productionPort } from '../../production/home';
import { Visitor } from '../../people/visitor';
import { shellScreen } from '../../screens/shell-screen';
import { DeveloperInbox } from '../../seed/developer-inbox';
import { DEMO } from '../../seed/invented';
import { loadWithout } from '../../seed/page-without';
import { releaseWithWords, runCommand } from '../../seed/release-remote';
import { runChangedCode } from '../../seed/throwing-code';
import { changeRegistry, readRegistry } from '@keydate/tooling/release/registry-store';
import { expect, test } from '../../watched-test';
import { expectGoodLooksOfHost } from '../accessibility/expect-accessible';

const OF_EVERYBODY = 'Upcoming Deadline:';
const OF_THE_TAB = 'What is due next:';
const banner = (page: Page) => page.getByRole('status', { name: 'Releases in this tab' });
/** The words of the banner. */
const SHOWN = /You are seeing transactions \w+ in this tab, not the live release\./;
const BROKEN = /transactions \w+ failed\. This tab is back on the live release\./;

const LENDER = `http://localhost:${productionPort}`;

test.describe.configure({ mode: 'serial' });

/** The id of a release of transactions that nobody gets; no other spec releases that remote. */
let release: string;
test.beforeAll(async () => {
  await releaseWithWords('transactions', OF_EVERYBODY, OF_THE_TAB, { scope: { percent: 0, people: [] } });
  release = (await readRegistry(productionHome))!.remotes.transactions!.rollOut!.release.release;
});
test.afterAll(() => runCommand('release:rollback', 'transactions'));

test('another release is shown in one tab under a banner, through navigation and reload, until it is reset', async ({
  visitor,
  page,
}) => {
  const shell = shellScreen(page);
  const shown = page.getByText(SHOWN);
  await visitor.returns(DEMO.realtor, DEMO.password);

  await page.goto(`/?mfe=transactions@${release}`);
  await expect(page.getByText(OF_THE_TAB).first()).toBeVisible();
  await expect(shown).toBeVisible();
  await expectGoodLooksOfHost(page);
  await shell.link('Setting').click();
  await expect(shown).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(OF_THE_TAB).first()).toBeVisible();

  await page.getByRole('button', { name: 'Show the live release' }).click();
  await expect(page.getByText(OF_EVERYBODY).first()).toBeVisible();
  await expect(shown).toBeHidden();
});

test('another release is shown in a tab whose page does not carry that remote', async ({ visitor, page }) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  await loadWithout(page, '/setting', 'transactions');

  await page.goto(`/setting?mfe=transactions@${release}`);
  await expect(page.getByText(SHOWN)).toBeVisible();
  await shellScreen(page).link('Dashboard').click();
  await expect(page.getByText(OF_THE_TAB).first()).toBeVisible();
});

/** Its code as released, but that each of its components throws. */
async function throwWhenRendered(route: Route): Promise<void> {
  const response = await route.fetch();
  const code = await response.text();
  const throwing = '$1(()=>{throw new Error("it broke")})()||';
  await route.fulfill({ response, body: code.replace(/((?:return|=>)\(0,\w+\.jsxs?\)\()/g, throwing) });
}

const DOES_NOT_WORK: { how: string; files: RegExp; answer: (route: Route) => Promise<void> }[] = [
  {
    how: 'whose entry throws',
    files: /\/entry\.[^/]*\.js$/,
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken build")' }),
  },
  { how: 'whose entry is missing', files: /\/entry\.[^/]*\.js$/, answer: (route) => route.fulfill({ status: 404 }) },
  { how: 'whose page throws at its first render', files: /\/(?!entry\.)[\w.-]+\.js$/, answer: throwWhenRendered },
];

for (const { how, files, answer } of DOES_NOT_WORK) {
  test(`a release ${how} makes room for the live one by itself, and the banner says so`, async ({
    visitor,
    page,
    faults,
  }) => {
    let broken = 0;
    await runChangedCode(page);
    await page.route(
      ({ pathname }) => pathname.startsWith(`/remotes/transactions/${release}/`) && files.test(pathname),
      (route) => {
        broken += 1;
        return answer(route);
      },
    );
    await visitor.returns(DEMO.realtor, DEMO.password);

    await page.goto(`/?mfe=transactions@${release}`);
    await expect(page.getByText(OF_EVERYBODY).first()).toBeVisible();
    await expect(page.getByText(BROKEN)).toBeVisible();
    await expect(page.getByText(OF_THE_TAB)).toHaveCount(0);
    expect(broken).toBeGreaterThan(0);
    await page.reload();
    await expect(page.getByText(OF_EVERYBODY).first()).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    // the broken build's own error is what this spec is about
    faults.splice(0);
  });
}

/** Signs somebody in at another Keydate. Releases may come there from the shared one, where its settings do not forbid it. */
async function atAnotherKeydate(
  browser: Browser,
  settings: Record<string, string>,
  use: (page: Page, home: string) => Promise<void>,
): Promise<void> {
  const server = await startOwnServer({ OVERRIDE_ORIGINS: LENDER, ...settings });
  const context = await browser.newContext({ baseURL: server.origin });
  try {
    const page = await context.newPage();
    await new Visitor(page, new DeveloperInbox(context.request)).returns(DEMO.realtor, DEMO.password);
    await use(page, server.home);
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Asks for the settings of the shared Keydate; returns how many of their files it has lent. */
async function borrowsSettings(page: Page): Promise<number> {
  let lent = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(`${LENDER}/remotes/settings/`)) lent += 1;
  });
  await page.goto(`/setting?mfe=settings@${LENDER}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
  return lent;
}

test('a release comes from another Keydate where its address is allowed', async ({ browser }) => {
  await atAnotherKeydate(browser, {}, async (page) => {
    expect(await borrowsSettings(page)).toBeGreaterThan(1);
    await expect(banner(page)).toContainText(`of ${LENDER} in this tab, not the live release.`);
  });
});

test('a remote of which a Keydate has no release is shown from another one, with its entry', async ({ browser }) => {
  await atAnotherKeydate(browser, {}, async (page, home) => {
    const entry = shellScreen(page).link('Setting');
    await changeRegistry(home, (registry) => {
      const { settings: _none, ...remotes } = registry!.remotes;
      return { ...registry!, remotes };
    });
    await expect(async () => {
      await page.goto('/');
      await expect(shellScreen(page).link('Messages')).toBeVisible();
      await expect(entry).toBeHidden({ timeout: 1000 });
    }).toPass();

    await page.goto(`/?mfe=settings@${LENDER}`);
    await expect(banner(page)).toContainText('although no release of settings is live here.');
    await entry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
    await expectGoodLooksOfHost(page);
  });
});

test('where overrides are off, as in production, an address that names a release or another Keydate does nothing', async ({
  browser,
}) => {
  await atAnotherKeydate(browser, { RELEASE_OVERRIDES: 'off' }, async (page) => {
    // that server has the release, which nobody gets there
    for (const address of [`/?mfe=transactions@${release}`, '/']) {
      await page.goto(address);
      await expect(page.getByText(OF_EVERYBODY).first()).toBeVisible();
      await expect(page.getByText(OF_THE_TAB)).toHaveCount(0);
      await expect(banner(page)).toHaveCount(0);
    }
    expect(await borrowsSettings(page)).toBe(0);
    await expect(banner(page)).toHaveCount(0);
  });
});
