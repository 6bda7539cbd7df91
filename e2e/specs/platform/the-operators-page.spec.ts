import { DEMO } from '../../seed/invented';
import { releaseWithWords } from '../../seed/release-remote';
import { expect, test } from '../../own-server-test';
import { expectGoodLooksOfHost } from '../accessibility/expect-accessible';

test('an operator sees what is live; somebody else is led where any address that is no page leads', async ({
  visitor,
  page,
}) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  await page.goto('/platform');
  await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible();
  for (const name of ['host', 'transactions', 'settings'])
    await expect(page.getByRole('article', { name, exact: true })).toContainText(/[0-9a-f]{12}/);
  await expect(page).toHaveTitle('Platform · Keydate');
  await expectGoodLooksOfHost(page);
  await page.getByRole('button', { name: 'Logout' }).click();

  await visitor.returns(DEMO.employee, DEMO.password);
  await page.goto('/platform');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Platform' })).toHaveCount(0);
});

const OF_THE_CHECKOUT = 'Your company, your profile, and the people you work with.';
const WRONG = 'What nobody should read';

test('an operator rolls back what is live for everybody, and the next page load shows the release before', async ({
  visitor,
  page,
  ownServer,
}) => {
  const ofTheReleaseBefore = page.getByText(OF_THE_CHECKOUT);
  const wrong = page.getByText(WRONG);
  await visitor.returns(DEMO.realtor, DEMO.password);
  await page.goto('/setting');
  await expect(ofTheReleaseBefore).toBeVisible();
  const { home } = ownServer;
  const release = await releaseWithWords('settings', OF_THE_CHECKOUT, WRONG, { home });
  await expect(async () => {
    await page.reload();
    await expect(wrong).toBeVisible({ timeout: 3_000 });
  }).toPass();

  await page.goto('/platform');
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
