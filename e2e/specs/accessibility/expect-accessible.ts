import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe finds nothing serious or critical on what the page shows now, but for the rules that a spec has a reason to `except`. */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  await comesToRest(page);
  const { violations } = await new AxeBuilder({ page }).disableRules([...except]).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

/** A dialog that is still fading in has the contrast of a ghost; what goes round for ever (a loader) is not waited for. */
async function comesToRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity),
  );
}
