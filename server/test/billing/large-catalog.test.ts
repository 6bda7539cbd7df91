import { stripePayments } from '../../src/adapters/stripe-payments/stripe-payments';
import { PLANS } from '../../src/billing/plans';
import { createCatalog } from '../../src/billing/use-cases/create-catalog';
import { startTestSandbox } from './test-sandbox';

test('the plans are found, and not made again, in an account that sells a hundred other things', async () => {
  const { stripe, secretKey, host, port, close } = await startTestSandbox({ connection: null });
  const payments = stripePayments({
    secretKey,
    publishableKey: 'pk_test_large',
    webhookSecret: 'none',
    sandbox: { host, port },
  });
  await createCatalog({ payments });
  for (let made = 0; made < 100; made += 1) await stripe.products.create({ name: `Mug ${made}` });
  await createCatalog({ payments });
  expect((await payments.readCatalog({ isFresh: true })).map(({ name }) => name)).toEqual(Object.keys(PLANS));
  expect((await stripe.products.list({ limit: 100 })).data.filter(({ name }) => name in PLANS)).toEqual([]);
  await close();
});

test('a plan whose product has no price any more is not sold again', async () => {
  const { stripe, secretKey, host, port, close } = await startTestSandbox({ connection: null });
  const payments = stripePayments({
    secretKey,
    publishableKey: 'pk_test_large',
    webhookSecret: 'none',
    sandbox: { host, port },
  });
  await stripe.products.create({ name: 'Solo', metadata: { keydate_plan: 'Solo' } });
  await createCatalog({ payments });
  const sold = (await payments.readCatalog({ isFresh: true })).map(({ name }) => name);
  expect(sold).toEqual(Object.keys(PLANS).filter((plan) => plan !== 'Solo'));
  expect((await payments.readProducts()).filter(({ plan }) => plan === 'Solo')).toHaveLength(1);
  await close();
});
