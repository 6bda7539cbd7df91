import { platformHealth } from '@keydate/contracts/releases/health';
import type { Page } from '@playwright/test';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../own-server-test';

/** The report that operators read at /platform, requested by the person on this page. */
async function healthOf(page: Page) {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`;
  const reply = await page.request.get('/api/platform/health', { headers: { authorization } });
  return platformHealth.parse(await reply.json());
}

test('an operator sees what failed in a person’s page, with its owner and place, and how long the others took to load', async ({
  visitor,
  page,
}) => {
  const shell = shellScreen(page);
  await page.route('**/remotes/messaging/**', (route) => route.abort());
  await visitor.returns(DEMO.realtor, DEMO.password);
  await shell.link('Messages').click();
  await expect(shell.unavailable('Messages')).toContainText('Squad Messaging');
  // the page reports what it loaded when it is left
  await page.goto('/setting');
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();

  await expect
    .poll(async () => (await healthOf(page)).loads.map(({ remote }) => remote))
    .toEqual(expect.arrayContaining(['transactions']));
  expect((await healthOf(page)).errors).toContainEqual(
    expect.objectContaining({
      remote: 'messaging',
      owner: 'Squad Messaging',
      phase: 'load',
      places: expect.arrayContaining([expect.stringMatching(/\.m?[jt]sx?:\d+$/)]),
    }),
  );

  await page.goto('/platform');
  const transactions = page.getByRole('article', { name: 'transactions', exact: true });
  await expect(transactions).toContainText(/\d+ · \d+ · \d+ ms/);
  await expect(transactions).toContainText(/p50 · p75 · p95, \d+ loads?/);
  const failure = page.getByRole('article').filter({ hasText: 'Owner: Squad Messaging' }).first();
  await expect(failure).toContainText(/messaging · [0-9a-f]{12}n* · load/);
  await expect(failure).toContainText(/Trace: \w+/);
});

test('a dialog that failed, and an error that nothing caught, are reported with their remote too', async ({
  visitor,
  page,
  faults,
}) => {
  const its = (phase: string) => ({
    remote: 'transactions',
    phase,
    owner: 'Squad Transactions',
    // another spec may have released it again on this worker's server
    release: expect.stringMatching(/^[0-9a-f]{12}n*$/),
  });
  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).title).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/remotes/transactions/**/*.js*', (route) => route.fulfill({ status: 404 }));
  await dashboardScreen(page).addTransaction.click();
  await expect(page.getByRole('alertdialog', { name: 'Add Transaction could not be loaded' })).toBeVisible();
  await expect
    .poll(async () => (await healthOf(page)).errors)
    .toContainEqual(expect.objectContaining({ ...its('part'), message: 'Add Transaction was not loaded' }));

  const script = '/remotes/transactions/r1/late.js';
  const body = 'Promise.reject(new Error("Nobody caught this"));';
  await page.route(`**${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.addScriptTag({ url: script });
  await expect
    .poll(async () => (await healthOf(page)).errors)
    .toContainEqual(expect.objectContaining({ ...its('uncaught'), message: 'Nobody caught this' }));
  faults.splice(0);
});
