import { settingScreen } from '../../screens/setting-screen';
import { shellScreen } from '../../screens/shell-screen';
import { type Accounts, codeOf } from '../../seed/accounts';
import { anEmail, PASSWORD } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { expect, test as watchedTest } from '../../watched-test';

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
      await visitor.returns(founded.owner.email, PASSWORD, path);
      return { ...founded, setting: settingScreen(page) };
    }),
});

test('spec § 2.12: Edit Company changes the company and its colors; a renewed invite code ends the old', async ({
  signedIn,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { company, setting } = await signedIn('/setting');
  const colors = () =>
    page.evaluate(() =>
      ['--kd-primary', '--kd-secondary'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      ),
    );
  await setting.field('Company Name').fill('Juniper & Pine Realty');
  await setting.field('Primary color').fill('#1f6f4a');
  await setting.field('Secondary color').fill('#7a3e12');
  await setting.save.click();
  await expect(setting.said('Update successful!')).toBeVisible();
  expect(await colors()).toEqual(['#1f6f4a', '#7a3e12']);
  await page.reload();
  const card = setting.card('Juniper & Pine Realty');
  await expect(card).toBeVisible();
  expect(await colors()).toEqual(['#1f6f4a', '#7a3e12']);

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copyLink = card.getByRole('button', { name: 'Copy the agent invite link' });
  await card.getByText('Invite codes: agent, client').click();
  await copyLink.click();
  await expect(setting.said('Link copied to clipboard!')).toBeVisible();
  expect(await copied()).toContain(codeOf(company, 'agentsInviteLink'));
  await card.getByRole('button', { name: 'Renew the agent code' }).click();
  await setting.answer('Renew').click();
  await expect(setting.question).toBeHidden();
  await copyLink.click();
  await expect.poll(copied).not.toContain(codeOf(company, 'agentsInviteLink'));
});

test('spec § 2.12: a person changes name, time zone, theme and password, is asked before edits are lost, and signs out everywhere', async ({
  signedIn,
  visitor,
  page,
}) => {
  const { owner, setting } = await signedIn('/setting/personal');
  await expect(setting.said('This device')).toBeVisible();
  await setting.field('Last Name').fill('Ortiz');
  await shellScreen(page).link('Dashboard').click();
  await expect(setting.question).toBeVisible();
  await setting.answer('Keep editing').click();
  await shellScreen(page).logout.click();
  await setting.answer('Keep editing').click();
  await setting.field('Time zone').selectOption('America/Denver');
  await setting.save.click();
  await expect(setting.said('Update successful!')).toBeVisible();
  await expect(shellScreen(page).person).toContainText('Marlow Ortiz');

  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).toBe('rgb(18, 20, 26)');
  await setting.field('Light').check();
  await expect.poll(paper).toBe('rgb(250, 249, 246)');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(setting.field('Light')).toBeChecked();

  await setting.button('Change password').click();
  await setting.field('Current password').fill(PASSWORD);
  await setting.field('New password').fill('Juniper#5583');
  await setting.inDialog('Change password').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await setting.button('Sign out everywhere').click();
  await setting.answer('Sign out everywhere').click();
  await expect(page).toHaveURL('/signin');
  await visitor.entersSignIn(owner.email, 'Juniper#5583');
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
  await setting.link('Edit: Closing Date, Colorado').click();
  await setting.field('What it means').fill('Bring the keys and the flowers.');
  await setting.save.click();
  await expect(setting.said('Update successful!')).toBeVisible();

  await page.goto(`/transaction/${_id}`);
  await page.getByText('What it means', { exact: true }).click();
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
