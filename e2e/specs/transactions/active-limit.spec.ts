import { Member } from '../../people/member';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { test as onOwnServer } from '../../own-server-test';
import { Transactions } from '../../seed/transactions';
import { A_PROPERTY, anEmail, DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

async function entersTransactionWithoutDates(member: Member, street: string, client: string): Promise<void> {
  await member.startsTransaction();
  await member.entersProperty({ ...A_PROPERTY, street });
  await member.entersNewClient({ name: client, email: anEmail('client') });
  await member.addsDatesManually();
  await member.submits();
}

test('spec § 6: without a plan the second transaction is saved as a draft, the wizard starts over and a link to the plans is shown', async ({
  accounts,
  visitor,
  page,
}) => {
  const { owner } = await accounts.company();
  const realtor = await visitor.returns(owner.email);
  const dashboard = dashboardScreen(page);
  const wizard = wizardScreen(page);
  await entersTransactionWithoutDates(realtor, '14 Juniper Way', 'Wanda Ashgrove');
  await expect(dashboard.done('Transaction Created Successfully')).toBeVisible();
  await entersTransactionWithoutDates(realtor, '9 Harrow Lane', 'Silas Pennyworth');

  await expect(wizard.limit.subscription).toHaveAttribute('href', '/subscription');
  await expectAccessible(page);
  await wizard.limit.notNow.click();
  await expect(dashboard.draft('9 Harrow Lane')).toBeVisible();
  await expect(dashboard.restore).toBeHidden();
  await realtor.startsTransaction();
  await expect(wizard.street).toHaveValue('');
});

onOwnServer(
  'spec § 4.4: with a plan the draft is restored, outlives the tab that restored it, and goes when it is created',
  async ({ visitor, page, context, request }) => {
    const transactions = await Transactions.of(DEMO.realtor, request);
    const another = await transactions.fillsThePlan();
    const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
    await entersTransactionWithoutDates(realtor, '31 Larkspur Lane', 'Delphine Marlowe');
    await expect(wizardScreen(page).limit.dialog).toContainText(
      'Your company has as many active transactions as its plan allows.',
    );
    await wizardScreen(page).limit.notNow.click();
    await dashboardScreen(page).restore.click();
    await expect(wizardScreen(page).step('Review Contract Dates')).toBeVisible();

    const later = await context.newPage();
    await page.close();
    await transactions.changes(another, { status: 'Closed' });
    await later.goto('/');
    const dashboard = dashboardScreen(later);
    await expect(dashboard.draft('31 Larkspur Lane')).toBeVisible();
    await dashboard.restore.click();
    await new Member(later).submits();
    await expect(dashboard.done('Transaction Created Successfully')).toBeVisible();
    await expect(dashboard.card(/Delphine Marlowe/)).toBeVisible();
    await expect(dashboard.draft('31 Larkspur Lane')).toBeHidden();
  },
);
