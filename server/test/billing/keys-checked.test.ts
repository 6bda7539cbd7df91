import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { stripePayments } from '../../src/adapters/stripe-payments/stripe-payments';
import { PLANS } from '../../src/billing/plans';
import { createCatalog } from '../../src/billing/use-cases/create-catalog';
import { reachProvider } from '../../src/billing/use-cases/reach-provider';
import { WEBHOOK_EVENTS } from '../../src/billing/webhook-path';
import { checkStripe } from '../../src/startup/check-stripe';
import { startTestSandbox, type TestSandbox } from './test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ connection: null });
});
afterAll(() => sandbox.close());

function paymentsWith(keys: Partial<Pick<TestSandbox, 'secretKey' | 'publishableKey' | 'port'>>) {
  const { host, port, secretKey, publishableKey } = { ...sandbox, ...keys };
  return stripePayments({ secretKey, publishableKey, webhookSecret: 'whsec_1', sandbox: { host, port }, retries: 0 });
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

test('the keys of one account are taken, and the check leaves one object however often it runs', async () => {
  const payments = paymentsWith({});
  const first = await payments.checkKeys();
  expect([first, await payments.checkKeys()]).toEqual([{ kind: 'taken' }, { kind: 'taken' }]);
  expect((await sandbox.stripe.setupIntents.list()).data).toHaveLength(1);
});

test.each([
  ['a secret key that Stripe refuses', { secretKey: 'sk_test_@' }, /^Stripe refuses STRIPE_SECRET_KEY: /],
  [
    'a publishable key that Stripe refuses',
    { publishableKey: 'pk_test_@' },
    /^Stripe refuses STRIPE_PUBLISHABLE_KEY: /,
  ],
  ['keys of two accounts', { publishableKey: 'pk_test_another' }, /belong to two accounts of Stripe/],
])('%s have a sentence of their own, and sell nothing', async (_which, keys, sentence) => {
  await expect(reachProvider({ payments: paymentsWith(keys) })).rejects.toThrow(sentence);
  expect((await sandbox.stripe.products.list()).data).toEqual([]);
});

test('a Stripe that does not answer is no wrong key, and the next try adds the plans', async () => {
  const away = reachProvider({ payments: paymentsWith({ port: await closedPort() }) });
  await expect(away).rejects.toThrow(/^Stripe does not answer\. /);
  const { account: _own, ...other } = await startTestSandbox({ connection: null });
  await reachProvider({ payments: paymentsWith(other) });
  expect((await other.stripe.products.list()).data.map(({ name }) => name).sort()).toEqual(Object.keys(PLANS).sort());
  await other.close();
});

describe('npm run check:stripe', () => {
  const check = async (environment: Record<string, string> = {}) => {
    const { host, port, secretKey, publishableKey } = sandbox;
    const lines: string[] = [];
    const isRight = await checkStripe(
      {
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_PUBLISHABLE_KEY: publishableKey,
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        PUBLIC_ORIGIN: 'https://keydate.example/',
        ...environment,
      },
      (line) => lines.push(line),
      { sandbox: { host, port }, retries: 0 },
    );
    return { isRight, lines };
  };
  const WEBHOOK = 'https://keydate.example/api/v1/payments/webhook';

  test('needs no server: it says what the account lacks', async () => {
    const { isRight, lines } = await check();
    expect(isRight).toBe(false);
    expect(lines).toContain('right  Stripe takes both keys. They are test keys: no card is charged.');
    expect(lines).toContain(`WRONG  No webhook is sent to ${WEBHOOK}.`);
    expect(lines).toContain('right  Solo is no product yet: the first start of the server adds it.');
    expect(lines.join('\n')).toMatch(/WRONG {2}There is no statement descriptor/);
    expect(lines.join('\n')).not.toContain(sandbox.account.slice(0, 40) + '_');
  });

  test('compares the events of the webhook, and the products', async () => {
    const [, ...rest] = WEBHOOK_EVENTS;
    const { stripe } = sandbox;
    await createCatalog({ payments: paymentsWith({}) });
    const lacking = await stripe.webhookEndpoints.create({ url: WEBHOOK, enabled_events: rest as never });
    const archived = (await stripe.products.list()).data.find(({ name }) => name === 'Office')!;
    await stripe.products.update(archived.id, { active: false });
    const { lines } = await check();
    expect(lines).toContain(`WRONG  The webhook to ${WEBHOOK} lacks these events: ${WEBHOOK_EVENTS[0]}.`);
    expect(lines).toContain('right  Team is sold for $49.00 a month.');
    expect(lines).toContain(
      'WRONG  Office is not sold: it is archived, or its default price is not in US dollars a month.',
    );
    await stripe.webhookEndpoints.update(lacking.id, { disabled: true });
    expect((await check()).lines).toContain(`WRONG  The webhook to ${WEBHOOK} is disabled.`);
  });

  test.each([
    [
      'without keys',
      { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
      /^WRONG {2}Set STRIPE/,
    ],
    [
      'with a swapped key',
      { STRIPE_PUBLISHABLE_KEY: 'sk_live_5' },
      /^WRONG {2}STRIPE_PUBLISHABLE_KEY holds a secret key/,
    ],
    ['with a key that is refused', { STRIPE_SECRET_KEY: 'sk_test_-_' }, /^WRONG {2}STRIPE_SECRET_KEY must be/],
  ])('%s asks nobody else', async (_which, environment, sentence) => {
    const { isRight, lines } = await check(environment);
    expect([isRight, lines]).toEqual([false, [expect.stringMatching(sentence)]]);
  });
});
