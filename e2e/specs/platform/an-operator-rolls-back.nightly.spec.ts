import { tabTo } from '../../people/tab-to';
import { DEMO } from '../../seed/invented';
import { releaseWithWords } from '../../seed/release-remote';
import { expect, test } from '../../watched-test';

test('an operator who signs in at /platform is back there, and withdraws a release with a reason, by the keyboard alone', async ({
  visitor,
  page,
}) => {
  await page.goto('/platform');
  await expect(page).toHaveURL(/\/signin$/);
  await releaseWithWords('auth', 'Sign in', 'Sign in', { scope: { percent: 0, people: [DEMO.employee] } });
  await visitor.entersSignIn(DEMO.realtor, DEMO.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible();

  const auth = page.getByRole('article', { name: 'auth', exact: true });
  await expect(auth).toContainText(/[0-9a-f]{12}n for 0% of people and 1 by name/);
  await tabTo(auth.getByRole('button', { name: 'Roll back auth' }));
  await page.keyboard.press('Enter');
  await expect(auth.getByRole('textbox', { name: 'Why?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(auth.getByRole('alert')).toHaveText('Enter a reason. It is stored with the rollback.');
  await page.keyboard.type('It shows the wrong words');
  await page.keyboard.press('Tab');
  await expect(auth.getByRole('button', { name: 'Roll back', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(auth).not.toContainText('by name');
  await expect(auth).toContainText('It shows the wrong words');
});
