import type { Locator, Page } from '@playwright/test';
import { authScreens } from '../../screens/auth-screens';
import { landingScreen } from '../../screens/landing-screen';
import { expect, test } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

/** In view, near the top of it, and at rest there: a page that still glides takes no wheel. */
async function expectAtTop(page: Page, title: Locator): Promise<void> {
  const top = async () => (await title.boundingBox())?.y ?? Number.NaN;
  await expect(title).toBeInViewport();
  let before = Number.NaN;
  await expect(async () => {
    const now = await top();
    const rested = now === before;
    before = now;
    expect(rested).toBe(true);
    expect(now).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  }).toPass();
}

test('the header and the footer of another page lead to a section (spec § 2.2)', async ({ page }) => {
  const landing = landingScreen(page);
  await page.goto('/');
  await landing.sectionLink('How It Works').click();
  await expectAtTop(page, landing.howTitle);

  await landing.legalLink('Privacy Policy').click();
  await expect(landing.policyTitle).toBeInViewport();
  await landing.quickLink('Features').click();
  await expectAtTop(page, landing.featuresTitle);
  await expect(page).toHaveURL('/#features');
});

test('the same link leads to its section again', async ({ page }) => {
  const landing = landingScreen(page);
  await page.goto('/');
  await landing.sectionLink('Features').click();
  await expectAtTop(page, landing.featuresTitle);
  await page.mouse.wheel(0, 3000);
  await expect(landing.featuresTitle).not.toBeInViewport();

  await landing.sectionLink('Features').click();
  await expectAtTop(page, landing.featuresTitle);

  await landing.sectionLink('Home').click();
  await expect(landing.hero).toBeInViewport();
});

test('a URL with a section opens there, and Tab continues from it', async ({ page }) => {
  const landing = landingScreen(page);
  await page.goto('/#contact');
  await expect(page.getByRole('heading', { level: 2, name: 'Contact us' })).toBeInViewport();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'hello@keydate.example' })).toBeFocused();

  await page.goto('/#how');
  await expectAtTop(page, landing.howTitle);
});

test('the landing page alone scrolls smoothly, and not with reduced motion (spec § 2.2)', async ({ page }) => {
  const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect.poll(scrolling).toBe('smooth');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scrolling()).toBe('auto');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/signin');
  await expect(authScreens(page).password).toBeVisible();
  expect(await scrolling()).toBe('auto');
});

test('Get Started and Create an Account lead to sign-up', async ({ page }) => {
  for (const link of ['getStarted', 'createAccount'] as const) {
    await page.goto('/');
    await landingScreen(page)[link].click();
    await expect(page).toHaveURL('/signup');
  }
});

test('on a phone a menu has Login and Signup, by touch and by keyboard', async ({ page }) => {
  const landing = landingScreen(page);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/');
  await expect(landing.sections).toBeHidden();

  await landing.menu.click();
  await expect(landing.login).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(landing.menu).toBeFocused();
  await expect(landing.login).toBeHidden();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(landing.signup).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup');
});

test('the privacy policy has its nine numbered sections, and axe finds nothing on it (spec § 2.3)', async ({
  page,
}) => {
  await page.goto('/');
  await landingScreen(page).legalLink('Privacy Policy').click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(landingScreen(page).policyTitle).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: /^[1-9]\. / })).toHaveCount(9);
  await expect(page.getByRole('link', { name: 'privacy@keydate.example' })).toBeVisible();
  await expectAccessible(page);
});

test('Terms of Service leads to the terms, which a visitor can read', async ({ page }) => {
  await page.goto('/');
  await landingScreen(page).legalLink('Terms of Service').click();
  await expect(page).toHaveURL('/term-and-service');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing of the public pages is wider than the screen', async ({ page }) => {
  for (const path of ['/', '/privacy-policy', '/newsletter']) {
    await page.goto(path);
    await expect(landingScreen(page).hero).toBeVisible();
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width);
    }
  }
});
