import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

const HEIGHT = 800;

test.beforeEach(async ({ visitor, page }) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(shellScreen(page).link('Dashboard')).toBeVisible();
});

test('the sidebar is wide, narrow or a bottom bar, depending on the screen', async ({ page }) => {
  const shell = shellScreen(page);
  for (const { width, sidebar, words } of [
    { width: 1280, sidebar: 240, words: true },
    { width: 1024, sidebar: 240, words: true },
    { width: 1023, sidebar: 72, words: false },
    { width: 640, sidebar: 72, words: false },
    { width: 639, sidebar: 639, words: true },
    { width: 375, sidebar: 375, words: true },
    { width: 320, sidebar: 320, words: false },
  ]) {
    await page.setViewportSize({ width, height: HEIGHT });
    const box = await shell.sidebar.boundingBox();
    const word = await shell.link('Subscription').getByText('Subscription').boundingBox();

    expect(box, `${width} pixels`).toMatchObject({ x: 0, width: sidebar });
    expect((box?.y ?? 0) + (box?.height ?? 0), `${width} pixels`).toBe(HEIGHT);
    expect((box?.y ?? 0) > 0, `a bottom bar at ${width} pixels`).toBe(width < 640);
    expect((word?.width ?? 0) > 1, `words at ${width} pixels`).toBe(words);
    expect(await shell.person.boundingBox()).toMatchObject({ height: 64 });
  }
});

test('on a phone, the picture of the person opens their email, their role and Logout', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: HEIGHT });
  const { person } = shellScreen(page);
  const email = person.getByText(DEMO.realtor);
  await expect(person.getByText('Realtor', { exact: true }).filter({ visible: true })).toHaveCount(0);

  await person.getByRole('button', { name: `${DEMO.realtorName}, Realtor` }).click();
  await expect(email).toBeInViewport({ ratio: 1 });
  await expect(person.getByText('Realtor', { exact: true }).filter({ visible: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(email).toBeHidden();

  await person.getByRole('button', { name: `${DEMO.realtorName}, Realtor` }).click();
  await person.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signin/);
});

test('nothing of the frame and its pages is wider than the screen', async ({ page }) => {
  for (const name of ['Messages', 'Setting', 'Subscription', 'Dashboard'] as const) {
    await shellScreen(page).link(name).click();
    // spec § 2.9: the subscription's page is headed by its prices
    const heading = name === 'Subscription' ? 'Pricing' : name;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${name} at ${width}`,
      ).toBeLessThanOrEqual(width);
    }
  }
});
