import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

type Registry = Record<string, { card: object }>;

/** The page of a site that is too large for it to carry the settings. */
function withoutSettings(html: string): string {
  const written = (id: string, value: object) => `id="${id}">${JSON.stringify(value)}</script>`;
  const [element = '', json = ''] = /id="keydate-registry">(.*?)<\/script>/.exec(html) ?? [];
  const { settings, ...carried } = JSON.parse(json) as Registry;
  return html
    .replace(element, () => written('keydate-registry', carried))
    .replace(written('keydate-other-remotes', {}), () => written('keydate-other-remotes', { settings }));
}

test('a remote that the page does not carry has its entry, which leads to a page that carries it', async ({
  visitor,
  page,
}) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutSettings(await response.text()) });
  });
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
