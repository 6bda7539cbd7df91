import { startOwnServer } from '../../production/own-server';
import { productionHome, productionPort } from '../../production/home';
import { Visitor } from '../../people/visitor';
import { shellScreen } from '../../screens/shell-screen';
import { DeveloperInbox } from '../../seed/developer-inbox';
import { DEMO } from '../../seed/invented';
import { releaseWithWords, runCommand } from '../../seed/release-remote';
import { readRegistry } from '@keydate/tooling/release/registry-store';
import { expect, test } from '../../watched-test';
import { expectGoodLooksOfHost } from '../accessibility/expect-accessible';

const OF_EVERYBODY = 'Upcoming Deadline:';
const OF_THE_TAB = 'What is due next:';
/** The words of the banner. */
const SHOWN = /You are seeing transactions \w+ in this tab, not the live release\./;
const BROKEN = /transactions \w+ failed\. This tab is back on the live release\./;

test.describe.configure({ mode: 'serial' });

/** The id of a release of transactions that nobody gets; no other spec releases that remote. */
let release: string;
test.beforeAll(async () => {
  await releaseWithWords('transactions', OF_EVERYBODY, OF_THE_TAB, { percent: 0, people: [] });
  release = (await readRegistry(productionHome))!.remotes.transactions!.rollOut!.release.release;
});
test.afterAll(() => runCommand('release:rollback', 'transactions'));

test('another release is shown in one tab under a banner, through navigation and reload, until it is reset', async ({
  visitor,
  page,
}) => {
  const shell = shellScreen(page);
  const banner = page.getByText(SHOWN);
  await visitor.returns(DEMO.realtor, DEMO.password);

  await page.goto(`/?mfe=transactions@${release}`);
  await expect(page.getByText(OF_THE_TAB).first()).toBeVisible();
  await expect(banner).toBeVisible();
  await expectGoodLooksOfHost(page);
  await shell.link('Setting').click();
  await expect(banner).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(OF_THE_TAB).first()).toBeVisible();

  await page.getByRole('button', { name: 'Show the live release' }).click();
  await expect(page.getByText(OF_EVERYBODY).first()).toBeVisible();
  await expect(banner).toBeHidden();
});

test('a release that does not work makes room for the live one by itself', async ({ visitor, page, faults }) => {
  await page.route(`**/remotes/transactions/${release}/entry.*.js*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken build")' }),
  );
  await visitor.returns(DEMO.realtor, DEMO.password);

  await page.goto(`/?mfe=transactions@${release}`);
  await expect(page.getByText(OF_EVERYBODY).first()).toBeVisible();
  await expect(page.getByText(BROKEN)).toBeVisible();
  await page.reload();
  await expect(page.getByText(OF_EVERYBODY).first()).toBeVisible();
  await expect(page.getByText(BROKEN)).toBeHidden();
  // the broken build's own error is what this spec is about
  faults.splice(0);
});

test('a release comes from another Keydate where its address is allowed, and from nowhere where overrides are off', async ({
  browser,
}) => {
  // two servers start, one after the other
  test.setTimeout(480_000);
  const lender = `http://localhost:${productionPort}`;
  for (const isAllowed of [true, false]) {
    const server = await startOwnServer(
      isAllowed ? { OVERRIDE_ORIGINS: lender } : { RELEASE_OVERRIDES: 'off', OVERRIDE_ORIGINS: lender },
    );
    const context = await browser.newContext({ baseURL: server.origin });
    try {
      const page = await context.newPage();
      const lent: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(`${lender}/remotes/settings/`)) lent.push(request.url());
      });
      await new Visitor(page, new DeveloperInbox(context.request)).returns(DEMO.realtor, DEMO.password);
      await page.goto(`/setting?mfe=settings@${lender}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
      await expect(page.getByText(`of ${lender} in this tab, not the live release.`)).toHaveCount(isAllowed ? 1 : 0);
      expect(lent.length > 1).toBe(isAllowed);
    } finally {
      await context.close();
      await server.stop();
    }
  }
});
