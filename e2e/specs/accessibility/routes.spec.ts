import type { Page } from '@playwright/test';
import { DEMO } from '../../seed/invented';
import { pagesFor } from '../../seed/pages';
import { Transactions } from '../../seed/transactions';
import { expect, test } from '../../watched-test';
import { expectAccessible } from './expect-accessible';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Each leads to the first step of sign-up, unless the steps before it are done: specs/sign-up opens them. */
const LATER_STEPS = ['/password', '/auth-profile'];

async function expectGoodPage(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  // unread messages come before the title of a page, and so does what it shows
  await expect(page, path).toHaveTitle(title === 'Keydate' ? title : new RegExp(`(^| )${title} · Keydate$`));
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('main'), path).toHaveCount(1);
  await expectAccessible(page);
}

test('every page that a visitor can open has its title, one h1 and one main part, and axe finds nothing', async ({
  page,
}) => {
  for (const { path, title } of pagesFor('visitor')) {
    if (LATER_STEPS.includes(path)) continue;
    await expectGoodPage(page, path, title);
    await expect(page).toHaveURL(path);
  }
});

test('so has every page that a person without a company can open', async ({ accounts, visitor, page }) => {
  const { email } = await accounts.personWithoutCompany();
  await visitor.returns(email);
  for (const { path, title } of pagesFor('withoutCompany')) await expectGoodPage(page, path, title);
});

test('so has every page that a member can open', async ({ visitor, page, request }) => {
  const { _id } = await (await Transactions.of(DEMO.realtor, request)).makes('Wilhelmina Frost');
  await visitor.returns(DEMO.realtor, DEMO.password);
  for (const { path, title } of pagesFor('member', _id)) {
    await expectGoodPage(page, path, title);
    await expect(page).toHaveURL(path);
  }
});
