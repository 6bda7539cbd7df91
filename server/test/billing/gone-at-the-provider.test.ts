import { saveBillingAddress } from '@keydate/contracts/billing';
import { getBillingOverview, listInvoices } from '@keydate/contracts/billing-overview';
import { eq } from 'drizzle-orm';
import { billingAccounts } from '../../src/billing/billing-accounts.table';
import { auditRecords } from '../../src/accounts/audit/audit-records.table';
import { findAccount } from '../../src/billing/billing-accounts.repository';
import { cancelSubscription, resumeSubscription } from '../../src/billing/use-cases/cancel-subscription';
import { previewUpgrade, upgradeSubscription } from '../../src/billing/use-cases/upgrade-subscription';
import { memberOf } from '../../src/accounts/policies/person';
import { findPerson } from '../../src/accounts/people/people.repository';
import { ask } from '../ask';
import { aRealtor, type TestPerson } from '../people';
import {
  ADDRESS,
  aCustomer,
  aTrial,
  liveAt,
  overviewOf,
  startBillingServer,
  subscribe,
  type BillingServer,
} from './billing-server';

const SENDER = { address: '127.0.0.1', userAgent: 'test' };

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());

/** The company's customer is of other keys from now on: those of a mode, or of another account. */
async function moveToOtherKeys({ companyId }: TestPerson, keyMode: 'live' | null): Promise<void> {
  const customerId = `cus_of_other_keys_${companyId}`;
  await server.db.update(billingAccounts).set({ customerId, keyMode }).where(eq(billingAccounts.companyId, companyId));
}

async function recordsOf({ companyId }: TestPerson): Promise<string[]> {
  const all = await server.db.select().from(auditRecords).where(eq(auditRecords.companyId, companyId));
  return all.map(({ event }) => event).filter((event) => event === 'payment-customer-made-again');
}

describe.each([
  ['of keys of another mode', 'live'],
  ['of another account', null],
] as const)('a company whose customer is %s', (_which, keyMode) => {
  test('has no plan of the old keys, and its owner buys one as a customer made again, with a record', async () => {
    const realtor = await aTrial(server);
    await moveToOtherKeys(realtor, keyMode);
    const { token } = realtor;
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'ended', nextCharge: null });
    expect((await ask(server, listInvoices, { token })).body.result.data).toEqual([]);
    const { status, body } = await subscribe(server, realtor, 'Office');
    expect([status, typeof body.result.data.clientSecret]).toEqual([200, 'string']);
    await server.typeCard(body.result.data.clientSecret!);
    await server.settle();
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active' });
    expect(await recordsOf(realtor)).toHaveLength(1);
    const { customerId, keyMode: now } = (await findAccount(server.db, realtor.companyId))!;
    expect(now).toBe('sandbox');
    const made = await server.stripe.customers.retrieve(customerId);
    expect(made).toMatchObject({ address: { line1: ADDRESS.line1 }, metadata: { keydate_company: realtor.companyId } });
  });

  test('buys at once, even if nobody has looked at the page since', async () => {
    const realtor = await aTrial(server);
    await moveToOtherKeys(realtor, keyMode);
    expect((await subscribe(server, realtor, 'Office')).status).toBe(200);
  });

  test('can store its address again', async () => {
    const realtor = await aCustomer(server);
    await moveToOtherKeys(realtor, keyMode);
    const body = { address: { ...ADDRESS, line1: '7 Larkspur Row' } };
    expect((await ask(server, saveBillingAddress, { token: realtor.token, body })).status).toBe(200);
    const { customerId } = (await findAccount(server.db, realtor.companyId))!;
    expect(await server.stripe.customers.retrieve(customerId)).toMatchObject({
      name: 'Robin Vale',
      address: { line1: '7 Larkspur Row' },
    });
  });
});

test('a customer that was deleted in the dashboard is made again, without a second trial', async () => {
  const realtor = await aTrial(server);
  const { customerId } = (await findAccount(server.db, realtor.companyId))!;
  await server.stripe.customers.del(customerId);
  await server.settle();
  expect(await overviewOf(server, realtor)).toMatchObject({ state: 'ended', isTrialOffered: false });
  const { body } = await subscribe(server, realtor, 'Team');
  const { isTrial, clientSecret } = body.result.data;
  expect([isTrial, typeof clientSecret]).toEqual([false, 'string']);
});

test('a plan whose subscription is unknown to Stripe is shown, without a next charge', async () => {
  const { token } = await aRealtor(server);
  const { status, body } = await ask(server, getBillingOverview, { token });
  expect(status).toBe(200);
  expect(body.result.data).toMatchObject({ state: 'active', nextCharge: null, chargeOnResume: null });
});

test.each(['preview', 'upgrade', 'cancel', 'resume'] as const)(
  'what ends at the very moment of its %s is refused with a sentence',
  async (what) => {
    const realtor = await aTrial(server);
    const member = memberOf((await findPerson(server.db, realtor.id))!);
    const { id: subscriptionId } = (await liveAt(server, realtor))!;
    if (what === 'resume') await server.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    const payments = {
      ...server.tools.payments,
      listSubscriptions: async (customer: string) => {
        const seen = await server.tools.payments.listSubscriptions(customer);
        await server.stripe.subscriptions.cancel(subscriptionId);
        return seen;
      },
    };
    const tools = { ...server.tools, payments, passwords: { ...server.tools.passwords, verify: async () => true } };
    const priceId = await server.priceOf('Office');
    const asked = {
      preview: () => previewUpgrade(tools, member, priceId),
      upgrade: () => upgradeSubscription(tools, member, { priceId }, SENDER),
      cancel: () =>
        cancelSubscription(tools, { member, sessionId: 'one' }, { subscriptionId, password: 'any' }, SENDER),
      resume: () => resumeSubscription(tools, member, SENDER),
    };
    await expect(asked[what]()).rejects.toMatchObject({ code: 'SUBSCRIPTION_MISSING' });
  },
);
