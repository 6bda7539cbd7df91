import { expect, test } from '../../standalone-test';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { miniShellScreen } from '../../screens/mini-shell-screen';
import { wizardScreen } from '../../screens/wizard-screen';

const HEADINGS = {
  landing: /./,
  auth: 'Sign in',
  transactions: 'Dashboard',
  billing: 'Pricing',
  messaging: 'Messages',
  settings: /Setting/,
} as const;

for (const [remote, heading] of Object.entries(HEADINGS)) {
  test(`${remote} runs on its own, as it ships`, async ({ page, serveStandalone }) => {
    await page.goto(await serveStandalone(remote));

    const { stage } = miniShellScreen(page);
    await expect(stage.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('the plain builds of `npm run qa` show the same remote and answer its calls', async ({ page, servePlain }) => {
  const desk = miniShellScreen(page);
  await page.goto(`${await servePlain('transactions')}/qa/one-transaction/Agent/transaction/transaction-1`);

  await expect(desk.stage.getByRole('heading', { level: 1, name: 'Odalys Brandt' })).toBeVisible();
  await desk.stage.getByRole('link', { name: 'Dashboard' }).click();
  await expect(desk.stage.getByRole('heading', { level: 1, name: HEADINGS.transactions })).toBeVisible();
  await expect(desk.call('user-transaction-list')).toHaveCount(1);
});

test('the URL says which world, which viewer and which page of the remote', async ({ page, serveStandalone }) => {
  const desk = miniShellScreen(page);
  await page.goto(`${await serveStandalone('transactions')}/qa/one-transaction/Agent/transaction/transaction-1`);

  await expect(desk.world).toHaveValue('one-transaction');
  await expect(desk.session).toContainText('Marisol Pruitt, Agent');
  await expect(desk.stage.getByRole('heading', { level: 1, name: 'Odalys Brandt' })).toBeVisible();

  await desk.stage.getByRole('link', { name: 'Dashboard' }).click();

  await expect(page).toHaveURL(/\/qa\/one-transaction\/Agent\/$/);
  await expect(desk.visit('went to /')).toBeVisible();
});

test('the chosen width and theme are in the URL, and survive a reload of the page and a new world', async ({
  page,
  serveStandalone,
}) => {
  const desk = miniShellScreen(page);
  await page.goto(`${await serveStandalone('transactions')}/qa/no-transactions`);
  await desk.width.selectOption('390');
  await desk.theme.selectOption('dark');
  await expect(page).toHaveURL(/\/qa\/no-transactions\/\w+;width=390;theme=dark\/$/);

  await page.reload();
  await desk.seenBy.selectOption('Employee');

  await expect(desk.width).toHaveValue('390');
  await expect(page.locator('iframe')).toHaveCSS('width', '390px');
  await expect(desk.stage.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(/\/Employee;width=390;theme=dark\/$/);
});

test('entries and the world survive a reload of the remote', async ({ page, serveStandalone }) => {
  const desk = miniShellScreen(page);
  const wizard = wizardScreen(desk.stage);
  await page.goto(`${await serveStandalone('transactions')}/qa/limit-reached`);

  await wizard.street.fill('5 Larkspur Lane');
  await wizard.city.fill('Longmont');
  await desk.reload.click();

  await expect(wizard.street).toHaveValue('5 Larkspur Lane');
  await expect(desk.call('contentList')).toHaveCount(2);
});

test('another viewer starts the world again', async ({ page, serveStandalone }) => {
  const desk = miniShellScreen(page);
  await page.goto(`${await serveStandalone('transactions')}/qa/no-transactions`);
  await expect(dashboardScreen(desk.stage).emptyCard).toBeVisible();

  await desk.seenBy.selectOption('Employee');

  await expect(desk.session).toContainText('Tobias Lindqvist, Employee');
  await expect(page).toHaveURL(/\/qa\/no-transactions\/Employee\/$/);
});

test('a remote’s slot in the shell shows for a member, without a page of its own', async ({
  page,
  serveStandalone,
}) => {
  const { stage } = miniShellScreen(page);
  await page.goto(`${await serveStandalone('auth')}/qa/newer-terms`);

  await stage.getByRole('button', { name: 'Read and accept' }).click();
  await stage.getByRole('button', { name: 'Accept', exact: true }).click();

  await expect(stage.getByText('You have accepted the terms.')).toBeVisible();
});

test('the fake server refuses a wrong code as the real one does', async ({ page, serveStandalone }) => {
  const desk = miniShellScreen(page);
  await page.goto(`${await serveStandalone('auth')}/qa/wrong-code`);

  await desk.stage.getByLabel('Code').fill('123456');

  await expect(
    desk.stage.getByText('This code is wrong. Please check your email and try again.').first(),
  ).toBeVisible();
  await expect(desk.call('otp')).toContainText('400');
});
