import {
  cancelSubscription,
  changeCard,
  createSubscription,
  previewUpgrade,
  resumeSubscription,
  saveBillingAddress,
  upgradeSubscription,
} from '@keydate/contracts/billing';
import { DAY_MS } from '@keydate/domain/durations';
import { findSubscription, saveSubscription } from '../../src/billing/subscriptions.repository';
import { ask } from '../ask';
import { ADDRESS, aCustomer, startBillingServer, subscriptionsAt, type BillingServer } from './billing-server';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterAll(() => server.close());

test.each([
  ['GOOGLE', 'Your subscription is managed by Google Play. Please make changes there.'],
  ['APPLE', 'Please change your subscription in your App Store account subscriptions.'],
] as const)('whoever bought from %s changes nothing here, whatever is asked', async (provider, sentence) => {
  const realtor = await aCustomer(server, { password: 'Juniper!2026' });
  const { token, companyId } = realtor;
  const stored = {
    companyId,
    provider,
    plan: 'Team' as const,
    providerSubscriptionId: `bought-elsewhere-${companyId}`,
    providerPlanId: 'team',
    paymentAmountCents: 4900,
    isCancelled: false,
    nextBillingAt: new Date(server.clock.now().getTime() + DAY_MS),
  };
  await saveSubscription(server.db, stored);
  const price_id = await server.priceOf('Office');
  const subscriptionId = stored.providerSubscriptionId;
  const answers = await Promise.all([
    ask(server, createSubscription, { token, body: { price_id } }),
    ask(server, saveBillingAddress, { token, body: { name: 'Robin Vale', address: { ...ADDRESS, city: 'Golden' } } }),
    ask(server, cancelSubscription, { token, body: { subscriptionId, password: 'Juniper!2026' } }),
    ask(server, resumeSubscription, { token }),
    ask(server, previewUpgrade, { token, query: { toUpgradeId: price_id } }),
    ask(server, upgradeSubscription, { token, body: { toUpgradeId: price_id } }),
    ask(server, changeCard, { token }),
  ]);
  for (const { status, body } of answers) expect([status, body.message]).toEqual([409, sentence]);
  expect(await subscriptionsAt(server, realtor)).toEqual([]);
  expect(await findSubscription(server.db, companyId)).toMatchObject(stored);
  const { data } = await server.stripe.customers.list({ limit: 100 });
  expect(data.find(({ metadata }) => metadata.keydate_company === companyId)?.address?.city).toBe('Denver');
});
