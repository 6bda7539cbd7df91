import { getUser } from '@keydate/contracts/people';
import type { Page } from '@playwright/test';
import { Visitor } from '../../people/visitor';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { shellScreen } from '../../screens/shell-screen';
import { expectAccessible } from '../accessibility/expect-accessible';
import { expect, test } from '../../watched-test';

/** From the next visit on the server says that the person accepted older terms. */
async function termsHaveChanged(page: Page): Promise<void> {
  await page.route(`**/api/v1/user/${getUser.path}`, async (route) => {
    const response = await route.fetch();
    const reply = getUser.replies[200].parse(await response.json());
    await route.fulfill({ response, json: { ...reply, result: { ...reply.result, termsAccepted: false } } });
  });
}

test('a member whose terms have changed can continue, is asked at each visit, and can accept them by keyboard', async ({
  accounts,
  inbox,
  page,
}) => {
  const { owner } = await accounts.company();
  await new Visitor(page, inbox).signsIn(owner.email);
  await expect(dashboardScreen(page).title).toBeVisible();
  await termsHaveChanged(page);
  await page.reload();

  const asked = page.getByText('Our terms and privacy policy have changed.');
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await shellScreen(page).link('Setting').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
  await expect(asked).toBeVisible();

  await page.getByRole('button', { name: 'Read and accept' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Terms of service' })).toBeVisible();
  await expectAccessible(page);
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await accept.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('You have accepted the terms.')).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(shellScreen(page).content).toBeFocused();
});
