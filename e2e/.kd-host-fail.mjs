import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking'] });
const B = 'http://localhost:4750';
const registry = await (await fetch(B + '/registry.json')).json();
const login = await (await fetch(B + '/api/v1/user/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'realtor@demo.keydate.example', password: 'Keydate!2026' }) })).json();
const { user, accessToken } = login.result;
async function signedIn() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'keydate_session', value: accessToken, url: B }]);
  const page = await context.newPage();
  await page.addInitScript(([u, t]) => { localStorage.setItem('user', u); localStorage.setItem('token', t); }, [JSON.stringify(user), accessToken]);
  page.on('pageerror', (e) => console.log('   pageerror', e.message.slice(0, 200)));
  if (process.env.V) page.on('console', (m) => console.log('   console', m.type(), m.text().slice(0, 200)));
  return { context, page };
}
const others = async (page) => { await page.getByRole('link', { name: 'Setting', exact: true }).click(); await page.getByRole('heading', { name: 'Setting', exact: true, level: 1 }).waitFor({ timeout: 5000 }); };
const only = process.argv[2];
async function test(name, run) {
  if (only && !name.includes(only)) return;
  const { context, page } = await signedIn();
  const t = Date.now();
  try { await run(page, context); console.log('ok  ', name, Date.now() - t, 'ms'); }
  catch (e) { console.log('FAIL', name, e.message.split('\n')[0]); await page.screenshot({ path: `/tmp/kd-host/shots/fail-${name.replaceAll(' ', '-')}.png` }); }
  await context.close();
}
const messaging = '**/remotes/messaging/**';
const goMessages = (page) => page.getByRole('link', { name: 'Messages', exact: true }).click();
const fallback = (page, timeout = 15000) => page.getByText('Messages can’t be shown right now').waitFor({ timeout });
const works = (page, timeout = 15000) => page.getByRole('heading', { name: 'Messages', exact: true, level: 1 }).waitFor({ timeout });
const again = (page) => page.getByRole('button', { name: 'Try again' }).click();

for (const [how, act] of [['aborted', (r) => r.abort()], ['503', (r) => r.fulfill({ status: 503, body: 'x' })], ['404', (r) => r.fulfill({ status: 404, body: '{}' })], ['html', (r) => r.fulfill({ status: 200, contentType: 'text/html', body: '<p>' })]])
  test.queue = (test.queue ?? Promise.resolve()).then(() => test(`all files ${how}`, async (page) => {
    await page.route(messaging, act);
    await page.goto(B + '/'); await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await goMessages(page); await fallback(page); await others(page); await goMessages(page); await fallback(page);
    await page.unroute(messaging); await again(page); await works(page);
  }));
await test.queue;
for (const what of ['entry', 'remote', '[0-9]*'])
  for (const [how, act] of [['aborted', (r) => r.abort()], ['hangs', () => {}]])
    await test(`${what} ${how} cold`, async (page) => {
      const pattern = `**/remotes/messaging/*/${what}.*js*`;
      await page.route((u) => new RegExp(`/remotes/messaging/[^/]+/${what === '[0-9]*' ? '[0-9]+' : what}\\.[a-z0-9.]+js`).test(u.href) && !u.search, act);
      void pattern;
      await page.goto(B + '/messages'); await fallback(page, 25000); await others(page); await goMessages(page);
      await page.waitForTimeout(300);
      if (await page.getByText('Messages can’t be shown right now').isVisible()) await again(page);
      if (how === 'aborted' || what !== 'entry') await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.waitForTimeout(500);
      if (await page.getByText('Messages can’t be shown right now').isVisible()) await again(page);
      await works(page, 30000);
    });
await test('new release while the tab is old', async (page) => {
  await page.goto(B + '/'); await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.route(`**/remotes/messaging/${registry.messaging.release}/**`, (r) => r.fulfill({ status: 404, body: '{}' }));
  await page.route('**/remotes/messaging/r2/**', async (r) => { const url = r.request().url().replace('/r2/', `/${registry.messaging.release}/`).split('?')[0]; const x = await fetch(url); r.fulfill({ status: x.status, contentType: 'text/javascript', body: Buffer.from(await x.arrayBuffer()) }); });
  await page.route('**/registry.json', (r) => r.fulfill({ json: { ...registry, messaging: { ...registry.messaging, entry: registry.messaging.entry.replace(registry.messaging.release, 'r2') } } }));
  await goMessages(page); await fallback(page); await again(page); await works(page);
});
await test('ten 401 at once', async (page) => {
  await page.goto(B + '/'); await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  let logouts = 0; page.on('request', (r) => { if (r.url().endsWith('/logout')) logouts += 1; });
  await page.route('**/api/v1/user/**', (r) => r.fulfill({ status: 401, json: { status: 401, message: 'Please sign in.' } }));
  await page.evaluate(() => [...document.querySelectorAll('[role=tab],button')].filter((b) => /Sellers|Closed|Buyers/.test(b.textContent)).forEach((b) => b.click()));
  await page.getByLabel('Email').waitFor(); console.log('   at', page.url(), 'logouts', logouts, await page.evaluate(() => document.cookie));
});
await test('leak', async (page, context) => {
  await page.goto(B + '/'); await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  const cdp = await context.newCDPSession(page);
  const measure = async () => { for (let i = 0; i < 4; i += 1) { await cdp.send('HeapProfiler.collectGarbage'); await page.waitForTimeout(300); } const { metrics } = await cdp.send('Performance.getMetrics'); const m = Object.fromEntries(metrics.map((x) => [x.name, x.value])); return `nodes ${m.Nodes} listeners ${m.JSEventListeners} heap ${(m.JSHeapUsedSize / 1e6).toFixed(2)} MB styles ${await page.evaluate(() => document.querySelectorAll('style').length)}`; };
  await cdp.send('Performance.enable');
  const round = async () => { await goMessages(page); await works(page); await others(page); await page.getByRole('link', { name: 'Dashboard', exact: true }).click(); await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor(); };
  for (let i = 0; i < 5; i += 1) await round();
  console.log('   ', await measure());
  for (let i = 0; i < 40; i += 1) await round();
  console.log('   ', await measure());
  for (let i = 0; i < 40; i += 1) await round();
  console.log('   ', await measure());
});
await browser.close();
