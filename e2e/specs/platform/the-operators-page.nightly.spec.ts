import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';
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
