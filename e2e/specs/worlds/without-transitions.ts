import type { Page } from '@playwright/test';

/**
 * Ends each transition of this page and its frames at once. Otherwise axe would read colors on their way to the other theme, and would
 * have to look at the whole page again.
 */
export async function withoutTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
}
