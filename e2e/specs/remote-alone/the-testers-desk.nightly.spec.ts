import { readFile } from 'node:fs/promises';
import { expect, test } from '../../standalone-test';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { miniShellScreen } from '../../screens/mini-shell-screen';
import { wizardScreen } from '../../screens/wizard-screen';

interface Federated {
  __FEDERATION__: { moduleInfo: object };
}

declare global {
  interface Window {
    /** The desk's own (shared/testing/src/mini-shell/desk/desk-page.tsx). */
    keydateRenew?: (part: 'stage' | 'desk') => void;
  }
}

test('a world begins at the same moment each time, in the remote and on its fake server', async ({
  page,
  serveStandalone,
}) => {
  await page.goto(`${await serveStandalone('transactions')}/qa/a-few-transactions`);
  const desk = miniShellScreen(page);

  await expect(desk.says('It begins on Wednesday, June 10, 2026 at 10:05 AM.')).toBeVisible();
  await expect(dashboardScreen(desk.stage).card('Odalys Brandt')).toContainText('06-10-2026');
  expect(await desk.stage.locator('html').evaluate(() => new Date().toISOString())).toContain('2026-06-10T16:');
});

test('the next call fails when a tester says so, and the one after it is answered', async ({
  page,
  serveStandalone,
}) => {
  await page.goto(`${await serveStandalone('auth')}/qa/`);
  const desk = miniShellScreen(page);
  const signIn = desk.stage.getByRole('button', { name: 'Sign in' });
  await desk.stage.getByLabel('Email').fill('wren@mail.example');
  await desk.stage.getByLabel('Password', { exact: true }).fill('Wrong!password1');
  await desk.nextCall.selectOption('failed');
  await signIn.click();

  await expect(desk.call('500')).toBeVisible();
  await expect(desk.nextCall).toHaveValue('answered');
  await signIn.click();
  await expect(desk.call(/40\d/)).toBeVisible();
});

test('a held call waits until the tester lets it go', async ({ page, serveStandalone }) => {
  await page.goto(`${await serveStandalone('auth')}/qa/`);
  const desk = miniShellScreen(page);
  await desk.stage.getByLabel('Email').fill('wren@mail.example');
  await desk.stage.getByLabel('Password', { exact: true }).fill('Wrong!password1');
  await desk.nextCall.selectOption('held');
  await desk.stage.getByRole('button', { name: 'Sign in' }).click();

  await expect(desk.call('under way')).toBeVisible();
  await desk.letGo.click();

  await expect(desk.call('under way')).toBeHidden();
  await expect(desk.letGo).toBeHidden();
});

test('the calls are exported with the world in which they were made', async ({ page, serveStandalone }) => {
  await page.goto(`${await serveStandalone('transactions')}/qa/a-few-transactions`);
  const desk = miniShellScreen(page);
  await expect(dashboardScreen(desk.stage).card('Odalys Brandt')).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), desk.exportCalls.click()]);

  expect(download.suggestedFilename()).toBe('calls-a-few-transactions.json');
  const exported = JSON.parse(await readFile(await download.path(), 'utf8')) as { calls: { path: string }[] };
  expect(exported).toMatchObject({ world: 'a-few-transactions', viewer: 'SuperRealtor' });
  expect(exported.calls.length).toBeGreaterThan(0);
  for (const { path } of exported.calls) expect(path).toMatch(/^\/api\//);
});

test('the stage is dark when a tester says so, on a light device', async ({ page, serveStandalone }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(await serveStandalone('auth'));
  const desk = miniShellScreen(page);
  await expect(desk.stage.getByRole('heading', { level: 1 })).toBeVisible();
  const color = () => desk.stage.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await color();

  await desk.theme.selectOption('dark');

  await expect.poll(color).not.toBe(light);
});

test('a static site shows the desk at the root of any origin, whatever world its address names', async ({
  page,
  serveSite,
}) => {
  await page.goto(`${await serveSite('transactions')}/qa/one-transaction/Agent/transaction/transaction-1`);
  const desk = miniShellScreen(page);

  await expect(desk.world).toHaveValue('one-transaction');
  await expect(desk.stage.getByRole('heading', { level: 1, name: 'Odalys Brandt' })).toBeVisible();
});

test('changed sources leave the world, the viewer and the typed text, and the devtools find the remote', async ({
  page,
  servePlain,
}) => {
  await page.goto(`${await servePlain('transactions')}/qa/limit-reached/Employee`);
  const desk = miniShellScreen(page);
  const wizard = wizardScreen(desk.stage);
  const renew = (part: 'stage' | 'desk') => page.evaluate((changed) => window.keydateRenew?.(changed), part);
  await wizard.street.fill('5 Larkspur Lane');
  const known = desk.stage
    .locator('html')
    .evaluate(() => Object.keys((window as unknown as Federated).__FEDERATION__.moduleInfo));
  expect(await known).toContainEqual(expect.stringMatching(/^transactions:.*mf-manifest\.json$/));

  await renew('stage');
  await expect(desk.call('contentList')).toHaveCount(2);
  await expect(wizard.street).toHaveValue('5 Larkspur Lane');
  await renew('desk');
  await expect(desk.call('contentList')).toHaveCount(1);
  await expect(wizard.street).toHaveValue('5 Larkspur Lane');
  await expect(page).toHaveURL(/\/qa\/limit-reached\/Employee\//);
});

test('the desk shows the release that is live on a server', async ({ page, serveLive, request }) => {
  await page.goto(await serveLive('auth'));
  const desk = miniShellScreen(page);
  const live = (await (await request.get('/registry.json')).json()) as { auth: { release: string } };
  const loaded = page.waitForResponse((response) => response.url().includes(`/remotes/auth/${live.auth.release}/`));
  await page.reload();

  expect((await loaded).ok()).toBe(true);
  await expect(desk.stage.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
