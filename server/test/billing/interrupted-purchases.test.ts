import { findAccount } from '../../src/billing/billing-accounts.repository';
import { startSubscription } from '../../src/billing/use-cases/start-subscription';
import type { PlanName } from '../../src/billing/plans';
import { AppError } from '../../src/app-error';
import { memberOf } from '../../src/accounts/policies/person';
import { findPerson } from '../../src/accounts/people/people.repository';
import { KeyReused, type Payments, type ProviderSubscription } from '../../src/ports/payments';
import { aRealtor, joining, type TestPerson } from '../people';
import {
  aCustomer,
  aTrial,
  startBillingServer,
  subscribe,
  subscriptionsAt,
  userOf,
  type BillingServer,
} from './billing-server';

const SENDER = { address: '127.0.0.1', userAgent: 'test' };

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());

/** Chooses a plan while a request to begin it fails in some way. */
async function choose(
  { id }: TestPerson,
  plan: PlanName,
  begin: Payments['startSubscription'],
  other: Partial<Payments> = {},
) {
  const payments = { ...server.tools.payments, ...other, startSubscription: begin };
  const member = memberOf((await findPerson(server.db, id))!);
  return startSubscription({ ...server.tools, payments }, member, await server.priceOf(plan), SENDER);
}

const outage: Payments['startSubscription'] = () => Promise.reject(new AppError('PAYMENTS_UNAVAILABLE'));
const lostAnswer: Payments['startSubscription'] = async (...asked) => {
  await server.tools.payments.startSubscription(...asked);
  throw new AppError('PAYMENTS_UNAVAILABLE');
};
const tierOf = async (person: TestPerson) => (await userOf(server, person)).subscriptions?.subscription_tier;

test('after an outage the plan starts that is chosen then, and not the one that was chosen before', async () => {
  const realtor = await aCustomer(server);
  await expect(choose(realtor, 'Team', outage)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  expect((await subscribe(server, realtor, 'Office')).status).toBe(200);
  expect(await tierOf(realtor)).toBe('Office');
  expect(await subscriptionsAt(server, realtor)).toHaveLength(1);
});

test('a later purchase that an outage interrupted is paid at the price of the plan that is chosen then', async () => {
  const realtor = await aTrial(server, 'Solo');
  await server.pass(8);
  await expect(choose(realtor, 'Team', outage)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  const { body } = await subscribe(server, realtor, 'Office');
  expect(body.result.data).toMatchObject({ net_amount: 12_900 });
});

test('a trial whose answer was lost has started, and no other one starts beside it', async () => {
  const realtor = await aCustomer(server);
  await expect(choose(realtor, 'Team', lostAnswer)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  expect((await subscribe(server, realtor, 'Office')).body.code).toBe('SUBSCRIPTION_EXISTS');
  expect(await tierOf(realtor)).toBe('Team');
  expect(await subscriptionsAt(server, realtor)).toHaveLength(1);
});

test('a purchase whose answer was lost gives way to the plan that is chosen then, and is never charged', async () => {
  const realtor = await aTrial(server, 'Solo');
  await server.pass(8);
  await expect(choose(realtor, 'Team', lostAnswer)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  expect((await subscribe(server, realtor, 'Office')).body.result.data).toMatchObject({ net_amount: 12_900 });
  const statuses = (await subscriptionsAt(server, realtor)).map(({ status }) => status);
  expect(statuses).toEqual(['incomplete', 'incomplete_expired', 'canceled']);
});

test('a request that arrives after another plan was bought in its place makes no second subscription', async () => {
  const realtor = await aCustomer(server);
  const late: Payments['startSubscription'] = async (...asked) => {
    expect((await subscribe(server, realtor, 'Office')).status).toBe(200);
    return server.tools.payments.startSubscription(...asked);
  };
  await expect(choose(realtor, 'Team', late)).rejects.toMatchObject({ code: 'SUBSCRIPTION_EXISTS' });
  expect(await tierOf(realtor)).toBe('Office');
  expect(await subscriptionsAt(server, realtor)).toHaveLength(1);
});

test('a purchase that cannot be paid, as its payment has no secret, is not said to have started, and is begun anew', async () => {
  const realtor = await aTrial(server, 'Solo');
  await server.pass(8);
  const { payments } = server.tools;
  const stuck = new Set<string>();
  const strip = (seen: ProviderSubscription) =>
    stuck.has(seen.id) && seen.due ? { ...seen, due: { ...seen.due, clientSecret: null } } : seen;
  const without: Partial<Payments> = {
    readSubscription: async (id) => strip(await payments.readSubscription(id)),
    listSubscriptions: async (customer) => (await payments.listSubscriptions(customer)).map(strip),
  };
  const beginStuck: Payments['startSubscription'] = async (...asked) => {
    const made = await payments.startSubscription(...asked);
    stuck.add(made);
    return made;
  };
  await expect(choose(realtor, 'Team', beginStuck, without)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  const bought = await choose(realtor, 'Team', payments.startSubscription, without);
  expect(bought).toMatchObject({ clientSecret: expect.any(String) as string, netCents: 4900 });
  const statuses = (await subscriptionsAt(server, realtor)).map(({ status }) => status);
  expect(statuses).toEqual(['incomplete', 'incomplete_expired', 'canceled']);
});

describe('a purchase that one person began and an outage interrupted, taken up by another of the company,', () => {
  test('is paid at once by who has had a trial with another company', async () => {
    const owner = await aCustomer(server);
    const partner = await joining(server, await aTrial(server), owner);
    await expect(choose(owner, 'Team', outage)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    expect((await subscribe(server, partner, 'Team')).body.result.data).toMatchObject({
      isTrial: false,
      net_amount: 4900,
    });
    const [bought] = await subscriptionsAt(server, owner);
    expect(bought).toMatchObject({ status: 'incomplete', trial_end: null });
  });

  test('is a trial for who has had none, and counts as theirs', async () => {
    const company = await aCustomer(server);
    const owner = await joining(server, await aTrial(server), company);
    await expect(choose(owner, 'Team', outage)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    expect((await subscribe(server, company, 'Team')).body.result.data).toMatchObject({ isTrial: true });
    expect(await findAccount(server.db, company.companyId)).toMatchObject({ trialPersonId: company.id });
  });

  test('counts as the first one’s trial where their request reaches the provider first', async () => {
    const owner = await aCustomer(server);
    const partner = await joining(server, await aRealtor(server, { plan: null }), owner);
    const late: Payments['startSubscription'] = async (...asked) => {
      await expect(choose(partner, 'Team', outage)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
      return server.tools.payments.startSubscription(...asked);
    };
    expect(await choose(owner, 'Team', late)).toMatchObject({ isTrial: true });
    expect((await subscribe(server, partner, 'Team')).body.code).toBe('SUBSCRIPTION_EXISTS');
    expect(await subscriptionsAt(server, owner)).toHaveLength(1);
    expect(await findAccount(server.db, owner.companyId)).toMatchObject({
      trialPersonId: owner.id,
      purchasedById: owner.id,
    });
  });
});

test('a purchase of which the provider made nothing, and whose key it has spent, is begun anew', async () => {
  const realtor = await aCustomer(server);
  const spent = new Set<string>();
  const fails: Payments['startSubscription'] = async (input, key) => {
    if (spent.size > 0 && !spent.has(key)) return server.tools.payments.startSubscription(input, key);
    spent.add(key);
    throw new KeyReused('Keys can only be used with the same parameters they were first used with.');
  };
  await choose(realtor, 'Office', fails);
  expect(await tierOf(realtor)).toBe('Office');
});
