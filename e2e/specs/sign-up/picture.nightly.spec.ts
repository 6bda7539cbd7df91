import type { Page } from '@playwright/test';
import { tabTo } from '../../people/tab-to';
import type { Visitor } from '../../people/visitor';
import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { aPicture, redShare } from '../../seed/a-picture';
import { anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';

async function getsToThePicture(visitor: Visitor): Promise<void> {
  const newcomer = await visitor.startsSignUp();
  await newcomer.givesDetails({ fullName: 'Juniper Vale', email: anEmail('juniper') });
  await newcomer.choosesRole('Realtor');
  await newcomer.confirmsAddress();
  await newcomer.setsPassword();
  await newcomer.acceptsTerms();
}

async function choosesPicture(visitor: Visitor, page: Page): Promise<void> {
  await getsToThePicture(visitor);
  await authScreens(page).picture.setInputFiles(await aPicture(page));
  await expect(authScreens(page).cropStage).toBeVisible();
}

async function savesPicture(page: Page): Promise<void> {
  await expect(authScreens(page).preview).toHaveCount(3);
  await authScreens(page).button('Save picture').click();
  await expect(companyScreen(page).title).toBeVisible();
}

test('the middle of a picture is used unless it is moved', async ({ visitor, page }) => {
  await choosesPicture(visitor, page);
  await savesPicture(page);

  expect(await redShare(page)).toBeCloseTo(0.5, 1);
});

test('the keyboard moves the crop', async ({ visitor, page }) => {
  await choosesPicture(visitor, page);
  await tabTo(authScreens(page).cropStage);
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowRight');
  await savesPicture(page);

  expect(await redShare(page)).toBe(1);
});

test('the mouse moves the crop', async ({ visitor, page }) => {
  await choosesPicture(visitor, page);
  const stage = await authScreens(page).cropStage.boundingBox();
  const [x, y] = [(stage?.x ?? 0) + (stage?.width ?? 0) / 2, (stage?.y ?? 0) + (stage?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 5 });
  await page.mouse.up();
  await savesPicture(page);

  expect(await redShare(page)).toBe(0);
});

test('if the crop tool could not be loaded, a message says so, and the next picture loads it', async ({
  visitor,
  page,
}) => {
  const screen = authScreens(page);
  await getsToThePicture(visitor);
  await expect(screen.heading('Add a profile picture')).toBeVisible();
  let isCut = true;
  await page.route('**/remotes/auth/**', (route) => (isCut ? route.abort() : route.continue()));

  await screen.picture.setInputFiles(await aPicture(page));
  await expect(screen.picture).toHaveAccessibleDescription(
    /^The picture could not be opened\. Check your connection and choose it again\./,
  );
  isCut = false;
  await screen.picture.setInputFiles(await aPicture(page));

  await expect(screen.cropStage).toBeVisible();
  await savesPicture(page);
});
