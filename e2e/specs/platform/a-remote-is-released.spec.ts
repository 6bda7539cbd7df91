import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { liveHost, releaseWithWords, runCommand } from '../../seed/release-remote';
import { expect, test } from '../../watched-test';

const OF_THE_CHECKOUT = 'Your company, your profile, and the people you work with.';
const OF_A_SQUAD = 'What a squad released about you';

test('a release of one remote is live on the next load, and rolled back on the one after', async ({
  visitor,
  page,
}) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  await shellScreen(page).link('Setting').click();
  await expect(page.getByText(OF_THE_CHECKOUT)).toBeVisible();
  const host = await liveHost();

  await releaseWithWords('settings', OF_THE_CHECKOUT, OF_A_SQUAD);
  await page.reload();
  await expect(page.getByText(OF_A_SQUAD)).toBeVisible();

  expect(await runCommand('release', 'settings')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/settings [0-9a-f]{12} is live\.\n$/),
  });
  await page.reload();
  await expect(page.getByText(OF_THE_CHECKOUT)).toBeVisible();

  expect(await runCommand('release:rollback', 'settings')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^settings [0-9a-f]{12}n is live again\.\n$/),
  });
  await page.reload();
  await expect(page.getByText(OF_A_SQUAD)).toBeVisible();

  await runCommand('release', 'settings');
  expect(await liveHost()).toBe(host);
});
