import { DEMO } from '../../seed/invented';
import { releaseWithWords } from '../../seed/release-remote';
import { expect, test } from '../../own-server-test';
import { expectAccessible } from '../accessibility/expect-accessible';

const OF_THE_CHECKOUT = 'Your company, your profile, and the people you work with.';
const WRONG = 'What nobody should read';

test('an operator rolls back what is live for everybody, and the next page load shows the release before', async ({
  visitor,
  page,
  ownServer,
}) => {
  const ofTheReleaseBefore = page.getByText(OF_THE_CHECKOUT);
  const wrong = page.getByText(WRONG);
  await visitor.returns(DEMO.realtor, DEMO.password, '/setting');
  await expect(ofTheReleaseBefore).toBeVisible();
  const { home } = ownServer;
  const release = await releaseWithWords('settings', OF_THE_CHECKOUT, WRONG, { home });
  await expect(async () => {
    await page.reload();
    await expect(wrong).toBeVisible({ timeout: 3_000 });
  }).toPass();

  await page.goto('/platform');
  await expect(page).toHaveTitle('Platform · Keydate');
  await expectAccessible(page);
  const settings = page.getByRole('article', { name: 'settings', exact: true });
  await expect(settings).toContainText(release);
  await settings.getByRole('button', { name: 'Roll back settings' }).click();
  await expect(settings).toContainText(`settings ${release.slice(0, -1)} will go live for everyone`);
  await settings.getByRole('textbox', { name: 'Why?' }).fill('It shows the wrong words');
  await settings.getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(settings).not.toContainText(release);
  for (const fact of ['Rolled back by', DEMO.realtor, 'It shows the wrong words'])
    await expect(settings).toContainText(fact);

  await page.goto('/setting');
  await expect(ofTheReleaseBefore).toBeVisible();
  await expect(wrong).toBeHidden();
});
