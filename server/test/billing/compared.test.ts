import { DAY_MS, HOUR_MS } from '@keydate/domain/durations';
import { eq } from 'drizzle-orm';
import { AppError } from '../../src/app-error';
import { billingAccounts } from '../../src/billing/billing-accounts.table';
import { reconcileAll } from '../../src/billing/use-cases/reconcile';
import type { Payments } from '../../src/ports/payments';
import { openOwnDatabase } from '../own-database';
import type { TestPerson } from '../people';
import { aCustomer, aTrial, liveAt, startBillingServer, userOf, type BillingServer } from './billing-server';

let server: BillingServer;
let own: Awaited<ReturnType<typeof openOwnDatabase>>;
beforeAll(async () => {
  own = await openOwnDatabase();
  server = await startBillingServer({}, { db: own.db });
});
afterEach(async () => {
  await server.endSubscriptions();
  await server.db.delete(billingAccounts);
});
afterAll(async () => {
  await server.close();
  await own.remove();
});

/** Compares all companies as the hourly job does; returns the customers that the provider was asked about. */
async function compare(listed: Payments['listSubscriptions'] = server.tools.payments.listSubscriptions) {
  const asked: string[] = [];
  const payments: Payments = {
    ...server.tools.payments,
    listSubscriptions: (customer) => {
      asked.push(customer);
      return listed(customer);
    },
  };
  const failure: unknown = await reconcileAll({ ...server.tools, payments }).catch((error: unknown) => error);
  return { asked, failure };
}

async function move({ companyId }: TestPerson, change: Partial<typeof billingAccounts.$inferInsert>): Promise<void> {
  await server.db.update(billingAccounts).set(change).where(eq(billingAccounts.companyId, companyId));
}

test('a company whose last subscription ended over 60 days ago is compared once a day, any other each hour', async () => {
  const over = await aTrial(server);
  await aTrial(server);
  const { id } = (await liveAt(server, over))!;
  await server.stripe.subscriptions.cancel(id);
  await server.settle();
  const hour = async () => {
    server.clock.set(new Date(server.clock.now().getTime() + HOUR_MS));
    // a state that a webhook has changed meanwhile is read again
    return new Set((await compare()).asked).size;
  };
  server.clock.set(new Date(server.clock.now().getTime() + 59 * DAY_MS));
  expect([await hour(), await hour()]).toEqual([2, 2]);
  server.clock.set(new Date(server.clock.now().getTime() + DAY_MS));
  const asked: number[] = [];
  for (let hours = 0; hours < 24; hours += 1) asked.push(await hour());
  expect(asked.filter((companies) => companies === 2)).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set([1, 2]));
});

test('while the keys are of another mode the plan stays, nothing is asked, and the old keys find it again', async () => {
  const realtor = await aTrial(server);
  await move(realtor, { keyMode: 'live' });
  expect(await compare()).toEqual({ asked: [], failure: undefined });
  expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(true);
  await move(realtor, { keyMode: 'sandbox' });
  expect((await compare()).asked).toHaveLength(1);
});

test('several companies are compared at once, and each in its turn', async () => {
  for (let made = 0; made < 12; made += 1) await aCustomer(server);
  const { listSubscriptions } = server.tools.payments;
  let [now, most] = [0, 0];
  const started: number[] = [];
  await compare(async (customer) => {
    started.push(performance.now());
    now += 1;
    most = Math.max(most, now);
    // longer than the time between two turns, so that companies overlap
    await new Promise((answered) => setTimeout(answered, 250));
    now -= 1;
    return listSubscriptions(customer);
  });
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(8);
  // ten a second: eleven pauses between twelve companies
  expect(started.at(-1)! - started[0]!).toBeGreaterThan(1000);
});

test('a provider that is away is not asked about every company', async () => {
  for (let made = 0; made < 30; made += 1) await aCustomer(server);
  const { asked, failure } = await compare(() => Promise.reject(new AppError('PAYMENTS_UNAVAILABLE')));
  expect(failure).toBeInstanceOf(AggregateError);
  expect(asked.length).toBeLessThan(30);
});
