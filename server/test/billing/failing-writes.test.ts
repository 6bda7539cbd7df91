import { cancelSubscription, resumeSubscription } from '../../src/billing/use-cases/cancel-subscription';
import { changeCard } from '../../src/billing/use-cases/change-card';
import { readOverview } from '../../src/billing/use-cases/read-overview';
import { saveAddress } from '../../src/billing/use-cases/save-address';
import { startSubscription } from '../../src/billing/use-cases/start-subscription';
import { upgradeSubscription } from '../../src/billing/use-cases/upgrade-subscription';
import { memberOf } from '../../src/accounts/policies/person';
import { findPerson } from '../../src/accounts/people/people.repository';
import type { Member } from '../../src/accounts/people/person';
import type { Tools } from '../../src/tools';
import { aRealtor, type TestPerson } from '../people';
import {
  ADDRESS,
  aCustomer,
  aSubscriber,
  aTrial,
  anOverdue,
  liveAt,
  startBillingServer,
  subscriptionsAt,
  useBadCard,
  userOf,
  type BillingServer,
} from './billing-server';
import { startRoad, type OnTheRoad } from './road';

const SENDER = { address: '127.0.0.1', userAgent: 'test' };
const UNAVAILABLE = { code: 'PAYMENTS_UNAVAILABLE' };
const pass = ({ forward }: OnTheRoad) => forward();

let server: BillingServer;
let road: Awaited<ReturnType<typeof startRoad>>;
let tools: Tools;
let meet: (met: OnTheRoad) => Promise<void> = pass;
beforeAll(async () => {
  server = await startBillingServer();
  road = await startRoad(server.sandbox, (met) => meet(met));
  const { payments } = road;
  tools = { ...server.tools, payments, passwords: { ...server.tools.passwords, verify: async () => true } };
});
afterAll(async () => {
  road.close();
  await server.close();
});
afterEach(() => {
  meet = pass;
  server.webhooks.route = (payload, signature) => [[payload, signature]];
});

const member = async ({ id }: TestPerson): Promise<Member> => memberOf((await findPerson(server.db, id))!);

/** The provider fails the first write to a path, and repeats that failure for its key, as Stripe does for a day. */
function failFirst(path: RegExp, { isCarriedOut }: { isCarriedOut: boolean }): void {
  let spent: string | undefined;
  meet = async (met) => {
    const isReplayed = spent !== undefined && met.key === spent;
    if (!met.what.startsWith('POST ') || !path.test(met.what) || (spent !== undefined && !isReplayed))
      return met.forward();
    spent = met.key;
    if (isCarriedOut && !isReplayed) await met.forward({ answer: 'lost' });
    met.fail({ isReplayed });
  };
}

describe('a purchase that the provider fails, and whose failure it repeats for its key,', () => {
  const buy = async (person: TestPerson) =>
    startSubscription(tools, await member(person), await server.priceOf('Team'), SENDER);

  test('is begun anew with the next press', async () => {
    const realtor = await aCustomer(server);
    failFirst(/\/v1\/subscriptions$/, { isCarriedOut: false });
    await expect(buy(realtor)).rejects.toMatchObject(UNAVAILABLE);
    await buy(realtor);
    expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Team');
    expect(await subscriptionsAt(server, realtor)).toHaveLength(1);
  });

  test('has succeeded where the provider made the subscription all the same, and no second one is made', async () => {
    const realtor = await aCustomer(server);
    failFirst(/\/v1\/subscriptions$/, { isCarriedOut: true });
    await buy(realtor);
    expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Team');
    expect(await subscriptionsAt(server, realtor)).toHaveLength(1);
  });
});

test('a customer whom the provider failed to make, and whose failure it repeats, is made with another key', async () => {
  const realtor = await aRealtor(server, { plan: null });
  failFirst(/\/v1\/customers$/, { isCarriedOut: false });
  await saveAddress(tools, await member(realtor), { name: 'Robin Vale', address: ADDRESS }, SENDER);
  const { data } = await server.stripe.customers.list({ limit: 100 });
  expect(data.filter(({ metadata }) => metadata.keydate_company === realtor.companyId)).toHaveLength(1);
});

test('an address that the provider did not get is not known to Keydate either, and is asked for again', async () => {
  const realtor = await aRealtor(server, { plan: null });
  meet = async (met) => (/\/v1\/customers\/\w+$/.test(met.what) ? met.fail({ isReplayed: false }) : met.forward());
  const send = async () => saveAddress(tools, await member(realtor), { name: 'Robin Vale', address: ADDRESS }, SENDER);
  await expect(send()).rejects.toMatchObject(UNAVAILABLE);
  expect((await userOf(server, realtor)).stripeAddress).toBeNull();
  meet = pass;
  await send();
  expect((await userOf(server, realtor)).stripeAddress).toMatchObject(ADDRESS);
  const { data } = await server.stripe.customers.list({ limit: 100 });
  const [customer, ...others] = data.filter(({ metadata }) => metadata.keydate_company === realtor.companyId);
  expect([customer?.name, customer?.address?.line1, others]).toEqual(['Robin Vale', ADDRESS.line1, []]);
});

/** From now on: each such change would make the next press another write. */
async function loseWebhooks(): Promise<void> {
  await server.settle();
  server.webhooks.route = () => [];
}

describe('a button whose write the provider fails, and whose failure it repeats for its key, works with the next press:', () => {
  const PASSWORD = 'any';
  /** Prepares a press of each button; the prepared function returns the provider's state afterward. */
  const buttons: [string, RegExp, (realtor: TestPerson) => Promise<() => Promise<unknown>>][] = [
    [
      'Cancel',
      /\/v1\/subscriptions\/\w+$/,
      async (realtor) => {
        const { id: subscriptionId } = (await liveAt(server, realtor))!;
        const canceler = { member: await member(realtor), sessionId: 'one' };
        return () => cancelSubscription(tools, canceler, { subscriptionId, password: PASSWORD }, SENDER);
      },
    ],
    [
      'Resume',
      /\/v1\/subscriptions\/\w+$/,
      async (realtor) => {
        await server.stripe.subscriptions.update((await liveAt(server, realtor))!.id, { cancel_at_period_end: true });
        const resumer = await member(realtor);
        return () => resumeSubscription(tools, resumer, SENDER);
      },
    ],
    [
      'Change card',
      /\/v1\/setup_intents$/,
      async (realtor) => {
        const changer = await member(realtor);
        return () => changeCard(tools, changer, SENDER);
      },
    ],
    [
      'the address',
      /\/v1\/customers\/\w+$/,
      async (realtor) => {
        const payer = await member(realtor);
        return () => saveAddress(tools, payer, { name: 'Robin Vale', address: ADDRESS }, SENDER);
      },
    ],
  ];
  test.each(buttons)('%s', async (_button, path, prepare) => {
    const press = await prepare(await aTrial(server));
    await loseWebhooks();
    failFirst(path, { isCarriedOut: false });
    await expect(press()).rejects.toMatchObject(UNAVAILABLE);
    await press();
  });

  test('the upgrade that takes back another one', async () => {
    const realtor = await aSubscriber(server, 'Solo');
    await useBadCard(server, realtor);
    const upgrader = await member(realtor);
    await upgradeSubscription(tools, upgrader, { priceId: await server.priceOf('Office') }, SENDER);
    const priceId = await server.priceOf('Team');
    await loseWebhooks();
    failFirst(/\/void$/, { isCarriedOut: false });
    await expect(upgradeSubscription(tools, upgrader, { priceId }, SENDER)).rejects.toMatchObject(UNAVAILABLE);
    expect(await upgradeSubscription(tools, upgrader, { priceId }, SENDER)).toMatchObject({ isPaid: false });
  });
});

describe('a card that was saved, and of which the provider fails a write and repeats the failure for its key,', () => {
  test.each([
    ['the customer’s', /\/v1\/customers\/\w+$/, false],
    ['the subscription’s', /\/v1\/subscriptions\/\w+$/, false],
    ['the overdue invoice’s', /\/pay$/, false],
    ['the overdue invoice’s, which was paid all the same,', /\/pay$/, true],
  ])('is charged in spite of %s', async (_whose, path, isCarriedOut) => {
    const realtor = await anOverdue(server);
    await loseWebhooks();
    const { clientSecret } = await changeCard(tools, await member(realtor), SENDER);
    await server.typeCard(clientSecret);
    failFirst(path, { isCarriedOut });
    expect(await readOverview(tools, await member(realtor))).toMatchObject({
      state: 'active',
      card: { last4: '4242' },
    });
    const { data } = await server.stripe.invoices.list({ subscription: (await liveAt(server, realtor))!.id });
    expect(data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
});

describe('an overdue plan whose cancellation is interrupted', () => {
  const stopped = [
    ['before its invoice is taken back', /\/void$/],
    ['before it is ended', /^DELETE /],
  ] as const;
  test.each(stopped)('%s is not charged any more, and ends with the next comparison', async (_when, where) => {
    const realtor = await anOverdue(server);
    const { id: subscriptionId } = (await liveAt(server, realtor))!;
    meet = async (met) => (where.test(met.what) ? met.cut() : met.forward());
    const canceler = { member: await member(realtor), sessionId: 'one' };
    const request = { subscriptionId, password: 'any' };
    await expect(cancelSubscription(tools, canceler, request, SENDER)).rejects.toMatchObject(UNAVAILABLE);
    expect((await liveAt(server, realtor))?.cancel_at_period_end).toBe(true);
    await server.reconcile(realtor);
    expect(await liveAt(server, realtor)).toBeUndefined();
    const { data } = await server.stripe.invoices.list({ subscription: subscriptionId, status: 'open' });
    expect(data).toEqual([]);
  });
});
