import {
  cancelSubscription,
  changeCard,
  createSubscription,
  previewUpgrade,
  resumeSubscription,
  saveBillingAddress,
  upgradeSubscription,
} from '@keydate/contracts/billing';
import { listInvoices } from '@keydate/contracts/billing-overview';
import { DAY_MS } from '@keydate/domain/durations';
import { dayIn } from '../../src/billing/mails/words';
import { findSubscription } from '../../src/billing/subscriptions.repository';
import { ask } from '../ask';
import { anAgentOf, aRealtor, type TestPerson } from '../people';
import {
  ADDRESS,
  aCustomer,
  aSubscriber,
  aTrial,
  comeBack,
  giveCredit,
  overviewOf,
  passPeriod,
  pricesShown,
  startBillingServer,
  subscribe,
  subscriptionsAt,
  userOf,
  type BillingServer,
} from './billing-server';
import { typeCard } from './test-sandbox';

const PASSWORD = 'Juniper!2026';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());

const upgrade = async ({ token }: TestPerson, plan: 'Office' | 'Brokerage' | 'Solo') =>
  ask(server, upgradeSubscription, { token, body: { toUpgradeId: await server.priceOf(plan) } });
const cancel = async (by: TestPerson, password = PASSWORD) => {
  const { subscriptions } = await userOf(server, by);
  return ask(server, cancelSubscription, {
    token: by.token,
    body: { subscriptionId: subscriptions?.stripeSubscriptionId ?? 'none', password },
  });
};

test('the catalog has the four plans, made once', async () => {
  const realtor = await aRealtor(server, { plan: null });
  expect(await pricesShown(server, realtor)).toEqual([
    { name: 'Solo', active: true, cents: 1900 },
    { name: 'Team', active: true, cents: 4900 },
    { name: 'Office', active: true, cents: 12_900 },
    { name: 'Brokerage', active: true, cents: 34_900 },
  ]);
});

test.each([
  ['nothing', {}, ['address']],
  ['an empty address', { address: {} }, ['address.line1', 'address.country']],
])('%s instead of an address is answered with the sentence of the specification', async (_what, body, fields) => {
  const { token } = await aRealtor(server, { plan: null });
  const answer = await ask(server, saveBillingAddress, { token, body });
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_INPUT']);
  for (const field of fields) expect(answer.body.errors?.[field]).toBe('Please enter your address!');
  expect(new Set(Object.values(answer.body.errors ?? {}))).toEqual(new Set(['Please enter your address!']));
});

test('an address needs no name: the invoices carry that of its person', async () => {
  const realtor = await aRealtor(server, { plan: null });
  const body = { address: ADDRESS };
  expect((await ask(server, saveBillingAddress, { token: realtor.token, body })).status).toBe(200);
  const { data } = await server.stripe.customers.list({ limit: 100 });
  expect(data.find(({ metadata }) => metadata.keydate_company === realtor.companyId)?.name).toBe('Robin Vale');
});

test('an address that is changed and changed back is the provider’s too', async () => {
  const realtor = await aRealtor(server, { plan: null });
  for (const city of ['Denver', 'Golden', 'Denver']) {
    const address = { ...ADDRESS, city };
    await ask(server, saveBillingAddress, { token: realtor.token, body: { name: 'Robin Vale', address } });
  }
  const { data } = await server.stripe.customers.list({ limit: 100 });
  const own = data.find(({ metadata }) => metadata.keydate_company === realtor.companyId);
  expect(own?.address?.city).toBe('Denver');
  expect((await userOf(server, realtor)).stripeAddress?.city).toBe('Denver');
});

describe('the first subscription', () => {
  test('asks for the address before anything is bought', async () => {
    const realtor = await aRealtor(server, { plan: null });
    const { status, body } = await subscribe(server, realtor, 'Team');
    expect([status, body.message]).toEqual([409, 'Please enter your address!']);
  });

  test('is a trial of seven days without a card, and is a subscription from its first moment', async () => {
    const realtor = await aCustomer(server);
    const { body } = await subscribe(server, realtor, 'Team');
    expect(body.result.data).toEqual({
      isTrial: true,
      clientSecret: null,
      returnToken: null,
      net_amount: 0,
      gross_amount: 0,
      credit_amount: 0,
      carried_amount: 0,
    });
    const user = await userOf(server, realtor);
    expect(user).toMatchObject({
      isSubscriptionPurchased: true,
      stripeAddress: { line1: '1610 Wynkoop Street' },
      subscriptions: { provider: 'STRIPE', subscription_tier: 'Team', isCancelled: false, paymentAmount: 49 },
    });
    const days = (Date.parse(user.subscriptions!.nextBillingDate) - server.clock.now().getTime()) / DAY_MS;
    expect(days).toBeCloseTo(7, 2);
    expect(await overviewOf(server, realtor)).toMatchObject({
      state: 'trialing',
      isTrialOffered: false,
      nextCharge: { amount: 4900 },
      allowance: { members: 5, activeTransactions: 20 },
      use: { members: 1, activeTransactions: 0 },
    });
  });

  test('is known to everybody in the company, and what it costs only to those who manage it', async () => {
    const realtor = await aTrial(server, 'Team');
    const agent = await anAgentOf(server, realtor);
    expect(await userOf(server, agent)).toMatchObject({ isSubscriptionPurchased: true, subscriptions: null });
  });

  test('sends the mail that its toast promises, to the person who started it, once', async () => {
    const realtor = await aTrial(server);
    await server.settle();
    const mails = await server.mailsTo(realtor.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your free trial of Keydate has started']);
    expect(mails[0]!.text).toContain('Add to Home Screen');
  });

  test('asks for a card two days before it ends, and ends without one', async () => {
    const realtor = await aTrial(server);
    await server.pass(4.9);
    expect(await server.mailsTo(realtor.email)).toHaveLength(1);
    await server.pass(0.2);
    await server.reconcile(realtor);
    const end = dayIn((await findSubscription(server.db, realtor.companyId))!.nextBillingAt, null);
    expect((await server.mailsTo(realtor.email))[0]!.subject).toBe(`Your free trial of Keydate ends on ${end}`);
    await server.pass(2);
    expect(await userOf(server, realtor)).toMatchObject({
      isSubscriptionPurchased: false,
      subscriptions: null,
      subscriptionNotice: { kind: 'ended', until: null },
    });
    expect(await overviewOf(server, realtor)).toMatchObject({
      state: 'ended',
      isTrialOffered: false,
      nextCharge: null,
      allowance: { members: 3, activeTransactions: 1 },
    });
  });

  test('is told in mails with what its end costs, after the company’s credit', async () => {
    const realtor = await aTrial(server);
    expect((await server.mailsTo(realtor.email))[0]!.text).toMatch(
      /To keep the plan after that, add a card at .* Nothing is charged before /,
    );
    await giveCredit(server, realtor, 1000);
    await server.pass(5.1);
    await server.reconcile(realtor);
    expect((await server.mailsTo(realtor.email))[0]!.text).toContain('On that day $39 is charged for the first month.');
  });

  test('goes on with a card that was added meanwhile, and charges it once', async () => {
    const realtor = await aTrial(server);
    const { body } = await ask(server, changeCard, { token: realtor.token });
    const { clientSecret, returnToken } = body.result.data;
    await typeCard(server.sandbox, clientSecret);
    expect((await comeBack(server, realtor, returnToken)).body.result.data).toEqual({
      purpose: 'card',
      outcome: 'succeeded',
    });
    expect((await overviewOf(server, realtor)).card).toMatchObject({ brand: 'visa', last4: '4242' });
    await server.pass(8);
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active' });
    const { body: invoices } = await ask(server, listInvoices, { token: realtor.token });
    expect(invoices.result.data.map(({ status, total }) => [status, total])).toEqual([
      ['paid', 4900],
      ['paid', 0],
    ]);
    expect(invoices.result.data[0]!.receipt_url).toMatch(/^http/);
  });

  test('is refused to a company that does not fit the plan, which says by what', async () => {
    const realtor = await aCustomer(server);
    await anAgentOf(server, realtor);
    const { status, body } = await subscribe(server, realtor, 'Solo');
    expect([status, body.code, (body as { result: unknown }).result]).toEqual([
      409,
      'PLAN_TOO_SMALL',
      { has: { members: 2, activeTransactions: 0 }, allows: { members: 1, activeTransactions: 5 } },
    ]);
  });

  test('without a plan is refused with the words of the specification', async () => {
    const { token } = await aCustomer(server);
    const { status, body } = await ask(server, createSubscription, { token, body: { price_id: '' } });
    expect([status, body.errors]).toEqual([400, { price_id: 'Please select a plan' }]);
  });

  test('is refused for a price that nobody sells', async () => {
    const realtor = await aCustomer(server);
    const { body } = await ask(server, createSubscription, { token: realtor.token, body: { price_id: 'price_mine' } });
    expect(body.code).toBe('PLAN_NOT_OFFERED');
  });
});

describe('a later subscription', () => {
  test('is paid at once, and holds only once it is', async () => {
    const realtor = await aTrial(server, 'Solo');
    await server.pass(8);
    const { body } = await subscribe(server, realtor, 'Team');
    expect(body.result.data).toMatchObject({
      isTrial: false,
      clientSecret: expect.stringMatching(/^pi_/) as string,
      net_amount: 4900,
      gross_amount: 4900,
    });
    expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(false);
    const { clientSecret, returnToken } = body.result.data;
    await typeCard(server.sandbox, clientSecret!, { number: '4000000000000002' });
    expect((await comeBack(server, realtor, returnToken!)).body.result.data.outcome).toBe('failed');
    await typeCard(server.sandbox, clientSecret!);
    expect((await comeBack(server, realtor, returnToken!)).body.result.data).toEqual({
      purpose: 'subscription',
      outcome: 'succeeded',
      planId: (await userOf(server, realtor)).subscriptions?.subscritionPlanId,
    });
    expect(await userOf(server, realtor)).toMatchObject({
      isSubscriptionPurchased: true,
      subscriptions: { subscription_tier: 'Team' },
    });
  });

  test('that was begun and not paid gives way to another plan, and is never charged', async () => {
    const realtor = await aTrial(server, 'Solo');
    await server.pass(8);
    const { body: first } = await subscribe(server, realtor, 'Team');
    const { body: again } = await subscribe(server, realtor, 'Team');
    expect(again.result.data.clientSecret).toBe(first.result.data.clientSecret);
    const { body: other } = await subscribe(server, realtor, 'Office');
    await typeCard(server.sandbox, other.result.data.clientSecret!);
    expect((await typeCard(server.sandbox, first.result.data.clientSecret!)).error).toBeDefined();
    await server.settle();
    expect((await subscriptionsAt(server, realtor)).filter(({ status }) => status === 'active')).toHaveLength(1);
    expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Office');
  });

  test('is one subscription, from however many tabs it is bought at once', async () => {
    const realtor = await aCustomer(server);
    const plans = ['Team', 'Team', 'Office', 'Team'] as const;
    const answers = await Promise.all(plans.map((plan) => subscribe(server, realtor, plan)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await subscriptionsAt(server, realtor)).toHaveLength(1);
    const { status, body } = await subscribe(server, realtor, 'Office');
    expect([status, body.code]).toEqual([409, 'SUBSCRIPTION_EXISTS']);
  });
});

describe('an upgrade', () => {
  test('charges the card the difference, as its preview said', async () => {
    const realtor = await aSubscriber(server);
    await server.pass(10);
    const toUpgradeId = await server.priceOf('Office');
    const { body: preview } = await ask(server, previewUpgrade, { token: realtor.token, query: { toUpgradeId } });
    const due = preview.result.data.invoice.amount_due;
    expect(due).toBeGreaterThan(4000);
    const { body } = await upgrade(realtor, 'Office');
    expect(body.result.data).toMatchObject({ isPaid: true, clientSecret: null });
    expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Office');
    const { body: invoices } = await ask(server, listInvoices, { token: realtor.token });
    expect(invoices.result.data[0]).toMatchObject({ status: 'paid', total: due });
  });

  test('costs nothing during the trial', async () => {
    const realtor = await aTrial(server);
    expect((await upgrade(realtor, 'Office')).body.result.data).toEqual({
      isPaid: true,
      clientSecret: null,
      returnToken: null,
      invoice: { amount_due: 0 },
      gross_amount: 0,
      credit_amount: 0,
    });
    expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Office');
  });

  test('whose card is declined changes nothing until another card has paid', async () => {
    const realtor = await aSubscriber(server, 'Team', { number: '4000002760003184' });
    const first = await upgrade(realtor, 'Office');
    expect(first.body.result.data).toMatchObject({
      isPaid: false,
      clientSecret: expect.stringMatching(/^pi_/) as string,
    });
    const again = await upgrade(realtor, 'Office');
    expect(again.body.result.data.clientSecret).toBe(first.body.result.data.clientSecret);
    expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Team');
    await typeCard(server.sandbox, first.body.result.data.clientSecret!);
    await server.settle();
    expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Office');
  });

  test('from two tabs at once is one charge', async () => {
    const realtor = await aSubscriber(server);
    await Promise.all([upgrade(realtor, 'Office'), upgrade(realtor, 'Office'), upgrade(realtor, 'Office')]);
    const { body } = await ask(server, listInvoices, { token: realtor.token });
    expect(body.result.data.filter(({ total }) => total > 4900)).toHaveLength(1);
  });

  test('to a plan that costs less is refused with what to do instead', async () => {
    const realtor = await aSubscriber(server);
    const { status, body } = await upgrade(realtor, 'Solo');
    expect([status, body.message]).toEqual([409, 'Cancel first, then choose this plan when your current one ends.']);
  });
});

describe('a cancellation', () => {
  test('takes the account’s password, and lasts until the paid period ends', async () => {
    const realtor = await aTrial(server, 'Team', { password: PASSWORD });
    const wrong = await cancel(realtor, 'wrong');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'CURRENT_PASSWORD_WRONG']);
    expect((await cancel(realtor)).status).toBe(200);
    expect(await userOf(server, realtor)).toMatchObject({
      isSubscriptionPurchased: true,
      subscriptions: { isCancelled: true },
    });
    await giveCredit(server, realtor, 1000);
    const { nextCharge, chargeOnResume } = await overviewOf(server, realtor);
    expect([nextCharge, chargeOnResume?.amount]).toEqual([null, 3900]);
    expect((await upgrade(realtor, 'Office')).body.code).toBe('SUBSCRIPTION_CANCELLED');
    await server.pass(8);
    expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(false);
  });

  test('is undone before then, and the plan goes on', async () => {
    const realtor = await aTrial(server, 'Team', { password: PASSWORD });
    await cancel(realtor);
    expect((await ask(server, resumeSubscription, { token: realtor.token })).status).toBe(200);
    expect((await userOf(server, realtor)).subscriptions?.isCancelled).toBe(false);
    expect((await subscriptionsAt(server, realtor))[0]!.cancel_at_period_end).toBe(false);
  });

  test('of another company’s subscription is not found', async () => {
    const [realtor, other] = [await aTrial(server, 'Team', { password: PASSWORD }), await aTrial(server)];
    const { subscriptions } = await userOf(server, other);
    const { status } = await ask(server, cancelSubscription, {
      token: realtor.token,
      body: { subscriptionId: subscriptions!.stripeSubscriptionId, password: PASSWORD },
    });
    expect(status).toBe(404);
    expect((await userOf(server, other)).subscriptions?.isCancelled).toBe(false);
  });
});

test('a plan that is made smaller in the provider’s dashboard holds until its paid period ends', async () => {
  const realtor = await aSubscriber(server, 'Office');
  const [live] = (await subscriptionsAt(server, realtor)).filter(({ status }) => status === 'active');
  await server.stripe.subscriptions.update(live!.id, {
    items: [{ id: live!.items.data[0]!.id, price: await server.priceOf('Solo') }],
    proration_behavior: 'none',
  });
  await server.settle();
  expect((await userOf(server, realtor)).subscriptions).toMatchObject({ subscription_tier: 'Office' });
  await passPeriod(server, realtor);
  expect((await userOf(server, realtor)).subscriptions).toMatchObject({ subscription_tier: 'Solo', paymentAmount: 19 });
});

test('a plan that was archived is sold no more, and holds for those who have it', async () => {
  const own = await startBillingServer();
  const [realtor, other] = [await aTrial(own, 'Team'), await aCustomer(own)];
  const price = await own.stripe.prices.retrieve(await own.priceOf('Team'));
  await own.stripe.products.update(price.product as string, { active: false });
  const { status, body } = await subscribe(own, other, 'Team');
  expect([status, body.message]).toEqual([409, 'This plan is no longer offered. Please choose another one.']);
  expect((await subscribe(own, other, 'Office')).status).toBe(200);
  await own.settle();
  expect((await userOf(own, realtor)).subscriptions?.subscription_tier).toBe('Team');
  expect(await pricesShown(own, realtor)).toContainEqual({ name: 'Team', active: false, cents: 4900 });
  await own.close();
});

test('a product without a price is not sold, and who has it has the plan that it is marked with', async () => {
  const own = await startBillingServer();
  const realtor = await aSubscriber(own, 'Team');
  const { id: product } = await own.stripe.products.create({ name: 'Office of last year' });
  await own.stripe.products.update(product, { metadata: { keydate_plan: 'Office' } });
  await own.settle();
  const recurring = { interval: 'month' } as const;
  const price = await own.stripe.prices.create({ product, currency: 'usd', unit_amount: 9900, recurring });
  const [live] = (await subscriptionsAt(own, realtor)).filter(({ status }) => status === 'active');
  await own.stripe.subscriptions.update(live!.id, {
    items: [{ id: live!.items.data[0]!.id, price: price.id }],
    proration_behavior: 'none',
  });
  await own.settle();
  expect((await userOf(own, realtor)).subscriptions).toMatchObject({ subscription_tier: 'Office', paymentAmount: 99 });
  expect(await pricesShown(own, realtor)).toHaveLength(4);
  await own.close();
});
