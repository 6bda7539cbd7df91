import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { transactions } from '../src/modules/transactions/transactions.table';
import { changeTransaction, enterTransaction, idsIn, transactionList } from './transactions';
import { aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the list of transactions', () => {
  test('is newest first and filtered by side and status', async () => {
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
    for (let count = 0; count < 9; count += 1) entered.unshift((await enterTransaction(server, realtor))._id);
    // some of one moment: the place of a page is not its time alone
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
