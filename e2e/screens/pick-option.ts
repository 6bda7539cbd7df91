import type { Locator, Page } from '@playwright/test';

/** Chooses from one of our lists by its words, as a person does. */
export async function pickOption(page: Page, list: Locator, option: string): Promise<void> {
  await list.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
