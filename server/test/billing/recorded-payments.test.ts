import { upgradeSubscription } from '@keydate/contracts/billing';
import { asc, eq } from 'drizzle-orm';
import { auditRecords } from '../../src/accounts/audit/audit-records.table';
import type { PlanName } from '../../src/billing/plans';
import { ask } from '../ask';
import type { TestPerson } from '../people';
import {
  aCustomer,
  aSubscriber,
  aTrial,
  comeBack,
  loseWebhooks,
  startBillingServer,
  subscribe,
  userOf,
  type BillingServer,
} from './billing-server';
import { typeCard } from './test-sandbox';

/** The bank asks about each payment with it. */
const ASKS_EACH_TIME = '4000002760003184';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());
afterEach(() => {
  server.webhooks.route = (payload, signature) => [[payload, signature]];
});

const recordsOf = async ({ id }: TestPerson) =>
  (
    await server.db.select().from(auditRecords).where(eq(auditRecords.personId, id)).orderBy(asc(auditRecords.at))
  ).filter(({ event }) => event.startsWith('plan-'));

/** The records of plans after the Solo trial with which each of these companies began. */
async function recordedOf(person: TestPerson): Promise<string[]> {
  const [trial, ...later] = (await recordsOf(person)).map(({ event, about }) => `${event} ${about}`);
  expect(trial).toBe('plan-bought Solo');
  return later;
}

async function afterTrial(): Promise<TestPerson> {
  const realtor = await aTrial(server, 'Solo');
  await server.pass(8);
  return realtor;
}

/** Begins to buy a plan that is paid by hand. Each press is a moment later than the previous one. */
async function begin(realtor: TestPerson, plan: PlanName) {
  await server.pass(0.001);
  const { clientSecret, returnToken } = (await subscribe(server, realtor, plan)).body.result.data;
  return { clientSecret: clientSecret!, returnToken: returnToken! };
}

async function beginUpgrade(realtor: TestPerson, plan: PlanName) {
  await server.pass(0.001);
  const toUpgradeId = await server.priceOf(plan);
  const { body } = await ask(server, upgradeSubscription, { token: realtor.token, body: { toUpgradeId } });
  const { clientSecret, returnToken } = body.result.data;
  return { clientSecret: clientSecret!, returnToken: returnToken! };
}

async function pay(clientSecret: string): Promise<void> {
  await server.pass(0.001);
  await typeCard(server.sandbox, clientSecret, { number: ASKS_EACH_TIME, outcome: 'complete' });
}

test('a plan that nobody paid for is recorded as begun, once, and the one that was paid as bought', async () => {
  const realtor = await afterTrial();
  await begin(realtor, 'Team');
  await begin(realtor, 'Office');
  const { clientSecret, returnToken } = await begin(realtor, 'Office');
  const begun = ['plan-purchase-begun Team', 'plan-purchase-begun Office'];
  expect(await recordedOf(realtor)).toEqual(begun);

  await pay(clientSecret);
  await comeBack(server, realtor, returnToken);
  await comeBack(server, realtor, returnToken);
  expect(await recordedOf(realtor)).toEqual([...begun, 'plan-bought Office']);
});

test.each([
  [
    'a webhook',
    async () => {
      await server.settle();
    },
  ],
  [
    'the comparison, where the webhook was lost',
    async (realtor: TestPerson) => {
      await server.settle();
      await server.reconcile(realtor);
    },
  ],
] as const)('a payment from which nobody comes back is recorded once by %s', async (by, learn) => {
  const realtor = await afterTrial();
  if (by !== 'a webhook') loseWebhooks(server);
  const bought = await begin(realtor, 'Solo');
  await pay(bought.clientSecret);
  await learn(realtor);
  const upgraded = await beginUpgrade(realtor, 'Office');
  await pay(upgraded.clientSecret);
  await learn(realtor);
  await server.reconcile(realtor);

  const recorded = ['plan-purchase-begun Solo', 'plan-bought Solo', 'plan-change-begun Office', 'plan-changed Office'];
  expect(await recordedOf(realtor)).toEqual(recorded);
  await comeBack(server, realtor, bought.returnToken);
  await comeBack(server, realtor, upgraded.returnToken);
  expect(await recordedOf(realtor)).toEqual(recorded);
});

test('the record has from where the payment was begun, also where a webhook tells of it', async () => {
  const realtor = await aSubscriber(server, 'Team', { number: ASKS_EACH_TIME });
  await pay((await beginUpgrade(realtor, 'Office')).clientSecret);
  await server.settle();
  const records = await recordsOf(realtor);
  const [begun, paid] = ['plan-change-begun', 'plan-changed'].map((name) =>
    records.find(({ event }) => event === name),
  );
  const { address, userAgent, companyId } = begun!;
  expect(address).not.toBe('');
  expect(paid).toMatchObject({ address, userAgent, companyId, about: 'Office', refusal: null });
});

test('a payment that is not known yet when an upgrade is begun is recorded, too', async () => {
  const realtor = await afterTrial();
  loseWebhooks(server);
  await pay((await begin(realtor, 'Team')).clientSecret);
  await pay((await beginUpgrade(realtor, 'Office')).clientSecret);
  await server.reconcile(realtor);

  expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Office');
  expect((await recordedOf(realtor)).sort()).toEqual([
    'plan-bought Team',
    'plan-change-begun Office',
    'plan-changed Office',
    'plan-purchase-begun Team',
  ]);
});

test('a trial that two tabs begin at once is recorded once', async () => {
  const realtor = await aCustomer(server);
  await Promise.all([subscribe(server, realtor, 'Solo'), subscribe(server, realtor, 'Solo')]);
  expect(await recordedOf(realtor)).toEqual([]);
});
