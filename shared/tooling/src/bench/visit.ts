import type { Browser, Page } from '@playwright/test';

/** A person's steps through the pages of a visit. The next one waits for the screen that it uses. */
const STEPS: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.getByLabel('Email').fill('realtor@demo.keydate.example');
    await page.getByLabel('Password', { exact: true }).fill('Keydate!2026');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Add Transaction' }).click();
  },
  async (page) => {
    const wizard = page.getByRole('dialog', { name: 'Create New Transaction' });
    await wizard.getByLabel('Street Address').waitFor();
    await wizard.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'See Transaction' }).first().click();
  },
  async (page) => {
    await page.getByRole('button', { name: 'Edit Address' }).click();
    const address = page.getByRole('dialog', { name: 'Edit Address' });
    await address.getByRole('button', { name: 'Close' }).click();
    await openPage(page, 'Messages');
  },
  async (page) => {
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    await openPage(page, 'Subscription');
  },
  async (page) => {
    await page
      .getByRole('list', { name: 'Plans' })
      .getByRole('button', { name: /^(Get Started|Upgrade)/, disabled: false })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await openPage(page, 'Setting');
  },
  async (page) => {
    await page.getByRole('link', { name: 'Edit Personal' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('dialog').waitFor();
  },
];

/**
 * A whole visit without a reload: sign-in, dashboard, wizard, transaction, messages, subscription, settings, each with a dialog where
 * it has one.
 * @returns the addresses of all scripts that were loaded, in their order, each once
 */
export async function visitAll(browser: Browser, origin: string): Promise<string[]> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(`${origin}/signin`);
  for (const step of STEPS) await step(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...scripts];
}

async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}
