import type { Browser, BrowserContextOptions } from '@playwright/test';

/** Signs in as the demo's realtor, and returns the state that each visit starts with. */
export async function signIn(browser: Browser, origin: string): Promise<BrowserContextOptions> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`${origin}/signin`);
  await page.getByLabel('Email').fill('realtor@demo.keydate.example');
  await page.getByLabel('Password', { exact: true }).fill('Keydate!2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('link', { name: 'See Transaction' })
    .or(page.getByRole('button', { name: 'See Transaction' }))
    .first()
    .waitFor();
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}
