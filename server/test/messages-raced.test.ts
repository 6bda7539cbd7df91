import { removeTeammate } from '@keydate/contracts/teammates';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../src/db/database';
import { conversations } from '../src/chat/conversations.table';
import { newInviteCode } from '../src/accounts/invites/invite-code';
import { inviteCodes } from '../src/accounts/invites/invite-codes.table';
import { insertInviteCodes } from '../src/accounts/invites/invites.repository';
import { deleteSessionsOf } from '../src/accounts/sessions/sessions.repository';
import { transactions } from '../src/transactions/transactions.table';
import { ask } from './ask';
import { aLenderOf } from './lenders';
import { anAgentOf, aRealtor } from './people';
import { aDevice, closeDevices } from './sockets';
import { openTestDatabase, startTestServer, type TestServer } from './test-server';
import { enterTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ messagesPerMinute: 100_000 });
});
afterEach(closeDevices);
afterAll(() => server.close());

/** Two people who have written to each other, and the tab of one. */
async function aPair() {
  const wren = await aRealtor(server);
  const ash = await anAgentOf(server, wren);
  const tab = await aDevice(server, wren);
  const { conversationId } = await tab.write(ash.id, 'First.');
  return { wren, ash, tab, conversationId };
}

test('a message of a session that another server has ended is refused', async () => {
  const { wren, ash, tab } = await aPair();
  await deleteSessionsOf(server.db, wren.id);
  await expect(tab.write(ash.id, 'Still here?')).rejects.toThrow('Please sign in');
});

// the embedded database does one transaction after the other
if (process.env.TEST_DATABASE_URL)
  describe('while somebody else holds a lock', () => {
    /** More conversations than the server has connections. */
    const MANY = 8;

    /** Locks the rows of a query, over a connection that is not the server's, while `work` runs. */
    async function whileLocked(query: ReturnType<typeof sql>, work: (tx: Tx) => Promise<void>): Promise<void> {
      const other = await openTestDatabase();
      await other.transaction(async (tx) => {
        await tx.execute(query);
        await work(tx);
      });
      await other.close();
    }

    test('of conversations, their messages wait and no other does', async () => {
      const pairs: Awaited<ReturnType<typeof aPair>>[] = [];
      while (pairs.length < MANY) pairs.push(await aPair());
      const { tab, ash } = await aPair();
      const ids = pairs.map(({ conversationId }) => conversationId);
      let waiting: Promise<number[]> | undefined;
      await whileLocked(sql`select from ${conversations} where ${conversations.id} in ${ids} for update`, async () => {
        waiting = Promise.all(
          pairs.flatMap((pair) =>
            ['Second.', 'Third.'].map(async (words) => (await pair.tab.write(pair.ash.id, words)).number),
          ),
        );
        // if these waited, the locks would never be released
        for (const number of [2, 3, 4]) expect(await tab.write(ash.id, 'Another.')).toMatchObject({ number });
      });
      expect(await waiting).toEqual(pairs.flatMap(() => [2, 3]));
    });

    test('of a transaction, a message about it waits and no other does', async () => {
      const [realtor, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })];
      const { _id: id } = await enterTransaction(server, realtor);
      await aLenderOf(server, { _id: id }, realtor, lender);
      const lenders = await aDevice(server, lender);
      const { tab, ash } = await aPair();
      let waiting: Promise<unknown> | undefined;
      await whileLocked(sql`select from ${transactions} where ${eq(transactions.id, id)} for update`, async () => {
        waiting = lenders.write(realtor.id, 'Is it closed?');
        expect(await tab.write(ash.id, 'Second.')).toMatchObject({ number: 2 });
      });
      expect(await waiting).toMatchObject({ number: 1 });
    });

    test('of a row of their removal, messages to a teammate wait and are refused, and none reaches them', async () => {
      const { wren, ash, tab } = await aPair();
      const ashs = await aDevice(server, ash);
      await insertInviteCodes(server.db, [
        { code: newInviteCode('E'), kind: 'E', personId: ash.id, createdAt: server.clock.now() },
      ]);
      let removal: Promise<{ status: number }> | undefined;
      let waiting: Promise<string[]> | undefined;
      const codes = sql`select from ${inviteCodes} where ${eq(inviteCodes.personId, ash.id)} for update`;
      await whileLocked(codes, async (tx) => {
        removal = ask(server, removeTeammate, { token: wren.token, params: { id: ash.id } });
        // the removal waits for the row, after it has locked the person
        while ((await tx.execute(sql`select from pg_locks where not granted`)).rows.length === 0);
        waiting = Promise.all(['One.', 'Two.', 'Three.'].map((words) => tab.write(ash.id, words).then(String, String)));
      });
      expect((await removal)?.status).toBe(200);
      for (const answer of (await waiting) ?? []) expect(answer).toContain('This person is no longer in your company');
      expect(ashs.received.map(({ message_content }) => message_content)).toEqual([]);
    });

    test('of their conversation, a message to a teammate who is removed meanwhile is refused', async () => {
      const { wren, ash, tab, conversationId } = await aPair();
      let waiting: Promise<unknown> | undefined;
      const query = sql`select from ${conversations} where ${eq(conversations.id, conversationId)} for update`;
      await whileLocked(query, async () => {
        waiting = tab.write(ash.id, 'Are you there?').catch(String);
        const removed = await ask(server, removeTeammate, { token: wren.token, params: { id: ash.id } });
        expect(removed.status).toBe(200);
      });
      expect(await waiting).toContain('This person is no longer in your company');
    });
  });
