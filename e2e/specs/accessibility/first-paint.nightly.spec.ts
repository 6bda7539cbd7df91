import type { Page } from '@playwright/test';
import { expect, test } from '../../watched-test';

const DARK = 'rgb(18, 20, 26)';
const LIGHT = 'rgb(250, 249, 246)';
/** One page that the browser draws from nothing, and one whose HTML the server has. */
const PATHS = ['/signin', '/'];

/** The page's background before any script has run. */
async function firstColorOf(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test.beforeEach(({ page }) => page.route(/\.js(\?|$)/, (route) => route.abort()));

for (const path of PATHS) {
  test(`the first paint of ${path} has the theme of the device: nothing flashes`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await firstColorOf(page, path)).toBe(DARK);

    await page.emulateMedia({ colorScheme: 'light' });
    expect(await firstColorOf(page, path)).toBe(LIGHT);
  });

  test(`the first paint of ${path} has the theme that was chosen in the settings, whatever the device has`, async ({
    page,
    baseURL,
  }) => {
    const choose = (value: string) => page.context().addCookies([{ name: 'keydate_theme', value, url: baseURL ?? '' }]);
    await page.emulateMedia({ colorScheme: 'light' });
    await choose('dark');
    expect(await firstColorOf(page, path)).toBe(DARK);

    await page.emulateMedia({ colorScheme: 'dark' });
    await choose('light');
    expect(await firstColorOf(page, path)).toBe(LIGHT);
  });
}
