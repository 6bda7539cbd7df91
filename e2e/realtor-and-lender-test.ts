import type { Page } from '@playwright/test';
import { test } from './watched-test';

/** A realtor at one machine, and a lender at another. */
export const both = test.extend<{ lenderPage: Page }>({
  lenderPage: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL });
    await use(await context.newPage());
    await context.close();
  },
});
