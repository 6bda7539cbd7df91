import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { getBillingOverview } from '@keydate/contracts/billing-overview';
import { listConversations } from '@keydate/contracts/chat';
import { companyClients } from '@keydate/contracts/clients';
import { login } from '@keydate/contracts/people';
import { listTransactions } from '@keydate/contracts/transactions';
import { clockOf } from '@keydate/domain/deadlines';
import { upcomingDeadlines } from '@keydate/domain/upcoming-deadlines';
import { lockUntilCommit } from '../src/db/lock-until-commit';
import { DEMO_TRANSACTIONS } from '../src/demo/transactions';
import { fillDemo } from '../src/demo/fill-demo';
import { refuseDemoPeople } from '../src/demo/refuse-demo-people';
import { DEMO_PASSWORD, demoEmail, type DemoPerson } from '../src/demo/people';
import { subscribeDemo } from '../src/demo/subscribe-demo';
import { ask } from './ask';
import { startBillingServer, type BillingServer } from './billing/billing-server';
import { startTestServer, type TestServer } from './test-server';

let server: BillingServer;
let other: TestServer;
beforeAll(async () => {
  server = await startBillingServer();
  const pictures = join(import.meta.dirname, '../demo/pictures');
  other = await startTestServer();
  // servers on one database have one store of files too
  const { files } = server.tools;
  await Promise.all([server, other].map(({ tools }) => fillDemo({ ...tools, files }, pictures)));
  await fillDemo(server.tools, pictures);
  await Promise.all([1, 2, 3].map(() => subscribeDemo(server.tools)));
  await subscribeDemo(server.tools);
});
afterAll(() => Promise.all([server.close(), other.close()]));

const signIn = (name: DemoPerson['name']) =>
  ask(server, login, { body: { email: demoEmail(name), password: DEMO_PASSWORD } });
const transactionsOf = async (name: DemoPerson['name']) => {
  const { result } = (await signIn(name)).body;
  const list = await ask(server, listTransactions, { token: result.accessToken, params: { userId: result.user._id } });
  return list.body.result.transactions;
};

describe('the demo', () => {
  test('is filled once, also by two servers that start together on one database', async () => {
    expect(await transactionsOf('realtor')).toHaveLength(DEMO_TRANSACTIONS.length);
  });

  // the embedded database does one transaction after the other
  if (process.env.TEST_DATABASE_URL)
    test('is waited for by a second server for longer than a statement may take', async () => {
      let isFilled = (): void => undefined;
      const filled = new Promise<void>((resolve) => (isFilled = resolve));
      let isFilling = (): void => undefined;
      const filling = new Promise<void>((resolve) => (isFilling = resolve));
      const first = server.db.transaction(async (tx) => {
        await lockUntilCommit(tx, 'fill demo');
        isFilling();
        await filled;
      });
      await filling;
      const second = other.db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 100`);
        await lockUntilCommit(tx, 'fill demo');
      });
      await server.db.execute(sql`select pg_sleep(0.5)`);
      isFilled();
      await expect(Promise.all([first, second])).resolves.toBeDefined();
    });

  test('has conversations that everybody in them has read', async () => {
    const ofPerson = async (name: DemoPerson['name']) => {
      const { accessToken } = (await signIn(name)).body.result;
      const { body } = await ask(server, listConversations, { token: accessToken });
      return body.result.map(({ receiver, lastMessage, unread }) => ({
        with: receiver.fullName,
        last: lastMessage.message_content,
        unread,
      }));
    };
    expect(await ofPerson('realtor')).toEqual([
      { with: 'Emery Stone', last: 'Thank you!', unread: 0 },
      { with: 'Ash Kerrigan', last: 'Good. Please get that in writing.', unread: 0 },
    ]);
    expect(await ofPerson('agent')).toEqual([
      { with: 'Robin Vale', last: 'Good. Please get that in writing.', unread: 0 },
    ]);
  });

  test('lets everyone of its list in but the client', async () => {
    expect((await signIn('realtor')).body.result.user).toMatchObject({
      role: 'SuperRealtor',
      subscriptions: { subscription_tier: 'Team' },
    });
    const { result } = (await signIn('realtor')).body;
    const { body } = await ask(server, getBillingOverview, { token: result.accessToken });
    // its trial renews instead of lapsing after a week
    expect(body.result.data).toMatchObject({ state: 'trialing', card: { last4: '4242' } });
    expect((await signIn('lender')).body.result.user).toMatchObject({
      role: 'SuperLender',
      isSubscriptionPurchased: false,
    });
    expect((await signIn('client')).body.message).toBe('Client are not allowed');
  });

  test('keeps production from starting on its database', async () => {
    await expect(refuseDemoPeople(server.db)).rejects.toThrow('holds the demo, whose passwords everybody knows');
  });

  test('shows the agent their own transactions and the employee the realtor’s', async () => {
    const owned = (owner: string) => DEMO_TRANSACTIONS.filter((transaction) => transaction.owner === owner).length;
    expect(await transactionsOf('agent')).toHaveLength(owned('agent'));
    expect(await transactionsOf('employee')).toHaveLength(owned('realtor'));
  });

  test('has deadlines ahead today, whatever day it is', async () => {
    const [newest] = await transactionsOf('realtor');
    const { time_of_day: timeOfDay, acceptance_time: acceptanceTime } = newest!;
    const clock = clockOf({ ...newest!, timeOfDay, acceptanceTime }, server.clock.now());
    expect(upcomingDeadlines(newest!.contractDates, clock, 3)).toHaveLength(3);
  });

  test('has clients with pictures and without', async () => {
    const { accessToken } = (await signIn('realtor')).body.result;
    const { clients } = (await ask(server, companyClients, { token: accessToken })).body.result;
    const pictures = clients.flatMap(({ avatar }) => avatar?.url ?? []);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.length).toBeLessThan(clients.length);
    for (const url of pictures) {
      const picture = await fetch(`${server.origin}/api${url}`, {
        headers: { cookie: `keydate_session=${accessToken}` },
      });
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  });
});
