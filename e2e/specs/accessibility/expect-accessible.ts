import { expect, type Page } from '@playwright/test';
import { axeInFrame } from '../worlds/axe-in-frame';

/**
 * Axe finds nothing at all on the page, of whatever impact. What is still fading in has too little contrast, so only what axe
 * finds once the page has come to rest counts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // on a busy machine one look at a large page takes seconds
  await expect.poll(() => axeInFrame(page.mainFrame()), { message: 'axe', timeout: 90_000 }).toEqual([]);
}

/** The same in light and dark; the page is light afterward. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}
