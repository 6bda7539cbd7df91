import { expect, type Locator } from '@playwright/test';

/** Presses Tab until `target` has the focus; fails if Tab does not reach it. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (
    let presses = 0;
    presses < 40 && !(await target.evaluate((element) => element === document.activeElement));
    presses += 1
  ) {
    await keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
