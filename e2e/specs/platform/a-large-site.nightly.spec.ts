import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { loadWithout } from '../../seed/page-without';
import { expect, test } from '../../watched-test';

test('a remote that the page does not carry has its entry, which leads to a page that carries it', async ({
  visitor,
  page,
}) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  await loadWithout(page, '/', 'settings');
  await page.goto('/');
  const isSame = () => page.evaluate(() => 'markOfThisPage' in window);
  await page.evaluate(() => Object.assign(window, { markOfThisPage: true }));
  const shell = shellScreen(page);

  await shell.link('Messages').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect(await isSame()).toBe(true);
  await shell.link('Setting').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
  await expect(page).toHaveURL(/\/setting$/);
  expect(await isSame()).toBe(false);
});
