import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { transactions } from '../src/transactions/transactions.table';
import { changeTransaction, enterTransaction, idsIn, transactionList } from './transactions';
import { aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the list of transactions', () => {
  test('is filtered by side and status', async () => {
    const realtor = await aRealtor(server);
    const sale = await enterTransaction(server, realtor, { contract_type: 'Sale' });
    const purchase = await enterTransaction(server, realtor);
    const closed = await enterTransaction(server, realtor);
    await changeTransaction(server, realtor, closed, { status: 'Closed' });
    expect(new Set(idsIn(await transactionList(server, realtor)))).toEqual(
      new Set([closed._id, purchase._id, sale._id]),
    );
    expect(idsIn(await transactionList(server, realtor, { contract_type: 'Sale' }))).toEqual([sale._id]);
    expect(idsIn(await transactionList(server, realtor, { contract_type: 'Purchase', status: 'Active' }))).toEqual([
      purchase._id,
    ]);
    expect(idsIn(await transactionList(server, realtor, { status: 'Closed' }))).toEqual([closed._id]);
  });

  test('is sorted by the next deadline that nobody has checked off; transactions without one come last, newest first', async () => {
    const realtor = await aRealtor(server, { plan: 'Brokerage' });
    const due = async (...dates: string[]) =>
      enterTransaction(server, realtor, {
        contract_dates: dates.map((date) => ({ title: 'Closing Date', date, description: '' })),
      });
    const [none, later, closed] = [await due(), await due('03-02-2027'), await due('01-01-2020')];
    const [overdue, today] = [await due('03-09-2027', '02-27-2027'), await due('03-09-2027', '03-01-2027')];
    const [allDone, sameDay] = [await due('02-20-2027'), await due('03-01-2027')];
    const checkedOff = [{ _id: allDone.contractDates[0]!._id, isDone: true }];
    await changeTransaction(server, realtor, allDone, { checkedOff });
    await changeTransaction(server, realtor, closed, { status: 'Closed' });
    const inOrder = [overdue, sameDay, today, later, allDone, none].map(({ _id }) => _id);
    expect(idsIn(await transactionList(server, realtor, { status: 'Active' }))).toEqual(inOrder);

    // what moves a deadline moves its transaction
    await changeTransaction(server, realtor, overdue, { contractDates: overdue.contractDates.slice(0, 1) });
    expect(idsIn(await transactionList(server, realtor, { status: 'Active' }))).toEqual([
      sameDay._id,
      today._id,
      later._id,
      overdue._id,
      allDone._id,
      none._id,
    ]);
  });

  test('comes in pages that miss and repeat none', async () => {
    const realtor = await aRealtor(server);
    for (let count = 0; count < 5; count += 1) await enterTransaction(server, realtor);
    const pages: string[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer: Awaited<ReturnType<typeof transactionList>> = await transactionList(server, realtor, {
        limit: '2',
        ...(cursor && { cursor }),
      });
      pages.push(idsIn(answer));
      cursor = answer.body.result.nextCursor;
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(idsIn(await transactionList(server, realtor)));
  });

  test.each(['x', 'W10', Buffer.from('[1]').toString('base64url')])(
    'refuses the cursor %s, which it never wrote',
    async (cursor) => {
      const realtor = await aRealtor(server);
      expect((await transactionList(server, realtor, { cursor })).status).toBe(400);
    },
  );

  test('gives each transaction once, in pages of any size, while others are entered and closed', async () => {
    const realtor = await aRealtor(server, { plan: 'Brokerage' });
    const entered: string[] = [];
    const day = (count: number) => [{ title: 'Closing Date', date: `03-1${count % 2}-2027`, description: '' }];
    for (let count = 0; count < 9; count += 1) {
      const dates = count < 6 ? day(count) : [];
      entered.unshift((await enterTransaction(server, realtor, { contract_dates: dates }))._id);
    }
    // some with the same day and moment: neither alone determines the end of a page
    await server.db
      .update(transactions)
      .set({ createdAt: server.clock.now() })
      .where(inArray(transactions.id, entered.slice(2, 7)));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 10 }), async (sizes) => {
        const seen: string[] = [];
        let cursor: string | null = '';
        for (let page = 0; cursor !== null; page += 1) {
          const query: Record<string, string> = {
            status: 'Active',
            limit: String(sizes[page % sizes.length]),
            ...(cursor && { cursor }),
          };
          const [answer, transaction] = await Promise.all([
            transactionList(server, realtor, query),
            enterTransaction(server, realtor),
          ]);
          await changeTransaction(server, realtor, transaction, { status: 'Closed' });
          seen.push(...idsIn(answer));
          cursor = answer.body.result.nextCursor;
        }
        expect(seen.filter((id) => entered.includes(id)).sort()).toEqual([...entered].sort());
        expect(new Set(seen).size).toBe(seen.length);
      }),
      { numRuns: 5 },
    );
  });
});
