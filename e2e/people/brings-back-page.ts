import type { Page } from '@playwright/test';
import { shellScreen } from '../screens/shell-screen';
import { expect } from '../watched-test';

/**
 * Presses "Try again" until the page of a remote that was mended is back. It may be back already: a part of the remote that loads
 * after the page, such as the unread messages, tries again too, and so does a navigation.
 * @param heading the page's main heading
 */
export async function bringsBackPage(page: Page, heading: string): Promise<void> {
  // the search in the top bar, which a remote fills too, has another
  const tryAgain = shellScreen(page).content.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 5000 });
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible({ timeout: 10_000 });
  }).toPass();
}
