import type { Locator, Page } from '@playwright/test';

/** Chooses an option of a list by its text. */
export async function pickOption(page: Page, list: Locator, option: string): Promise<void> {
  await list.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
