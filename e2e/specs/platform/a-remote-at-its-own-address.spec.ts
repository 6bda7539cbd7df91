import { expect, test } from '../../own-server-test';
import { settingScreen } from '../../screens/setting-screen';
import { shellScreen } from '../../screens/shell-screen';
import { aPicture } from '../../seed/a-picture';
import { DEMO } from '../../seed/invented';

const OF_THE_CHECKOUT = 'Pricing';
const OF_THE_SQUAD = 'What a squad serves from its own address';

test('a remote at its own address is released, tampered with, taken away and brought back', async ({
  visitor,
  page,
  squad,
  faults,
}) => {
  const shell = shellScreen(page);
  await squad.releases('billing', { words: [OF_THE_CHECKOUT, OF_THE_SQUAD] });
  await squad.releases('settings', { stylesOf: 'personal' });

  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  await visitor.returns(DEMO.realtor, DEMO.password, '/subscription');
  await expect(page.getByRole('heading', { level: 1, name: OF_THE_SQUAD })).toBeVisible();
  const scripts = loaded.filter((url) => /\/remotes\/billing\/.*\.js$/.test(url));
  expect(scripts.filter((url) => !url.startsWith(squad.origin))).toEqual([]);
  expect(scripts.length).toBe(new Set(scripts).size);

  squad.tamperWith(/\/remote\.\w+\.js$/);
  await page.reload();
  await expect(shell.unavailable('Subscription')).toContainText('is not as it was released');
  await expect(shell.unavailable('Subscription')).toContainText(
    new RegExp(`File: ${squad.origin}/\\S+/remote\\.\\w+\\.js`),
  );
  await shell.link('Messages').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages', exact: true })).toBeVisible();

  squad.tamperWith(/\.css$/);
  await page.goto('/setting/personal');
  const picture = settingScreen(page).field('Your picture');
  await picture.setInputFiles(await aPicture(page));
  await expect(picture).toHaveAccessibleDescription(/^The picture could not be opened\./);

  squad.takeAway();
  await page.goto('/subscription');
  await expect(shell.unavailable('Subscription')).toContainText('Its squad no longer serves its files.');

  squad.bringBack();
  await shell.tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: OF_THE_SQUAD })).toBeVisible();
  // the refused and missing files are what this spec is about
  faults.splice(0);
});
