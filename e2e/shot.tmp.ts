import { chromium } from '@playwright/test';
const run = async () => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
  for (const [w, h] of [[1280, 900], [375, 812]] as const) {
    const page = await browser.newPage({ viewport: { width: w, height: h } });
    await page.goto('http://localhost:3100/qa/counted-dates/realtor/transaction/transaction-1');
    const frame = page.frames().find((f) => f !== page.mainFrame()) ?? page.mainFrame();
    await page.waitForTimeout(6000);
    const f = page.frames().at(-1)!;
    await f.getByText('not on their counted days').waitFor({ timeout: 20000 });
    await page.screenshot({ path: `/tmp/c-page-${w}.png`, fullPage: true });
    await f.getByRole('button', { name: 'Show the moves' }).click();
    await f.getByRole('dialog').waitFor();
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `/tmp/c-moves-${w}.png` });
    await page.close();
  }
  await browser.close();
};
void run();
