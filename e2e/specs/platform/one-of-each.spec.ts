import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

/** What the federation runtime says of the packages it shares. */
interface FederationInstance {
  name: string;
  shareScopeMap: Record<string, Record<string, Record<string, { loaded?: boolean }>>>;
}

test('the page’s policy allows no code and no style but its own and the payment provider’s', async ({ request }) => {
  const policy = (await request.get('/signin')).headers()['content-security-policy'] ?? '';

  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']+'/);
});

test('React, our client and styled-components are loaded once, whichever remotes the page shows', async ({
  visitor,
  page,
}) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  const shell = shellScreen(page);
  await shell.link('Messages').click();
  await shell.link('Setting').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();

  const copies = await page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as { __FEDERATION__: { __INSTANCES__: FederationInstance[] } };
    return ['react', 'react-dom', 'styled-components', '@keydate/client'].map((name) => {
      const offers = __FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap }) =>
        Object.values(shareScopeMap.default?.[name] ?? {}),
      );
      return [name, new Set(offers.filter(({ loaded }) => loaded)).size];
    });
  });
  expect(copies).toEqual([
    ['react', 1],
    ['react-dom', 1],
    ['styled-components', 1],
    ['@keydate/client', 1],
  ]);
  // a copy that a remote carries unshared has a style element of its own
  await expect(page.locator('style[data-styled]')).toHaveCount(1);
});

test('the remotes run on the host’s federation run time', async ({ visitor, page }) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  const shell = shellScreen(page);
  await shell.link('Messages').click();
  await shell.link('Setting').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();

  const { names, runTimes } = await page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as { __FEDERATION__: { __INSTANCES__: FederationInstance[] } };
    const instances = __FEDERATION__.__INSTANCES__;
    return {
      names: instances.map(({ name }) => name),
      // each copy of the run time has a class of its own
      runTimes: new Set(instances.map((instance) => instance.constructor)).size,
    };
  });
  expect(names).toEqual(expect.arrayContaining(['host', 'transactions', 'messaging', 'settings']));
  expect(runTimes).toBe(1);
});
