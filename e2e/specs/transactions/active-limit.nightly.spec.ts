import type { Page } from '@playwright/test';
import { Member } from '../../people/member';
import { Subscriber } from '../../people/subscriber';
import { dashboardScreen } from '../../screens/dashboard-screen';
import { pricingScreen } from '../../screens/pricing-screen';
import { wizardScreen } from '../../screens/wizard-screen';
import { test as onOwnServer } from '../../own-server-test';
import { Transactions } from '../../seed/transactions';
import { A_PROPERTY, anEmail, DEMO, PASSWORD } from '../../seed/invented';
import { Subscriptions } from '../../seed/subscriptions';
import { ASKS_THE_BANK } from '../../seed/test-cards';
import { expect, test } from '../../watched-test';
import { expectAccessibleInBothThemes } from '../accessibility/expect-accessible';

async function entersTransactionWithoutDates(member: Member, street: string, client: string): Promise<void> {
  await member.startsTransaction();
  await member.entersProperty({ ...A_PROPERTY, street });
  await member.entersNewClient({ name: client, email: anEmail('client') });
  await member.addsDatesManually();
  await member.submits();
}

/** Keeps the plans from arriving, until the returned function is called. */
async function holdsPlans(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/getStripeProducts', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a plan that is paid at once, with the bank’s question, is bought over the page too, and the draft is restored', async ({
  accounts,
  visitor,
  page,
  request,
}) => {
  const { owner } = await accounts.company();
  await new Subscriptions(request).hadTrial(owner);
  await (await Transactions.of(owner.email, request, PASSWORD)).makes('Wanda Ashgrove');
  const realtor = await visitor.returns(owner.email);
  const pricing = pricingScreen(page);
  const showsPlans = await holdsPlans(page);
  await entersTransactionWithoutDates(realtor, '9 Harrow Lane', 'Silas Pennyworth');

  await expect(pricing.dialog('Subscribe')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  showsPlans();
  await expect(pricing.option('Team')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await pricing.option('Team').check();
  await pricing.button('Continue').click();
  await new Subscriber(page).paysWith(ASKS_THE_BANK);
  await pricing.challenge.complete.click();
  await expect(pricing.said('Your Team plan has started')).toBeVisible();

  await expect(page).toHaveURL('/');
  await dashboardScreen(page).restore.click();
  await realtor.submits();
  await expect(page.getByRole('heading', { level: 1, name: 'Silas Pennyworth' })).toBeVisible();
});

test('when the plans cannot be shown, the limit is told with a link to them', async ({ accounts, visitor, page }) => {
  const { owner } = await accounts.company();
  const realtor = await visitor.returns(owner.email);
  const wizard = wizardScreen(page);
  await page.route(/\/remotes\/billing\//, (route) => route.abort());
  await entersTransactionWithoutDates(realtor, '14 Juniper Way', 'Wanda Ashgrove');
  await expect(dashboardScreen(page).done('Transaction Created Successfully')).toBeVisible();
  await realtor.opensDashboard();
  await entersTransactionWithoutDates(realtor, '9 Harrow Lane', 'Silas Pennyworth');

  await expect(wizard.limit.subscription).toHaveAttribute('href', '/subscription');
  await wizard.limit.notNow.click();
  await expect(dashboardScreen(page).draft('9 Harrow Lane')).toBeVisible();
  await expect(dashboardScreen(page).restore).toBeHidden();
});

onOwnServer(
  'spec § 4.4: with a plan the draft is restored, outlives the tab that restored it, and goes when it is created',
  async ({ visitor, page, context, request }) => {
    const transactions = await Transactions.of(DEMO.realtor, request);
    const another = await transactions.fillsThePlan();
    const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
    await entersTransactionWithoutDates(realtor, '31 Larkspur Lane', 'Delphine Marlowe');
    await pricingScreen(page).dialog('Subscribe').getByRole('button', { name: 'Not now' }).click();
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
    await new Member(later).opensDashboard();
    await expect(dashboard.card(/Delphine Marlowe/)).toBeVisible();
    await expect(dashboard.draft('31 Larkspur Lane')).toBeHidden();
  },
);
