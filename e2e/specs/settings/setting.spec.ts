import { expect, test as watchedTest } from '../../watched-test';
import { settingScreen } from '../../screens/setting-screen';
import { shellScreen } from '../../screens/shell-screen';
import { type Accounts, codeOf } from '../../seed/accounts';
import { anEmail, PASSWORD } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { expectAccessible } from '../accessibility/expect-accessible';

interface Settings {
  /** Signs a new company's owner in and opens one of the tabs. */
  signedIn: (
    path: string,
  ) => Promise<Awaited<ReturnType<Accounts['company']>> & { setting: ReturnType<typeof settingScreen> }>;
}

const test = watchedTest.extend<Settings>({
  signedIn: ({ accounts, visitor, page }, use) =>
    use(async (path) => {
      const founded = await accounts.company();
      await visitor.returns(founded.owner.email);
      await page.goto(path);
      return { ...founded, setting: settingScreen(page) };
    }),
});

test('spec § 2.12: Edit Company changes the company, and its colors are on the page at once', async ({
  signedIn,
  page,
}) => {
  const { setting } = await signedIn('/setting');
  const colors = () =>
    page.evaluate(() =>
      ['--kd-primary', '--kd-secondary'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      ),
    );
  await expect(setting.title).toBeVisible();
  await expectAccessible(page);

  await setting.field('Company Name').fill('Juniper & Pine Realty');
  await setting.field('Primary color').fill('#1f6f4a');
  await setting.field('Secondary color').fill('#7a3e12');
  await setting.save.click();

  await expect(setting.said('Update successful!')).toBeVisible();
  expect(await colors()).toEqual(['#1f6f4a', '#7a3e12']);
  await page.reload();
  await expect(setting.card('Juniper & Pine Realty')).toBeVisible();
  expect(await colors()).toEqual(['#1f6f4a', '#7a3e12']);
});

test('spec § 2.12: invite codes are copied as links, and a renewed one ends the old', async ({
  signedIn,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { company, setting } = await signedIn('/setting');
  const copyLink = setting.card(company.name).getByRole('button', { name: 'Copy the agent invite link' });
  await copyLink.click();
  await expect(setting.said('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(codeOf(company, 'agentsInviteLink'));

  await setting.card(company.name).getByRole('button', { name: 'Renew the agent code' }).click();
  await setting.answer('Renew').click();

  await expect(setting.question).toBeHidden();
  await copyLink.click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .not.toContain(codeOf(company, 'agentsInviteLink'));
});

test('spec § 2.12: a tab with unsaved changes asks before it is left, by a tab, the sidebar, Back and Logout', async ({
  signedIn,
  page,
}) => {
  const { setting } = await signedIn('/setting');
  await setting.tab('Edit Personal').click();
  await expect(page).toHaveURL('/setting/personal');
  await setting.field('Last Name').fill('Whitcombe-Ortiz');

  await setting.tab('Manage Account').click();
  await expect(setting.question).toBeVisible();
  await expectAccessible(page);
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

test('spec § 2.12: Edit Personal changes name, time zone and password, and signs out everywhere', async ({
  signedIn,
  visitor,
  page,
}) => {
  const { owner, setting } = await signedIn('/setting/personal');
  await expect(setting.said('This device')).toBeVisible();
  await setting.field('Last Name').fill('Ortiz');
  await setting.field('Time zone').selectOption('America/Denver');
  await setting.save.click();
  await expect(setting.said('Update successful!')).toBeVisible();
  await expect(shellScreen(page).person).toContainText('Marlow Ortiz');

  await setting.button('Change password').click();
  await setting.field('Current password').fill(PASSWORD);
  await setting.field('New password').fill('Juniper#5583');
  await expectAccessible(page);
  await setting.inDialog('Change password').click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await setting.button('Sign out everywhere').click();
  await setting.answer('Sign out everywhere').click();
  await expect(page).toHaveURL('/signin');
  await visitor.signsIn(owner.email, 'Juniper#5583');
  await expect(shellScreen(page).person).toContainText('Marlow Ortiz');
});

test('spec § 2.12: a deadline explanation in one’s own words is on the transaction, until the original is back', async ({
  signedIn,
  page,
  request,
}) => {
  const { owner, setting } = await signedIn('/setting/explanations');
  const transactions = await Transactions.of(owner.email, request, PASSWORD);
  const { _id } = await transactions.makes('Petra Alvarado');
  await setting.field('Search explanations').fill('closing date');
  await expectAccessible(page);
  await setting.link('Edit: Closing Date, Colorado').click();
  await setting.field('What it means').fill('Bring the keys and the flowers.');
  await setting.save.click();
  await expect(setting.said('Update successful!')).toBeVisible();

  await page.goto(`/transaction/${_id}`);
  await page.getByText('What it means').click();
  await expect(setting.said('Bring the keys and the flowers.')).toBeVisible();

  await page.goto('/setting/explanations?state=Colorado');
  await setting.link('Edit: Closing Date, Colorado').click();
  await setting.button('Restore the original').click();
  await setting.answer('Restore the original').click();
  await expect(setting.question).toBeHidden();
  await expect(setting.button('Restore the original')).toBeHidden();
  await expect(setting.field('What it means')).not.toHaveValue('Bring the keys and the flowers.');
});

test('spec § 2.12: an invited agent joins by the mailed link, is listed, and is removed', async ({
  accounts,
  signedIn,
  inbox,
  page,
}) => {
  const { setting } = await signedIn('/setting/account');
  const email = anEmail('rufus');
  await setting.field('Email').fill(email);
  await setting.button('Send invitation').click();
  await expect(setting.said(`Invitation sent to ${email}`)).toBeVisible();
  await expect(setting.button(`Revoke the invitation to ${email}`)).toBeVisible();
  await expectAccessible(page);

  await accounts.joins(await inbox.invitationCode(email), 'Rufus Adeyemi', email);
  await page.reload();
  await expect(setting.people('Agents')).toContainText('Rufus Adeyemi');
  await expect(setting.said('There are no pending invitations.')).toBeVisible();

  await setting.button('Remove Rufus Adeyemi').click();
  await expect(setting.question).toContainText('Their transactions stay with the company');
  await setting.answer('Remove').click();
  await expect(setting.said('Removed successfully!')).toBeVisible();
  await expect(setting.people('Agents')).toHaveCount(0);
});

test('dark mode follows the device, and the switch overrules it from the first paint on', async ({
  signedIn,
  page,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [light, dark] = ['rgb(250, 249, 246)', 'rgb(18, 20, 26)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  const { setting } = await signedIn('/setting/personal');
  await expect(setting.field('Same as this device')).toBeChecked();
  expect(await paper()).toBe(dark);
  await expectAccessible(page);

  await setting.field('Light').check();
  expect(await paper()).toBe(light);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(setting.field('Light')).toBeChecked();
  expect(await paper()).toBe(light);
});
