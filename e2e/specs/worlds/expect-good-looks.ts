import type { Frame, Page } from '@playwright/test';
import { miniShellScreen } from '../../screens/mini-shell-screen';
import { expect } from '../../standalone-test';
import { axeInFrame, RULES_OF_COLOR } from './axe-in-frame';
import { tooWide } from './too-wide';

// everything is looked at, also after something that has failed
const expectSoftly = expect.configure({ soft: true });

/** Each width in both themes. Axe has all its rules once in each width; the other theme has other colors and nothing else. */
const LOOKS = [
  { width: '320', colorScheme: 'light', rules: RULES_OF_COLOR },
  { width: '320', colorScheme: 'dark' },
  { width: '1280', colorScheme: 'dark', rules: RULES_OF_COLOR },
  { width: '1280', colorScheme: 'light' },
] as const;

/**
 * The stage's content passes axe and does not scroll sideways, at 320 and 1280 pixels in both themes. Afterward the stage is light and
 * 1280 pixels wide.
 */
export async function expectGoodLooks(page: Page, stage: Frame, what: string): Promise<void> {
  for (const { width, colorScheme, ...look } of LOOKS) {
    await miniShellScreen(page).width.selectOption(width);
    await page.emulateMedia({ colorScheme });
    const rules = 'rules' in look ? look.rules : undefined;
    await expectSoftly
      .poll(async () => [...(await tooWide(stage)), ...(await axeInFrame(stage, rules))], {
        message: `${what}, ${width} px, ${colorScheme}: what is wider than the window, and what axe finds`,
        // on a busy machine one look at many cards takes ten seconds, and the first may see what still changes
        timeout: 90_000,
      })
      .toEqual([]);
  }
}
