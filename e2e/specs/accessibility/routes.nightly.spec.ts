import { dashboardScreen } from '../../screens/dashboard-screen';
import { settingScreen } from '../../screens/setting-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('a member’s title and focus follow each change of page', async ({ visitor, page }) => {
  await visitor.returns(DEMO.realtor, DEMO.password);
  const shell = shellScreen(page);
  const setting = settingScreen(page);
  await expect(dashboardScreen(page).card(/June Okafor/)).toBeVisible();

  for (const [link, title] of [
    [dashboardScreen(page).card(/June Okafor/), 'June Okafor · Transaction'],
    [page.getByRole('banner').getByRole('link', { name: /^Notifications/ }), 'Notifications'],
    [shell.link('Subscription'), 'Subscription'],
    [shell.link('Setting'), 'Edit Company'],
    [setting.tab('Edit Personal'), 'Edit Personal'],
    [setting.tab('Deadline Explanations'), 'Deadline Explanations'],
    [setting.tab('Manage Account'), 'Manage Account'],
    [shell.link('Messages'), 'Messages'],
    [page.getByRole('link', { name: 'New Conversation' }), 'New conversation'],
    [shell.link('Dashboard'), 'Dashboard'],
  ] as const) {
    await link.focus();
    await page.keyboard.press('Enter');
    // unread messages are counted before the title
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} · Keydate$`));
    await expect(shell.content, title).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 }), title).toHaveCount(1);
  }
});
