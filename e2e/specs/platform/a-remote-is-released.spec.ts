import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { releaseWithWords, rollBack } from '../../seed/release-remote';
import { expect, test } from '../../watched-test';

test('a release of one remote is live on the next load, and rolled back on the one after', async ({ visitor, page }) => {
  await visitor.signsIn(DEMO.realtor, DEMO.password);
  const shell = shellScreen(page);
  await shell.link('Setting').click();
  await expect(page.getByText('What Keydate knows of you')).toBeVisible();

  await releaseWithWords('settings', 'What Keydate knows of you', 'What a squad released about you');
  await page.reload();
  await expect(page.getByText('What a squad released about you')).toBeVisible();

  await rollBack('settings');
  await page.reload();
  await expect(page.getByText('What Keydate knows of you')).toBeVisible();
});
