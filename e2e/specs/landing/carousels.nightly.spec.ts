import { carousel } from '../../screens/carousel-screen';
import { landingScreen } from '../../screens/landing-screen';
import { expect, test } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

// the page's own clock, so that a second lasts as long as a test says
test.beforeEach(async ({ page }) => page.clock.install());

test('testimonials move every 3 s until they are touched (spec § 9)', async ({ page }) => {
  await page.goto('/');
  const testimonials = carousel(page, 'testimonials');
  await testimonials.isReady();
  expect(await testimonials.position()).toBe('1 of 7');

  await page.clock.runFor(3100);
  await expect.poll(testimonials.position).toBe('2 of 7');
  await page.clock.runFor(3100);
  await expect.poll(testimonials.position).toBe('3 of 7');

  await testimonials.slideInView.click();
  await expect(testimonials.play).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(30_000);
  expect(await testimonials.position()).toBe('3 of 7');
});

test('partner logos move every second, loop, and are not stopped by a touch, but by their button', async ({ page }) => {
  await page.goto('/');
  const partners = carousel(page, 'partners');
  await partners.isReady();
  await partners.slideInView.click();
  const before = await partners.position();

  for (let second = 0; second < 9; second += 1) await page.clock.runFor(1000);
  await expect.poll(partners.position).toBe(before);

  await partners.pause.click();
  const paused = await partners.position();
  await page.clock.runFor(10_000);
  expect(await partners.position()).toBe(paused);
  await partners.play.click();
  await page.clock.runFor(1100);
  await expect.poll(partners.position).not.toBe(paused);
});

test('features are a carousel on small screens, every 3 s, and a grid on large ones', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  const features = carousel(page, 'features');
  await features.isReady();
  await page.clock.runFor(3100);
  await expect.poll(features.position).toBe('2 of 6');
  // a press while the slides still glide does nothing
  await page.clock.runFor(1000);
  await features.next.click();
  await expect.poll(features.position).toBe('3 of 6');
  await expect(features.play).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(features.slides).toHaveCount(6);
  await expect(features.play).toBeHidden();
});

test('nothing moves by itself for who wants no motion, and axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const [testimonials, partners] = [carousel(page, 'testimonials'), carousel(page, 'partners')];
  await testimonials.isReady();
  await expect(testimonials.pause).toBeHidden();
  await page.clock.runFor(30_000);
  expect(await testimonials.position()).toBe('1 of 7');
  await testimonials.next.click();
  await expect.poll(testimonials.position).toBe('2 of 7');
  await expect(partners.slides).toHaveCount(9);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(landingScreen(page).hero).toBeVisible();
      await expectAccessible(page);
    }
  }
});
