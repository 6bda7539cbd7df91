import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking'] });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
const page = await context.newPage();
const B = 'http://localhost:4750';
page.on('console', (m) => console.log('  console', m.type(), m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('  pageerror', e.message.slice(0, 300)));
page.on('requestfailed', (r) => console.log('  failed', r.url(), r.failure()?.errorText));
await page.addInitScript(() => document.addEventListener('securitypolicyviolation', (e) => console.error('CSP', e.violatedDirective, e.blockedURI, e.sourceFile)));
const at = async (what) => console.log(what, '|', new URL(page.url()).pathname, '|', await page.title(), '|', (await page.locator('h1').allTextContents()).join(' / '), '| focus', await page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName));
const t = Date.now();
await page.goto(B + '/'); await page.locator('h1').first().waitFor(); console.log('landing after', Date.now() - t); await at('landing');
await page.screenshot({ path: '/tmp/kd-host/shots/landing.png' });
await page.goto(B + '/subscription'); await page.getByLabel('Email').waitFor(); await at('asked for /subscription');
await page.getByLabel('Email').fill('realtor@demo.keydate.example'); await page.getByLabel('Password', { exact: true }).fill('Keydate!2026');
await page.getByRole('button', { name: /sign in|login/i }).first().click();
await page.getByRole('navigation', { name: 'Main' }).waitFor(); await page.locator('h1').first().waitFor(); await at('after sign-in');
await page.screenshot({ path: '/tmp/kd-host/shots/subscription.png' });
for (const name of ['Dashboard', 'Messages', 'Setting']) {
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForFunction((n) => document.querySelector('h1')?.textContent?.includes(n), name);
  await at(name); await page.screenshot({ path: `/tmp/kd-host/shots/${name}.png` });
}
await page.goBack(); await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('Messages')); await at('back');
for (const [w, h] of [[800, 700], [390, 800], [320, 640]]) { await page.setViewportSize({ width: w, height: h }); await page.screenshot({ path: `/tmp/kd-host/shots/w${w}.png` }); }
await page.setViewportSize({ width: 1280, height: 800 });
await page.reload(); await page.locator('h1').first().waitFor(); await at('reload');
console.log(await context.cookies());
const other = await context.newPage(); await other.goto(B + '/'); await other.locator('h1').first().waitFor(); console.log('other tab', await other.locator('h1').first().textContent());
await page.getByRole('button', { name: 'Logout' }).click(); await page.getByLabel('Email').waitFor(); await at('logout');
await other.getByLabel('Email').waitFor({ timeout: 5000 }); console.log('other tab follows', new URL(other.url()).pathname);
console.log('storage', await page.evaluate(() => [localStorage.length, document.cookie]));
await browser.close();
