import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

/** The packages that the federation runtime shares. */
interface FederationInstance {
  name: string;
  shareScopeMap: Record<string, Record<string, Record<string, { loaded?: boolean }>>>;
}

test('a page allows no code but its own and the payment provider’s, loads each script once, and has one copy of what its remotes share', async ({
  visitor,
  page,
  request,
}) => {
  const policy = (await request.get('/signin')).headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']+'/);

  const scripts: string[] = [];
  page.on('request', (one) => void (new URL(one.url()).pathname.endsWith('.js') && scripts.push(one.url())));
  await visitor.returns(DEMO.realtor, DEMO.password);
  const shell = shellScreen(page);
  await expect(shell.bell).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((address, at) => scripts.indexOf(address) < at)).toEqual([]);
  await dashboardScreen(page).addTransaction.click();
  await wizardScreen(page).close.click();
  await shell.link('Messages').click();
  await shell.link('Subscription').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await shell.link('Setting').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
  const { copies, names, runTimes } = await page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as { __FEDERATION__: { __INSTANCES__: FederationInstance[] } };
    const instances = __FEDERATION__.__INSTANCES__;
    const offersOf = (name: string) =>
      instances.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap.default?.[name] ?? {}));
    return {
      copies: [
        'react',
        'react-dom',
        'react-router-dom',
        'styled-components',
        '@keydate/client',
        '@keydate/ui',
        '@keydate/ui/overlays',
      ].map((name) => [name, new Set(offersOf(name).filter(({ loaded }) => loaded)).size]),
      names: instances.map(({ name }) => name),
      // each copy of the run time has a class of its own
      runTimes: new Set(instances.map((instance) => instance.constructor)).size,
    };
  });
  expect(copies).toEqual([
    ['react', 1],
    ['react-dom', 1],
    ['react-router-dom', 1],
    ['styled-components', 1],
    ['@keydate/client', 1],
    ['@keydate/ui', 1],
    ['@keydate/ui/overlays', 1],
  ]);
  expect(names).toEqual(expect.arrayContaining(['host', 'transactions', 'messaging', 'settings']));
  expect(runTimes).toBe(1);
  // a copy that a remote carries unshared has a style element of its own
  await expect(page.locator('style[data-styled]')).toHaveCount(1);
});
