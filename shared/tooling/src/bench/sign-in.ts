import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** Signs in as the demo's realtor, and returns the state that each visit starts with. */
export async function signIn(browser: Browser, origin: string): Promise<BrowserContextOptions> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  await signInOn(context, origin);
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

/** Signs somebody of the demo in, its realtor unless told, in a browser that stays open. */
export async function signInOn(
  context: BrowserContext,
  origin: string,
  email = 'realtor@demo.keydate.example',
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Keydate!2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('link', { name: 'See Transaction' })
    .or(page.getByRole('button', { name: 'See Transaction' }))
    .first()
    .waitFor();
  await page.close();
}
