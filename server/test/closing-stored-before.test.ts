import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { aLenderOf } from './lenders';
import { startServerOnOwnDatabase } from './own-database';
import { aRealtor } from './people';
import type { TestServer } from './test-server';
import { enterTransaction, openTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOnOwnDatabase();
});
afterAll(() => server.close());

/** Brings the rows to what a version without the closing had stored, and runs what the migration does with them. */
async function migrateRows() {
  await server.db.execute(sql`update transactions set closing = null, closing_day = null`);
  const file = readFileSync(join(import.meta.dirname, '../drizzle/0003_closing.sql'), 'utf8');
  const statements = file.split('--> statement-breakpoint').filter((one) => one.includes('UPDATE "'));
  for (const statement of statements) await server.db.execute(sql.raw(statement));
  expect(statements).toHaveLength(2);
}

test('transactions entered before have their closing where one title alone names it', async () => {
  const realtor = await aRealtor(server, { plan: 'Brokerage' });
  const entered = async (...titles: string[]) => {
    const contract_dates = titles.map((title) => ({ title, date: '06-16-2027', description: '' }));
    return enterTransaction(server, realtor, { contract_dates });
  };
  const before = [
    await entered('Inspection', '44. Closing  Date (§ 12.3)'),
    await entered('Scheduled Closing & Settlement', 'Closing Documents', 'Walk-Through before Closing'),
    await entered('C.O.E.'),
    await entered('Estimated Date of Closing:'),
    await entered('Closing Date', 'Settlement Date (Sec. 3)'),
    await entered('2nd Closing', '3 days before Closing'),
    await entered(),
  ];
  expect(before.map(({ closing }) => closing !== null)).toEqual([true, true, true, true, false, false, false]);
  await migrateRows();
  for (const { _id, closing } of before)
    expect((await openTransaction(server, realtor, _id)).body.result.transactions.closing).toBe(closing);
});

test('lenders who read a transaction before keep the deadlines that they saw by a word', async () => {
  const realtor = await aRealtor(server);
  const titles = ['Inspection repairs due before Closing', 'Closing Date', 'Possession Date'];
  const contract_dates = titles.map((title) => ({ title, date: '06-16-2027', description: '' }));
  const transaction = await enterTransaction(server, realtor, { contract_dates });
  const lender = await aRealtor(server, { role: 'SuperLender' });
  await aLenderOf(server, transaction, realtor, lender);
  const seen = async () =>
    (await openTransaction(server, lender, transaction._id)).body.result.transactions.contractDates.map(
      ({ title }) => title,
    );
  expect(await seen()).toEqual(['Closing Date']);
  await migrateRows();
  expect(await seen()).toEqual(titles.slice(0, 2));
});
