import { chromium } from '@playwright/test';
import { rules, hung, seen } from '/tmp/kd-host/proxy.mjs';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking'] });
const B = 'http://localhost:4751';
const { result: { user, accessToken } } = await (await fetch('http://localhost:4750/api/v1/user/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'realtor@demo.keydate.example', password: 'Keydate!2026' }) })).json();
for (const what of ['entry', 'remote', '[0-9]+', '']) for (const cold of [true, false]) {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'keydate_session', value: accessToken, url: B }]);
  const page = await context.newPage();
  await page.addInitScript(([u, t]) => { localStorage.setItem('user', u); localStorage.setItem('token', t); }, [JSON.stringify(user), accessToken]);
  rules.hang = new RegExp(`/remotes/messaging/[^/]+/${what || '[a-z0-9]+'}\\.`);
  const t = Date.now(); const log = (...x) => console.log(`  [${what || 'all'} ${cold ? 'cold' : 'warm'}]`, ((Date.now() - t) / 1000).toFixed(1), ...x);
  try {
    await page.goto(B + (cold ? '/messages' : '/'), { waitUntil: 'commit' });
    if (!cold) { await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor(); await page.getByRole('link', { name: 'Messages', exact: true }).click(); }
    await page.getByText('Messages can’t be shown right now').waitFor({ timeout: 30000 }); log('fallback');
    await page.getByRole('link', { name: 'Setting', exact: true }).click(); await page.getByRole('heading', { name: 'Setting', exact: true, level: 1 }).waitFor({ timeout: 8000 }); log('another remote works');
    rules.hang = null; seen.length = 0;
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await page.getByRole('heading', { name: 'Messages', exact: true, level: 1 }).or(page.getByText('Messages can’t be shown right now')).waitFor({ timeout: 30000 });
    log(await page.getByRole('heading', { name: 'Messages', exact: true, level: 1 }).isVisible() ? 'RECOVERED' : 'not recovered', seen.filter((u) => u.includes('messaging')).map((u) => u.split('/').pop()).join(' '));
  } catch (e) { log('FAIL', e.message.split('\n')[0]); }
  await context.close(); for (const r of hung.splice(0)) r.destroy();
}
await browser.close(); process.exit();
