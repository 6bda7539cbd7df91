import { expect, test } from '../../standalone-test';
import { miniShellScreen } from '../../screens/mini-shell-screen';
import { wizardScreen } from '../../screens/wizard-screen';

test('a remote runs by itself, as it ships: the address says world, viewer and page, and the fake server answers', async ({
  page,
  serveStandalone,
}) => {
  const desk = miniShellScreen(page);
  await page.goto(`${await serveStandalone('transactions')}/qa/one-transaction/Agent/transaction/transaction-1`);
  await expect(desk.world).toHaveValue('one-transaction');
  await expect(desk.session).toContainText('Marisol Pruitt, Agent');
  await expect(desk.stage.getByRole('heading', { level: 1, name: 'Odalys Brandt' })).toBeVisible();
  await desk.stage.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/qa\/one-transaction\/Agent\/$/);
  await expect(desk.call('user-transaction-list')).toHaveCount(1);

  const wizard = wizardScreen(desk.stage);
  await desk.world.selectOption('limit-reached');
  await wizard.street.fill('5 Larkspur Lane');
  await wizard.city.fill('Longmont');
  await desk.reload.click();
  await expect(wizard.street).toHaveValue('5 Larkspur Lane');
});
