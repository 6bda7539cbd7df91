import { expect, type Page } from '@playwright/test';
import { axeInFrame } from '../worlds/axe-in-frame';
import { focusUnseen } from '../worlds/focus-unseen';
import { tooWide } from '../worlds/too-wide';

/**
 * Axe finds nothing on the page, of any impact. An element that fades in has too little contrast, so this waits until axe finds
 * nothing.
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

/** The checks of a remote's worlds, for pages that only the host shows: axe, no sideways scroll, the focus ring, at 320 and 1280 pixels. */
export async function expectGoodLooksOfHost(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => tooWide(page.mainFrame()), { message: `what is wider than ${width} px` }).toEqual([]);
    await expectAccessibleInBothThemes(page);
  }
  await page.keyboard.press('Tab');
  await expect.poll(() => focusUnseen(page.mainFrame()), { message: 'what does not show the focus' }).toEqual([]);
}
