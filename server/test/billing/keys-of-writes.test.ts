import { findAccount } from '../../src/billing/billing-accounts.repository';
import type { PlanName } from '../../src/billing/plans';
import { findSubscription } from '../../src/billing/subscriptions.repository';
import { cancelSubscription, resumeSubscription } from '../../src/billing/use-cases/cancel-subscription';
import { changeCard } from '../../src/billing/use-cases/change-card';
import { saveAddress } from '../../src/billing/use-cases/save-address';
import { syncCompany } from '../../src/billing/use-cases/sync-company';
import { upgradeSubscription } from '../../src/billing/use-cases/upgrade-subscription';
import { memberOf } from '../../src/accounts/policies/person';
import { findPerson } from '../../src/accounts/people/people.repository';
import type { Member } from '../../src/accounts/people/person';
import type { Tools } from '../../src/tools';
import {
  ADDRESS,
  aSubscriber,
  startBillingServer,
  subscriptionsAt,
  userOf,
  type BillingServer,
} from './billing-server';
import type { TestPerson } from '../people';
import { startRoad, type OnTheRoad } from './road';

const SENDER = { address: '127.0.0.1', userAgent: 'test' };
const PASSWORD = 'Juniper!2026';

interface Write {
  what: string;
  key: string | undefined;
}

let server: BillingServer;
let road: Awaited<ReturnType<typeof startRoad>>;
let tools: Tools;
let realtor: TestPerson;
let member: Member;
const writes: Write[] = [];
/** Writes that wait until the second press has arrived too. */
let waiting: { path: RegExp; go: (() => Promise<void>)[]; firstIsHere: () => void } | null = null;

beforeAll(async () => {
  server = await startBillingServer();
  road = await startRoad(server.sandbox, pass);
  const { payments } = road;
  tools = { ...server.tools, payments, passwords: { ...server.tools.passwords, verify: async () => true } };
  // a card that is refused without its person: an upgrade waits for its payment
  realtor = await aSubscriber(server, 'Team', { number: '4000002760003184' });
  member = memberOf((await findPerson(server.db, realtor.id))!);
});
afterAll(async () => {
  road.close();
  await server.close();
});

/** Notes the key of each write. */
async function pass({ what, isWrite, key, forward }: OnTheRoad): Promise<void> {
  if (isWrite) writes.push({ what, key });
  if (!isWrite || !waiting?.path.test(what)) {
    await forward();
    return;
  }
  waiting.go.push(forward);
  waiting.firstIsHere();
  if (waiting.go.length < 2) return;
  const { go } = waiting;
  waiting = null;
  for (const onward of go) await onward();
}

/** Presses a button twice, so that the second press is made before the first one's write is done. */
async function pressTwice(path: RegExp, press: () => Promise<unknown>): Promise<Write[]> {
  return pressBoth(path, press, press);
}

async function pressBoth(
  path: RegExp,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<Write[]> {
  // a webhook of earlier changes would be stored between the two presses, and a press after that has another key
  await server.settle();
  writes.length = 0;
  const firstIsHeld = new Promise<void>((firstIsHere) => {
    waiting = { path, go: [], firstIsHere };
  });
  await Promise.all([first(), firstIsHeld.then(second)]);
  expect(writes.filter(({ key }) => key === undefined)).toEqual([]);
  return writes.filter(({ what }) => path.test(what));
}

function expectOne(pressed: Write[]): void {
  expect(pressed).toHaveLength(2);
  expect(pressed[0]!.key).toBe(pressed[1]!.key);
}

test('an address that is sent twice is one write', async () => {
  const sent = { name: 'Robin Vale', address: { ...ADDRESS, city: 'Golden' } };
  expectOne(await pressTwice(/customers/, () => saveAddress(tools, member, sent, SENDER)));
});

test('a card that is begun twice is one confirmation', async () => {
  const begun: string[] = [];
  const begin = async () => begun.push((await changeCard(tools, member, SENDER)).clientSecret);
  expectOne(await pressTwice(/setup_intents/, begin));
  expect(new Set(begun).size).toBe(1);
});

test('an upgrade that is pressed twice is one invoice, and so is what it takes back of another', async () => {
  const upgradeTo = async (plan: 'Office' | 'Brokerage') => {
    const priceId = await server.priceOf(plan);
    return () => upgradeSubscription(tools, member, { priceId }, SENDER);
  };
  const office = await pressTwice(/subscriptions\/sub_/, await upgradeTo('Office'));
  expectOne(office);
  expectOne(await pressTwice(/\/void$/, await upgradeTo('Brokerage')));
  const { data } = await server.stripe.invoices.list({ limit: 100 });
  expect(data.filter(({ status }) => status === 'open')).toHaveLength(1);
});

test.each([
  ['Brokerage', 'Office'],
  ['Office', 'Brokerage'],
] as const)(
  'of two upgrades at once, to %s and to %s, the first one is carried out, and nothing is credited',
  async (larger, other) => {
    const { id, companyId } = await aSubscriber(server, 'Team');
    const buyer = memberOf((await findPerson(server.db, id))!);
    const upgradeTo = async (plan: PlanName) =>
      upgradeSubscription(tools, buyer, { priceId: await server.priceOf(plan) }, SENDER);
    await pressBoth(
      /subscriptions\/sub_/,
      () => upgradeTo(larger),
      async () => {
        // other stored changes of the company meanwhile do not make the second one another write
        await syncCompany(tools, companyId);
        await expect(upgradeTo(other)).rejects.toMatchObject({ code: 'UPGRADE_OUTDATED' });
      },
    );
    expect((await findSubscription(server.db, companyId))?.plan).toBe(larger);
    const { customerId } = (await findAccount(server.db, companyId))!;
    const { data } = await server.stripe.invoices.list({ customer: customerId, limit: 100 });
    expect(data.filter(({ billing_reason: reason }) => reason === 'subscription_update')).toHaveLength(1);
    expect(data.every(({ total }) => total >= 0)).toBe(true);
    expect(await server.stripe.customers.retrieve(customerId)).toMatchObject({ balance: 0 });
    // an upgrade that follows is another write
    if (other === 'Brokerage') expect(await upgradeTo(other)).toMatchObject({ isPaid: true });
  },
);

test('an upgrade in two tabs, whose previews are of two moments, is paid once and done in both', async () => {
  const { id, companyId } = await aSubscriber(server, 'Team');
  const buyer = memberOf((await findPerson(server.db, id))!);
  const priceId = await server.priceOf('Office');
  const at = server.clock.now();
  const press = (moment: Date) => async () => {
    expect(await upgradeSubscription(tools, buyer, { priceId, at: moment }, SENDER)).toMatchObject({ isPaid: true });
  };
  await pressBoth(/subscriptions\/sub_/, press(at), press(new Date(at.getTime() + 2000)));
  const { customerId } = (await findAccount(server.db, companyId))!;
  const { data } = await server.stripe.invoices.list({ customer: customerId, limit: 100 });
  expect(data.filter(({ billing_reason: reason }) => reason === 'subscription_update')).toHaveLength(1);
});

test('a cancellation and its end are one write each, and another one has another key', async () => {
  const { subscriptions } = await userOf(server, realtor);
  const subscriptionId = subscriptions!.stripeSubscriptionId;
  const cancel = () =>
    cancelSubscription(tools, { member, sessionId: 'one' }, { subscriptionId, password: PASSWORD }, SENDER);
  const resume = () => resumeSubscription(tools, member, SENDER);
  const first = await pressTwice(/subscriptions\/sub_/, cancel);
  expectOne(first);
  expectOne(await pressTwice(/subscriptions\/sub_/, resume));
  const again = await pressTwice(/subscriptions\/sub_/, cancel);
  expect(again[0]!.key).not.toBe(first[0]!.key);
  const live = (await subscriptionsAt(server, realtor)).find(({ status }) => status === 'active');
  expect(live?.cancel_at_period_end).toBe(true);
});
