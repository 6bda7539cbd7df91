import { createSubscription, upgradeSubscription } from '@keydate/contracts/billing';
import { getBillingOverview } from '@keydate/contracts/billing-overview';
import type { User } from '@keydate/contracts/people';
import { getStripeProducts } from '@keydate/contracts/plans';
import { DAY_MS } from '@keydate/domain/durations';
import { aBilling, aCard, anInvoice, type BillingWorld } from '@keydate/testing/builders/billing';
import { anAgent, aSubscription } from '@keydate/testing/builders/people';
import { aTransaction } from '@keydate/testing/builders/transactions';
import { anAccount, type World } from '@keydate/testing/fake-server/world';
import type { WorldPlan, WorldPlans } from '@keydate/testing/worlds/world-plan';

/** For use when a world begins: it reads the world's clock. At import it would read the real one. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const ADDRESS = {
  line1: '214 Linden Street',
  line2: null,
  city: 'Fort Collins',
  state: 'CO',
  postal_code: '80524',
  country: 'US',
};

interface Given {
  title: string;
  note: string;
  viewer?: WorldPlan['viewer'];
  person?: () => Partial<User>;
  billing?: () => Partial<BillingWorld>;
  /** How many active transactions and further members the company has. */
  transactions?: number;
  teammates?: number;
  world?: Partial<World>;
}

/** The subscription's page, as the company's owner sees it. */
function atPricing(given: Given): WorldPlan {
  const { title, note, viewer = 'SuperRealtor', person, billing, world, transactions = 1, teammates = 1 } = given;
  return {
    title,
    note,
    viewer,
    at: '/subscription',
    adjustPerson: (viewing) => ({ ...viewing, ...person?.() }),
    world: (viewing) => ({
      accounts: Array.from({ length: teammates }, () => anAccount(anAgent({ company: viewing?.company ?? null }))),
      transactions: Array.from({ length: transactions }, () => aTransaction()),
      billing: aBilling(billing?.()),
      ...world,
    }),
  };
}

const holding = (tier: string, dollars: number, more: Partial<NonNullable<User['subscriptions']>> = {}) => ({
  stripeAddress: ADDRESS,
  isSubscriptionPurchased: true,
  subscriptions: aSubscription({
    subscription_tier: tier,
    subscritionPlanId: `plan_${tier.toLowerCase()}`,
    paymentAmount: dollars,
    ...more,
  }),
});
const paid = (): Partial<BillingWorld> => ({
  state: 'active',
  isTrialOffered: false,
  card: aCard(),
  invoices: [
    anInvoice({ id: 'in_3', number: 'KD-0003', created: inDays(-11) }),
    anInvoice({ id: 'in_2', number: 'KD-0002', created: inDays(-41) }),
    anInvoice({ id: 'in_1', number: 'KD-0001', created: inDays(-72), total: 0, receipt_url: null }),
  ],
});
const hadATrial = (): Partial<BillingWorld> => ({ state: 'ended', isTrialOffered: false });
const withAddress = (): Partial<User> => ({ stripeAddress: ADDRESS });

export const worlds: WorldPlans = {
  'never-subscribed': atPricing({
    title: 'Never subscribed',
    note: 'Each plan can be started with a trial. The address is asked for first. Afterward the remote goes to the dashboard.',
  }),
  trial: atPricing({
    title: 'In trial, without a card',
    note: 'Add a card before the trial ends: 4242 4242 4242 4242.',
    person: () => holding('Team', 49, { nextBillingDate: inDays(5) }),
    billing: () => ({ state: 'trialing', isTrialOffered: false }),
  }),
  'trial-with-card': atPricing({
    title: 'In trial, with a card',
    note: 'The first charge is known. An upgrade costs nothing now.',
    person: () => holding('Team', 49, { nextBillingDate: inDays(5) }),
    billing: () => ({ state: 'trialing', isTrialOffered: false, card: aCard() }),
  }),
  solo: atPricing({
    title: 'Active on Solo',
    note: 'Three plans to upgrade to; the card on file pays.',
    person: () => holding('Solo', 19),
    billing: paid,
    teammates: 0,
  }),
  team: atPricing({
    title: 'Active on Team',
    note: 'Solo is disabled, with its reason.',
    person: () => holding('Team', 49),
    billing: paid,
  }),
  office: atPricing({
    title: 'Active on Office',
    note: 'One plan is left to upgrade to.',
    person: () => holding('Office', 129),
    billing: paid,
  }),
  brokerage: atPricing({
    title: 'Active on Brokerage',
    note: 'The largest plan, with 180 transactions in use.',
    person: () => holding('Brokerage', 349),
    billing: paid,
    transactions: 180,
    teammates: 31,
  }),
  'upgrade-unpaid': atPricing({
    title: 'An upgrade that the card does not pay',
    note: 'Upgrading opens the payment of the difference.',
    person: () => holding('Team', 49),
    billing: () => ({ ...paid(), isUpgradePaid: false }),
  }),
  'smaller-plan-follows': atPricing({
    title: 'A smaller plan follows',
    note: 'The provider changes Office to Solo when the paid period ends. Nothing can be upgraded until then.',
    person: () => holding('Office', 19, { nextBillingDate: inDays(12) }),
    billing: () => ({ ...paid(), nextPlan: { tier: 'Solo', at: inDays(12) } }),
  }),
  cancelled: atPricing({
    title: 'Cancelled',
    note: 'The plan stays active until its last day, and can be resumed.',
    person: () => holding('Team', 49, { isCancelled: true }),
    billing: paid,
  }),
  'past-due': atPricing({
    title: 'Past due',
    note: 'The last renewal failed. An open invoice can be paid, and the card changed. Above other pages the shell says so.',
    person: () => ({ ...holding('Team', 49), subscriptionNotice: { kind: 'payment_failed', until: inDays(4) } }),
    billing: () => ({
      ...paid(),
      state: 'past_due',
      graceEndsAt: inDays(4),
      card: aCard({ exp_month: 1, exp_year: 2026 }),
      invoices: [
        anInvoice({ id: 'in_4', number: 'KD-0004', status: 'open', amount_due: 4900, receipt_url: null }),
        ...(paid().invoices ?? []),
      ],
    }),
  }),
  'past-due-twice': atPricing({
    title: 'Past due, and the next card does not pay either',
    note: 'Change the card: it is saved, and the page says that the invoice is still open.',
    person: () => ({ ...holding('Team', 49), subscriptionNotice: { kind: 'payment_failed', until: inDays(4) } }),
    billing: () => ({ ...paid(), state: 'past_due', graceEndsAt: inDays(4), isOverduePaid: false }),
  }),
  ended: atPricing({
    title: 'Ended, and larger than the free allowance',
    note: 'A notice says what stays and what is refused. Solo is too small.',
    person: () => ({ stripeAddress: ADDRESS, subscriptionNotice: { kind: 'ended', until: null } }),
    billing: hadATrial,
    transactions: 8,
    teammates: 3,
  }),
  google: atPricing({
    title: 'Bought from Google Play',
    note: 'Nothing can be changed here.',
    person: () => holding('Team', 49, { provider: 'GOOGLE' }),
    billing: () => ({ state: 'active', isTrialOffered: false }),
  }),
  apple: atPricing({
    title: 'Bought from the App Store',
    note: 'Nothing can be changed here.',
    person: () => holding('Team', 49, { provider: 'APPLE' }),
    billing: () => ({ state: 'active', isTrialOffered: false }),
  }),
  declined: atPricing({
    title: 'The card is declined',
    note: 'Choose a plan and pay with 4000 0000 0000 0002, then with 4242 4242 4242 4242.',
    person: withAddress,
    billing: hadATrial,
  }),
  '3d-secure': atPricing({
    title: '3-D Secure',
    note: 'Choose a plan and pay with 4000 0025 0000 3155: the bank asks; pass and fail it. A credit makes the net price lower than the gross.',
    person: withAddress,
    billing: () => ({ ...hadATrial(), creditCents: 1500 }),
  }),
  'provider-down': atPricing({
    title: 'The payment provider is down',
    note: 'The plans cannot be shown.',
    world: {
      faults: [getStripeProducts, getBillingOverview].map((call) => ({
        call,
        kind: 'refused',
        code: 'PAYMENTS_UNAVAILABLE',
      })),
    },
  }),
  'provider-down-at-purchase': atPricing({
    title: 'The payment provider goes down at the purchase',
    note: 'Subscribing fails with a sentence, and can be tried again.',
    person: withAddress,
    world: {
      faults: [createSubscription, upgradeSubscription].map((call) => ({
        call,
        kind: 'refused',
        code: 'PAYMENTS_UNAVAILABLE',
      })),
    },
  }),
  'plan-archived': atPricing({
    title: 'A plan is archived while the page is open',
    note: 'Choosing any plan is answered that it is no longer offered.',
    person: withAddress,
    world: { faults: [{ call: createSubscription, kind: 'refused', code: 'PLAN_NOT_OFFERED' }] },
  }),
  employee: atPricing({
    title: 'An employee at the address',
    note: 'No plan is shown and no call is made.',
    viewer: 'Employee',
  }),
};
