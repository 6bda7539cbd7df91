import { settingScreen } from '../../screens/setting-screen';
import { shellScreen } from '../../screens/shell-screen';
import { PASSWORD } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('spec § 2.12: a tab with unsaved changes asks before it is left, by a tab, the sidebar, Back and Logout', async ({
  accounts,
  visitor,
  page,
}) => {
  const { owner } = await accounts.company();
  await visitor.returns(owner.email, PASSWORD, '/setting');
  const setting = settingScreen(page);
  await setting.tab('Edit Personal').click();
  await expect(page).toHaveURL('/setting/personal');
  await setting.field('Last Name').fill('Whitcombe-Ortiz');

  await setting.tab('Manage Account').click();
  await expect(setting.question).toBeVisible();
  await setting.answer('Keep editing').click();
  await shellScreen(page).link('Dashboard').click();
  await setting.answer('Keep editing').click();
  await page.evaluate(() => window.history.back());
  await setting.answer('Keep editing').click();
  await shellScreen(page).logout.click();
  await setting.answer('Keep editing').click();

  await expect(page).toHaveURL('/setting/personal');
  await expect(setting.field('Last Name')).toHaveValue('Whitcombe-Ortiz');
  await setting.field('Last Name').press('End');
  await page.evaluate(() => window.history.back());
  await setting.answer('Leave').click();
  await expect(page).toHaveURL('/setting');
  await setting.tab('Edit Personal').click();
  await expect(setting.field('Last Name')).toHaveValue('Whitcombe');
});
