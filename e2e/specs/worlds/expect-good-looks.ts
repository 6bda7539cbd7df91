import type { Frame, Page } from '@playwright/test';
import { miniShellScreen } from '../../screens/mini-shell-screen';
import { expect } from '../../standalone-test';
import { axeInFrame } from './axe-in-frame';
import { tooWide } from './too-wide';

// everything is looked at, also after something that has failed
const expectSoftly = expect.configure({ soft: true });

/**
 * What the stage shows passes axe and fits 320 and 1280 pixels in both themes. Contrast does not depend on the width, so axe looks
 * at one theme in each width; both widths are measured in both themes. The stage is light and 1280 pixels wide afterward.
 */
export async function expectGoodLooks(page: Page, stage: Frame, what: string): Promise<void> {
  for (const [width, colorScheme] of [
    ['320', 'light'],
    ['320', 'dark'],
    ['1280', 'dark'],
    ['1280', 'light'],
  ] as const) {
    await miniShellScreen(page).width.selectOption(width);
    await page.emulateMedia({ colorScheme });
    await expectSoftly
      .poll(() => tooWide(stage), { message: `${what}, ${width} px, ${colorScheme}: what is wider than the window` })
      .toEqual([]);
    if ((width === '320') === (colorScheme === 'dark'))
      await expectSoftly
        .poll(() => axeInFrame(stage), {
          message: `${what}, ${width} px, ${colorScheme}: axe`,
          // on a busy machine one look at many cards takes ten seconds, and the first may see colors that still change
          timeout: 90_000,
        })
        .toEqual([]);
  }
}
