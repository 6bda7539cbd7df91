import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

/** What the federation runtime says of the packages it shares. */
interface FederationInstance {
  shareScopeMap: Record<string, Record<string, Record<string, { loaded?: boolean }>>>;
}

test('the page’s policy allows no code and no style but its own and the payment provider’s', async ({ request }) => {
  const policy = (await request.get('/signin')).headers()['content-security-policy'] ?? '';

  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']+'/);
});

test('React is loaded once, whichever remotes the page shows', async ({ visitor, page }) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  const shell = shellScreen(page);
  await shell.link('Messages').click();
  await shell.link('Setting').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();

  const copies = await page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as { __FEDERATION__: { __INSTANCES__: FederationInstance[] } };
    return ['react', 'react-dom', '@keydate/client'].map((name) => {
      const offers = __FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap }) =>
        Object.values(shareScopeMap.default?.[name] ?? {}),
      );
      return [name, new Set(offers.filter(({ loaded }) => loaded)).size];
    });
  });
  expect(copies).toEqual([
    ['react', 1],
    ['react-dom', 1],
    ['@keydate/client', 1],
  ]);
});
