import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe finds nothing serious or critical on what the page shows, but for the rules that a spec has a reason to `except`. What is
 * still fading in has the contrast of a ghost: only what axe finds on a page that has come to rest is held against it.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page }).disableRules([...except]).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
      [],
    );
  }).toPass({ timeout: 30_000 });
}
