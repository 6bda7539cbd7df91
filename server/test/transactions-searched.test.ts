import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { aNewClient, changeTransaction, enterTransaction, idsFound } from './transactions';
import { aRealtor } from './people';
import { transactions } from '../src/transactions/transactions.table';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the search', () => {
  test('finds by part of a name or email, over both statuses', async () => {
    const realtor = await aRealtor(server);
    const closed = await enterTransaction(server, realtor, {
      client_information: aNewClient({ client_name: 'Odalys Quint' }),
    });
    await changeTransaction(server, realtor, closed, { status: 'Closed' });
    const active = await enterTransaction(server, realtor, {
      client_information: aNewClient({ client_name: 'Quentin Marsh' }),
    });
    expect(new Set(await idsFound(server, realtor, 'QU'))).toEqual(new Set([closed._id, active._id]));
    expect(await idsFound(server, realtor, active.client_information.email_address.slice(2, 20))).toEqual([active._id]);
  });

  test('finds a side by its label: Sellers are sales, Buyers purchases', async () => {
    const realtor = await aRealtor(server);
    const sale = await enterTransaction(server, realtor, { contract_type: 'Sale' });
    const purchase = await enterTransaction(server, realtor);
    expect(await idsFound(server, realtor, 'sell')).toEqual([sale._id]);
    expect(await idsFound(server, realtor, 'Buyers')).toEqual([purchase._id]);
  });

  test('finds by the words of an address, in any order, and by the line that a card shows', async () => {
    const realtor = await aRealtor(server);
    const place = { street: '77 Prairie Clover Dr.', city: 'Berthoud', state: 'Colorado', zipcode: '80513' };
    const { _id } = await enterTransaction(server, realtor, place);
    await enterTransaction(server, realtor, { ...place, street: '12 Larimer Street' });
    for (const q of ['prairie', '77 PRAIRIE', 'berthoud clover', '77 Prairie Clover Dr, Berthoud, CO 80513']) {
      expect(await idsFound(server, realtor, q)).toEqual([_id]);
    }
    expect(await idsFound(server, realtor, 'prairie denver')).toEqual([]);
  });

  test('finds a transaction by its address as it is now', async () => {
    const realtor = await aRealtor(server);
    const transaction = await enterTransaction(server, realtor, { street: '77 Prairie Clover Dr' });
    await changeTransaction(server, realtor, transaction, { street: '5 Quince Court' });
    expect(await idsFound(server, realtor, 'quince')).toEqual([transaction._id]);
    expect(await idsFound(server, realtor, 'prairie')).toEqual([]);
  });

  test('gives clients before addresses, and each transaction once', async () => {
    const realtor = await aRealtor(server);
    const client_information = aNewClient({ client_name: 'Ada Larkspur' });
    const named = await enterTransaction(server, realtor, { client_information, street: '4 Larkspur Way' });
    const there = await enterTransaction(server, realtor, { street: '6 Larkspur Way' });
    expect(await idsFound(server, realtor, 'larkspur')).toEqual([named._id, there._id]);
  });

  test('finds the addresses that were there before the search for addresses', async () => {
    const realtor = await aRealtor(server);
    const { _id } = await enterTransaction(server, realtor, {
      street: '9 Cañon  Dr., #4B',
      city: 'Fort Worth',
      state: 'Texas',
    });
    const written = await server.db.select().from(transactions).where(eq(transactions.id, _id));
    await server.db.update(transactions).set({ searchText: '' });
    const migration = readFileSync(join(import.meta.dirname, '../drizzle/0001_search-addresses.sql'), 'utf8');
    await server.db.execute(sql.raw(migration.split('--> statement-breakpoint')[1]!));
    expect(await server.db.select().from(transactions).where(eq(transactions.id, _id))).toEqual(written);
  });

  test.each(['%', '_', '\\', "'"])('takes %s for itself', async (q) => {
    const realtor = await aRealtor(server);
    await enterTransaction(server, realtor);
    expect(await idsFound(server, realtor, q)).toEqual([]);
  });

  test.each([
    ['nunez', 'José Núñez'],
    ['JOSÉ', 'Jose Nunez'],
    ['jose\u0301 n', 'José Núñez'],
    ['weiss', 'Anja Weiß'],
    ['ØST', 'Liv Ostby'],
    ['100%', 'Walt 100% Abernathy'],
    ['_b', 'a_b'],
    ["o'h", "Rowan O'Hale"],
  ])('by %p finds %p, and nobody else', async (q, client_name) => {
    const realtor = await aRealtor(server);
    await enterTransaction(server, realtor, { client_information: aNewClient({ client_name: 'Walt 1000 Tab' }) });
    const transaction = await enterTransaction(server, realtor, { client_information: aNewClient({ client_name }) });
    expect(await idsFound(server, realtor, q)).toEqual([transaction._id]);
  });

  test('gives 20, clients before sides, each newest first', async () => {
    const realtor = await aRealtor(server, { plan: 'Brokerage' });
    const named = await enterTransaction(server, realtor, {
      client_information: aNewClient({ client_name: 'Ada Sellwood' }),
    });
    const sales: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      server.clock.set(new Date(server.clock.now().getTime() + 1000));
      sales.unshift((await enterTransaction(server, realtor, { contract_type: 'Sale' }))._id);
    }
    expect(await idsFound(server, realtor, 'sell')).toEqual([named._id, ...sales.slice(0, 19)]);
  });

  test.each(['\u0301', '\u0301\u0308'])('of nothing but marks (%j) finds nothing', async (q) => {
    const realtor = await aRealtor(server);
    await enterTransaction(server, realtor);
    expect(await idsFound(server, realtor, q)).toEqual([]);
  });
});
