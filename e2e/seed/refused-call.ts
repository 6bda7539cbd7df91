import type { Page } from '@playwright/test';

/** The next call to `path` is answered with this refusal, as the server would; it does not reach the server. */
export async function refusesNext(page: Page, path: string, { status, message }: { status: number; message: string }): Promise<void> {
  await page.route(`**/api/v1/user/${path}`, (route) => route.fulfill({ status, json: { status, message } }), { times: 1 });
}
