import type { Page } from '@playwright/test';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { landingScreen } from '../../screens/landing-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

/** Holds back every script of the page until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** Marks the drawn page, and counts the layout shifts from then on that no input caused. */
async function markDrawn(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('data-mark', 'first');
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      const unasked = list.getEntries().filter((entry) => !Reflect.get(entry, 'hadRecentInput'));
      const moved = unasked.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
      Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + moved });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const width of [375, 1280]) {
  test(`the landing page is readable before any script, and is taken over in place (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const landing = landingScreen(page);
    await expect(landing.hero).toBeInViewport();
    await expect(landing.subscribe).toBeVisible();
    await markDrawn(page);
    const example = await landing.example.textContent();

    letGo();
    await landing.subscribe.click();
    await expect(page.getByText('Email is required')).toBeVisible();

    await expect(page.locator('h1[data-mark=first]')).toHaveCount(1);
    expect(await landing.example.textContent()).toBe(example);
    // a font that arrives late moves a line by a hair, and by 0.006 where the machine has no Arial; a page that is drawn again
    // moves by much more
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(0.02);
    await expect(page.locator('[data-styled-version]')).toHaveCount(1);
  });
}

test('a menu that is pressed before any script runs opens as soon as they do', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const landing = landingScreen(page);
  await landing.menu.click();
  await expect(landing.login).toBeHidden();

  letGo();
  await expect(landing.login).toBeFocused();
});

test('the landing page is painted before any script, is drawn again by Back, and leads to sign-in; a session gets the dashboard', async ({
  visitor,
  page,
}) => {
  const landing = landingScreen(page);
  await page.goto('/');
  await expect(page.locator('[data-prerendered-remote]')).toHaveCount(0);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);

  await landing.getStarted.click();
  await expect(page).toHaveURL('/signup');
  await expect(landing.createAccount).toHaveCount(0);
  await page.goBack();
  await expect(landing.createAccount).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  await page.getByRole('link', { name: 'Log in' }).first().click();
  await visitor.entersSignIn(DEMO.realtor, DEMO.password);
  await expect(dashboardScreen(page).title).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('<title>Dashboard · Keydate</title>');
  expect(html).not.toContain('Every deadline of every contract');
});
