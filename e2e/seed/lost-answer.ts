import type { Page } from '@playwright/test';

/** The next call to `path` reaches the server and takes effect, but its answer is lost. */
export async function losesNextAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api/v1/user/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
