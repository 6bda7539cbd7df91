import { platformHealth } from '@keydate/contracts/releases/health';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../own-server-test';

test('an operator sees what failed in a person’s page, with its owner and place, and how long the others took to load', async ({
  visitor,
  page,
  request,
}) => {
  const shell = shellScreen(page);
  await page.route('**/remotes/messaging/**', (route) => route.abort());
  await visitor.returns(DEMO.realtor, DEMO.password);
  await shell.link('Messages').click();
  await expect(shell.unavailable('Messages')).toContainText('Squad Messaging');
  // the page reports what it loaded when it is left
  await page.goto('/setting');
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();

  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`;
  const health = async () =>
    platformHealth.parse(await (await request.get('/api/platform/health', { headers: { authorization } })).json());
  await expect
    .poll(async () => (await health()).loads.map(({ remote }) => remote))
    .toEqual(expect.arrayContaining(['transactions']));
  expect((await health()).errors).toContainEqual(
    expect.objectContaining({
      remote: 'messaging',
      owner: 'Squad Messaging',
      phase: 'load',
      places: expect.arrayContaining([expect.stringMatching(/\.m?[jt]sx?:\d+$/)]),
    }),
  );
});
