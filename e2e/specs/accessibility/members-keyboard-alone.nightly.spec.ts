import { tabTo } from '../../people/tab-to';
import { messagesScreen } from '../../screens/messages-screen';
import { pricingScreen } from '../../screens/pricing-screen';
import { settingScreen } from '../../screens/setting-screen';
import { transactionScreen } from '../../screens/transaction-screen';
import { anEmail, PASSWORD } from '../../seed/invented';
import { codeOf } from '../../seed/accounts';
import { Transactions } from '../../seed/transactions';
import { expect, test } from '../../watched-test';

test('the keyboard alone checks a deadline off and changes an address, and a closed dialog gives the focus back', async ({
  accounts,
  visitor,
  page,
  request,
}) => {
  const { owner } = await accounts.company();
  const { _id } = await (await Transactions.of(owner.email, request, PASSWORD)).makes('Petra Alvarado');
  await visitor.returns(owner.email);
  await page.goto(`/transaction/${_id}`);
  const screen = transactionScreen(page);
  await expect(screen.client('Petra Alvarado')).toBeVisible();

  await tabTo(screen.box('Closing Date'));
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Checked off by/)).toBeVisible();

  await tabTo(screen.editAddress);
  await page.keyboard.press('Enter');
  await expect(screen.address.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screen.editAddress).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(screen.address.street);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('9 Aspen Court');
  await page.keyboard.press('Enter');
  await expect(screen.address.dialog).toBeHidden();
  await expect(page.getByText('9 Aspen Court').first()).toBeVisible();
});

test('the keyboard alone chooses a teammate, writes to them, and finds the bell’s page', async ({
  accounts,
  visitor,
  page,
}) => {
  const { owner, company } = await accounts.company();
  await accounts.joins(codeOf(company, 'agentsInviteLink'), 'Rufus Adeyemi', anEmail('rufus'));
  await visitor.returns(owner.email);
  await page.goto('/messages');
  const screen = messagesScreen(page);
  await expect(screen.heading).toBeVisible();

  await tabTo(screen.newConversation);
  await page.keyboard.press('Enter');
  await tabTo(screen.tab('Client'));
  await page.keyboard.press('ArrowRight');
  await expect(screen.tab('Agents')).toHaveAttribute('aria-selected', 'true');
  await tabTo(screen.person('Rufus Adeyemi'));
  await page.keyboard.press('Enter');
  await tabTo(screen.composer);
  await page.keyboard.type('The seller signed.');
  await page.keyboard.press('Enter');
  await expect(screen.message('The seller signed.')).toBeVisible();

  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await page.reload();
  await expect(bell).toBeVisible();
  await tabTo(bell);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
});

test('the keyboard alone changes company, explanation, team and name in the tabs of the settings', async ({
  accounts,
  visitor,
  page,
}) => {
  const { owner, company } = await accounts.company();
  await accounts.joins(codeOf(company, 'agentsInviteLink'), 'Rufus Adeyemi', anEmail('rufus'));
  await visitor.returns(owner.email);
  await page.goto('/setting');
  const setting = settingScreen(page);
  const types = async (field: string, text: string) => {
    await tabTo(setting.field(field));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  const opens = async (tab: Parameters<typeof setting.tab>[0]) => {
    await tabTo(setting.tab(tab));
    await page.keyboard.press('Enter');
    await expect(setting.tab(tab)).toHaveAttribute('aria-current', 'page');
  };
  await expect(setting.title).toBeVisible();

  await types('Company Name', 'Juniper & Pine Realty');
  await page.keyboard.press('Enter');
  await expect(setting.card('Juniper & Pine Realty')).toBeVisible();

  await opens('Deadline Explanations');
  await types('Search explanations', 'closing date');
  await tabTo(setting.link('Edit: Closing Date, Colorado'));
  await page.keyboard.press('Enter');
  await types('What it means', 'Bring the keys.');
  await tabTo(setting.save);
  await page.keyboard.press('Enter');
  await expect(setting.button('Restore the original')).toBeVisible();

  await opens('Manage Account');
  await expect(setting.people('Agents')).toHaveCount(1);
  const invited = anEmail('fern');
  await types('Email', invited);
  await page.keyboard.press('Enter');
  await expect(setting.button(`Revoke the invitation to ${invited}`)).toBeVisible();
  await tabTo(setting.button('Remove Rufus Adeyemi'));
  await page.keyboard.press('Enter');
  await expect(setting.answer('Cancel')).toBeFocused();
  await tabTo(setting.answer('Remove'));
  await page.keyboard.press('Enter');
  await expect(setting.people('Agents')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  await opens('Edit Personal');
  await types('Last Name', 'Ortiz');
  await page.keyboard.press('Enter');
  await expect(setting.card('Marlow Ortiz')).toBeVisible();
  await tabTo(setting.button('Change password'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(setting.button('Change password')).toBeFocused();
});

test('the keyboard alone opens a plan, and closing its dialog gives the focus back', async ({
  accounts,
  visitor,
  page,
}) => {
  const { owner } = await accounts.company();
  await visitor.returns(owner.email);
  await page.goto('/subscription');
  const plan = pricingScreen(page).plan('Get Started', 'Team');
  await expect(plan).toBeEnabled();

  await tabTo(plan);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(plan).toBeFocused();
});
