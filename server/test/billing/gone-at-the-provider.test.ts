import { changeCard, createSubscription, saveBillingAddress } from '@keydate/contracts/billing';
import { getBillingOverview, listInvoices } from '@keydate/contracts/billing-overview';
import { eq } from 'drizzle-orm';
import { billingAccounts } from '../../src/modules/billing/billing-accounts.table';
import { cancelSubscription, resumeSubscription } from '../../src/modules/billing/use-cases/cancel-subscription';
import { previewUpgrade, upgradeSubscription } from '../../src/modules/billing/use-cases/upgrade-subscription';
import { memberOf } from '../../src/modules/people/people.policy';
import { findPerson } from '../../src/modules/people/people.repository';
import { ask } from '../ask';
import { aRealtor } from '../people';
import { ADDRESS, aCustomer, aTrial, liveAt, startBillingServer, type BillingServer } from './billing-server';

const SENDER = { address: '127.0.0.1', userAgent: 'test' };

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());

test.each([
  ['with a plan', aTrial],
  ['without one', aCustomer],
] as const)('a company %s whose customer belongs to other keys of Stripe is told so', async (_which, aCompany) => {
  const { token, companyId } = await aCompany(server);
  const customerId = `cus_of_other_keys_${companyId}`;
  await server.db.update(billingAccounts).set({ customerId }).where(eq(billingAccounts.companyId, companyId));
  const price_id = await server.priceOf('Office');
  const answers = await Promise.all([
    ask(server, getBillingOverview, { token }),
    ask(server, listInvoices, { token }),
    ask(server, saveBillingAddress, { token, body: { name: 'Robin Vale', address: ADDRESS } }),
  ]);
  for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'CUSTOMER_UNKNOWN']);
  const bought = await ask(server, createSubscription, { token, body: { price_id } });
  const card = await ask(server, changeCard, { token });
  expect([bought.status, card.status]).toEqual([409, 409]);
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
