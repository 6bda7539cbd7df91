import { expect, test } from '../../watched-test';

test('an invitation to the address of the landing page leads to sign-up, and nothing of the landing page stays', async ({
  page,
}) => {
  await page.goto('/?ref=A-nobody');
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
});
