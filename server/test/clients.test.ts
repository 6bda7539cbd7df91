import { companyClients } from '@keydate/contracts/clients';
import { addTransaction } from '@keydate/contracts/transactions';
import { clients } from '../src/transactions/clients/clients.table';
import { ask } from './ask';
import { aTransaction, aNewClient, enterTransaction } from './transactions';
import { anAgentOf, anEmployeeOf, aRealtor, anEmail, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a client', () => {
  const add = async (by: TestPerson, client_information: Record<string, unknown>) =>
    (await ask(server, addTransaction, { token: by.token, body: aTransaction({ client_information }) })).body.result;
  const clientsOf = async (reader: TestPerson) =>
    (await ask(server, companyClients, { token: reader.token })).body.result.clients;

  test('of a known email stays as the company knows them, and the reply says what of the typed was not taken', async () => {
    const realtor = await aRealtor(server);
    const typed = aNewClient();
    const asNew = await add(realtor, typed);
    const asKnown = await add(await anAgentOf(server, realtor), {
      ...typed,
      client_name: 'J. Okafor',
      phone_number: '7205550100',
    });
    expect(asNew.client).toEqual({ notTaken: [], isTold: true });
    expect(asKnown.client).toEqual({ notTaken: ['client_name', 'phone_number'], isTold: true });
    expect(asKnown.transaction.client_information).toMatchObject({
      client_name: 'June Okafor',
      phone_number: '3035550142',
    });
    expect((await add(realtor, { ...typed, client_name: 'june  okafor', phone_number: '' })).client.notTaken).toEqual(
      [],
    );
  });

  test('who had no phone number gets the first that is typed', async () => {
    const realtor = await aRealtor(server);
    const typed = aNewClient({ phone_number: '' });
    await add(realtor, typed);
    const { transaction, client } = await add(realtor, { ...typed, phone_number: '7205550100' });
    expect([transaction.client_information.phone_number, client.notTaken]).toEqual(['7205550100', []]);
    expect(await clientsOf(realtor)).toMatchObject([{ contact: { phone: '7205550100' } }]);
  });

  test('of a known email is the same client of the company, in any case of letters', async () => {
    const realtor = await aRealtor(server);
    const email_address = anEmail();
    const first = await enterTransaction(server, realtor, { client_information: aNewClient({ email_address }) });
    const second = await enterTransaction(server, realtor, {
      client_information: aNewClient({ email_address: email_address.toUpperCase(), client_name: 'J. Okafor' }),
    });
    expect(second.client_information.client_id._id).toBe(first.client_information.client_id._id);
    expect(await clientsOf(realtor)).toMatchObject([
      { fullName: 'June Okafor', transactions: [{ _id: second._id }, { _id: first._id }] },
    ]);
  });

  test('is one of the company, whoever entered them, and listed by name whatever its case and accents', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    for (const client_name of ['quill Marsh', 'Émile Hart', 'Zora Vale', 'Emery Stone'])
      await add(agent, aNewClient({ client_name }));
    for (const reader of [realtor, agent, await anEmployeeOf(server, realtor)]) {
      expect((await clientsOf(reader)).map(({ fullName }) => fullName)).toEqual([
        'Emery Stone',
        'Émile Hart',
        'quill Marsh',
        'Zora Vale',
      ]);
    }
  });

  test('that several transactions bring at once is one', async () => {
    const realtor = await aRealtor(server);
    const client_information = aNewClient();
    await Promise.all(Array.from({ length: 6 }, () => enterTransaction(server, realtor, { client_information })));
    expect(await clientsOf(realtor)).toHaveLength(1);
    expect(await server.mailsTo(client_information.email_address)).toHaveLength(1);
  });

  test('that is new gets a mail that says who entered what', async () => {
    const realtor = await aRealtor(server, { fullName: 'Robin Vale' });
    const client_information = aNewClient();
    await enterTransaction(server, realtor, { client_information });
    const [mail] = await server.mailsTo(client_information.email_address);
    for (const word of ['Robin Vale', 'Alder & Finch Realty', 'June Okafor', '(303) 555-0142', realtor.email])
      expect(mail?.text).toContain(word);
  });

  test('of another company cannot be chosen', async () => {
    const [realtor, other] = [await aRealtor(server), await aRealtor(server)];
    const transaction = await enterTransaction(server, other);
    const client_information = { client_type: 'No', client_id: transaction.client_information.client_id._id };
    expect(
      (await ask(server, addTransaction, { token: realtor.token, body: aTransaction({ client_information }) })).body
        .code,
    ).toBe('CLIENT_UNKNOWN');
  });

  test('may be chosen, but not entered, by an employee', async () => {
    const realtor = await aRealtor(server);
    const employee = await anEmployeeOf(server, realtor);
    const { client_information } = await enterTransaction(server, realtor);
    expect((await ask(server, addTransaction, { token: employee.token, body: aTransaction() })).body.code).toBe(
      'NEW_CLIENT_NOT_ALLOWED',
    );
    const transaction = await enterTransaction(server, employee, {
      client_information: { client_type: 'No', client_id: client_information.client_id._id },
    });
    expect(transaction.client_information.client_name).toBe(client_information.client_name);
  });
});

describe('the clients of a company', () => {
  const page = (reader: TestPerson, query: Record<string, string> = {}) =>
    ask(server, companyClients, { token: reader.token, query });
  const namesIn = ({ body }: Awaited<ReturnType<typeof page>>) => body.result.clients.map(({ fullName }) => fullName);
  const aCompanyWith = async (names: readonly string[]) => {
    const realtor = await aRealtor(server, { plan: 'Brokerage' });
    for (const client_name of names)
      await enterTransaction(server, realtor, { client_information: aNewClient({ client_name }) });
    return realtor;
  };

  test('come 200 at a time where no limit is asked, and all by their cursor', async () => {
    const realtor = await aRealtor(server);
    const names = Array.from({ length: 201 }, (_, at) => `client ${String(at).padStart(3, '0')}`);
    const rows = names.map((name) => ({
      id: crypto.randomUUID(),
      fullName: name,
      email: anEmail(),
      searchText: name,
      companyId: realtor.companyId,
      phone: '',
      createdAt: new Date(),
    }));
    await server.db.insert(clients).values(rows);
    const first = await page(realtor);
    const second = await page(realtor, { cursor: first.body.result.nextCursor! });
    expect([namesIn(first), namesIn(second), second.body.result.nextCursor]).toEqual([
      names.slice(0, 200),
      names.slice(200),
      null,
    ]);
  });

  test('come in pages that miss and repeat none, those of one name too, each client with their transactions', async () => {
    const realtor = await aCompanyWith(['Walt Hale', 'June Okafor', 'June Okafor', 'June Okafor', 'Ada Brandt']);
    const pages: Awaited<ReturnType<typeof page>>['body']['result'][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: Awaited<ReturnType<typeof page>> = await page(realtor, { limit: '2', ...(cursor && { cursor }) });
      pages.push(body.result);
      cursor = body.result.nextCursor;
    }
    expect(pages.map(({ clients }) => clients.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(({ clients }) => clients)).toEqual((await page(realtor)).body.result.clients);
    expect(pages.flatMap(({ clients }) => clients).map(({ transactions }) => transactions.length)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  test('are found by part of name or email, without regard to case and accents, page by page too', async () => {
    const realtor = await aCompanyWith(['José Núñez', 'Jose Nunez', 'Walt Hale']);
    expect(namesIn(await page(realtor, { q: 'NUNEZ' })).sort()).toEqual(['Jose Nunez', 'José Núñez']);
    const first = await page(realtor, { q: 'nuñ', limit: '1' });
    const second = await page(realtor, { q: 'nuñ', limit: '1', cursor: first.body.result.nextCursor! });
    expect([...namesIn(first), ...namesIn(second)].sort()).toEqual(['Jose Nunez', 'José Núñez']);
    expect(second.body.result.nextCursor).toBeNull();
    expect(namesIn(await page(realtor, { q: first.body.result.clients[0]!.contact.email }))).toEqual(namesIn(first));
    expect(namesIn(await page(realtor, { q: '%' }))).toEqual([]);
  });

  test('have no page behind a client of another company, nor one of more than 200', async () => {
    const [realtor, other] = [await aCompanyWith(['Walt Hale']), await aCompanyWith(['Ada Brandt'])];
    const [stranger] = (await page(other)).body.result.clients;
    const { status, body } = await page(realtor, { cursor: stranger!.id });
    expect([status, body.errors]).toEqual([400, { cursor: 'This page does not exist.' }]);
    expect((await page(realtor, { limit: '201' })).status).toBe(400);
  });
});
