import { readCalendar } from '@keydate/contracts/calendar';
import { listDueDeadlines } from '@keydate/contracts/due-deadlines';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { people } from '../src/accounts/people/people.table';
import { transactionLenders } from '../src/transactions/lenders/transaction-lenders.table';
import { transactions } from '../src/transactions/transactions.table';
import { ask } from './ask';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { startServerOnOwnDatabase } from './own-database';
import type { TestServer } from './test-server';
import { enterTransaction, idsFound, idsIn, openTransaction, transactionList } from './transactions';

let server: TestServer;
// it removes all shares of the database
beforeAll(async () => void (server = await startServerOnOwnDatabase()));
afterAll(() => server.close());

const OVERDUE = { title: 'Closing Date', date: '01-02-2026', description: '' };
const STATES = ['invited', 'accepted', 'declined', 'withdrawn', 'left'] as const;

async function twoCompanies() {
  const [realtor, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })];
  const [agent, other] = [await anAgentOf(server, realtor), await anAgentOf(server, realtor)];
  const everybody = [realtor, agent, other, await anEmployeeOf(server, agent), lender, await anAgentOf(server, lender)];
  const entered = [];
  for (const by of [realtor, agent, lender])
    entered.push(await enterTransaction(server, by, { street: '7 Larkspur Way', contract_dates: [OVERDUE] }));
  return { everybody, ids: entered.map(({ _id }) => _id), companies: [realtor.companyId, lender.companyId] };
}

/** The ids of the transactions in the list of what is due. */
async function idsDue({ token }: TestPerson): Promise<string[]> {
  const { body } = await ask(server, listDueDeadlines, { token });
  return body.result.deadlines.map(({ transactionId }) => transactionId);
}

/** The ids of the transactions in the calendar. */
async function idsInCalendar({ token }: TestPerson): Promise<string[]> {
  const { body } = await ask(server, readCalendar, { token, query: { from: OVERDUE.date, to: OVERDUE.date } });
  return body.result.deadlines.map(({ transactionId }) => transactionId);
}

test('a list, a search, what is due and the calendar have exactly the transactions that a person may open, whoever owns them or shares them', async () => {
  const { everybody, ids, companies } = await twoCompanies();
  const index = (of: readonly unknown[]) => fc.nat(of.length - 1);
  const course = fc.record({
    owners: fc.array(index(everybody), { minLength: ids.length, maxLength: ids.length }),
    worksFor: index(everybody),
    shares: fc.uniqueArray(
      fc.record({
        of: index(ids),
        lender: index(everybody),
        company: index(companies),
        state: fc.constantFrom(...STATES),
      }),
      { maxLength: 6, selector: ({ of, lender }) => `${of} ${lender}` },
    ),
  });
  await fc.assert(
    fc.asyncProperty(course, async ({ owners, worksFor, shares }) => {
      const [first] = everybody;
      await server.db.delete(transactionLenders);
      for (const [at, id] of ids.entries())
        await server.db
          .update(transactions)
          .set({ ownerId: everybody[owners[at]!]!.id })
          .where(eq(transactions.id, id));
      await server.db
        .update(people)
        .set({ worksForId: everybody[worksFor]!.id })
        .where(eq(people.id, everybody[3]!.id));
      for (const [at, share] of shares.entries())
        await server.db.insert(transactionLenders).values({
          id: `share-${at}`,
          transactionId: ids[share.of]!,
          inviterId: first!.id,
          email: everybody[share.lender]!.email,
          state: share.state,
          lenderId: everybody[share.lender]!.id,
          lenderCompanyId: companies[share.company]!,
          sentAt: server.clock.now(),
          expiresAt: server.clock.now(),
          answeredAt: server.clock.now(),
          nextDue: '2026-01-02',
        });
      for (const person of everybody) {
        const opened = [];
        for (const id of ids) if ((await openTransaction(server, person, id)).status === 200) opened.push(id);
        expect(idsIn(await transactionList(server, person)).sort()).toEqual([...opened].sort());
        expect((await idsFound(server, person, '7 Larkspur')).sort()).toEqual([...opened].sort());
        expect((await idsDue(person)).sort()).toEqual([...opened].sort());
        expect((await idsInCalendar(person)).sort()).toEqual([...opened].sort());
      }
    }),
    { numRuns: 15, seed: 37 },
  );
});
