import type { Page } from '@playwright/test';

/** Returns to the tab from another one, which is when an open page asks whether something newer is live. */
export async function comesBackToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
