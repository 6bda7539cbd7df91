import { randomUUID } from 'node:crypto';
import { companyClients } from '@keydate/contracts/clients';
import { addTransaction, getTransaction, listTransactions, searchTransactions } from '@keydate/contracts/transactions';
import { ask } from './ask';
import { aDeal, aNewClient, changeDeal, enterDeal } from './deals';
import { anAgentOf, anEmployeeOf, aRealtor, anEmail, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const list = async (reader: TestPerson, query: Record<string, string> = {}, userId = reader.id) =>
  ask(server, listTransactions, { token: reader.token, params: { userId }, query });
const idsIn = (answer: Awaited<ReturnType<typeof list>>) => answer.body.result.transactions.map(({ _id }) => _id);
const search = async (reader: TestPerson, q: string) =>
  ((await ask(server, searchTransactions, { token: reader.token, query: { q } })).body.result.transactions).map(({ _id }) => _id);
const open = (reader: TestPerson, id: string) => ask(server, getTransaction, { token: reader.token, params: { id } });

describe('entering a deal', () => {
  test('answers "Transaction Created Successfully" with the deal as it will be shown', async () => {
    const realtor = await aRealtor(server);
    const client = aNewClient({ client_name: 'June Okafor' });
    const { status, body } = await ask(server, addTransaction, {
      token: realtor.token,
      body: aDeal({
        client_information: client,
        contract_dates: [
          { title: 'Closing Date', date: '03-14-2027', description: 'at noon' },
          { title: 'Appraisal Deadline', date: '02-01-2027', description: '' },
        ],
      }),
    });
    expect([status, body.message]).toEqual([200, 'Transaction Created Successfully']);
    expect(body.result.transaction).toMatchObject({
      version: 1,
      country: 'USA',
      status: 'Active',
      contract_type: 'Purchase',
      notification: { type: 'hours', value: 6 },
      client_information: { client_name: 'June Okafor', email_address: client.email_address, phone_number: '3035550142' },
      contractDates: [{ title: 'Closing Date', date: '03-14-2027', description: 'at noon' }, { title: 'Appraisal Deadline' }],
    });
    expect((await open(realtor, body.result.transaction._id)).body.result.transactions).toEqual(body.result.transaction);
  });

  test('takes 500 dates and keeps their order', async () => {
    const realtor = await aRealtor(server);
    const contract_dates = Array.from({ length: 500 }, (_, index) => ({ title: `Deadline ${index}`, date: '03-14-2027', description: 'x'.repeat(200) }));
    const deal = await enterDeal(server, realtor, { contract_dates });
    expect(deal.contractDates.map(({ title }) => title)).toEqual(contract_dates.map(({ title }) => title));
  });

  test.each([
    ['street', 'Elm', 'Street Address must be at least 4 characters.'],
    ['city', 'Ely', 'City must be at least 4 characters.'],
    ['zipcode', '8030', 'Zip Code must be exactly 5 digits.'],
    ['zipcode', '8030a', 'Zip Code must contain only numbers.'],
    ['state', '', 'Atleast one state need to be selected.'],
  ])('with %s "%s" says "%s"', async (field, value, sentence) => {
    const realtor = await aRealtor(server);
    const { status, body } = await ask(server, addTransaction, { token: realtor.token, body: aDeal({ [field]: value }) });
    expect([status, body.errors]).toEqual([400, { [field]: sentence }]);
  });

  test('says what is wrong with a new client, by field', async () => {
    const realtor = await aRealtor(server);
    const client_information = aNewClient({ client_name: ' ', phone_number: '12', email_address: 'june' });
    const { body } = await ask(server, addTransaction, { token: realtor.token, body: aDeal({ client_information }) });
    expect(body.errors).toEqual({
      'client_information.client_name': 'Client Name is required.',
      'client_information.phone_number': 'Phone Number must be exactly 10 digits.',
      'client_information.email_address': 'Invalid Email Address format.',
    });
  });

  test('as closed is refused, for what is closed counts towards no limit', async () => {
    const realtor = await aRealtor(server);
    const { status, body } = await ask(server, addTransaction, { token: realtor.token, body: aDeal({ status: 'Closed' }) });
    expect([status, body.errors]).toEqual([400, { status: 'A new transaction is active. It can be closed later.' }]);
  });

  test('with a day that does not exist is refused', async () => {
    const realtor = await aRealtor(server);
    const contract_dates = [{ title: 'Closing Date', date: '02-30-2027', description: '' }];
    expect((await ask(server, addTransaction, { token: realtor.token, body: aDeal({ contract_dates }) })).status).toBe(400);
  });
});

describe('a request to enter a deal that comes twice', () => {
  const send = (by: TestPerson, body: Record<string, unknown>) => ask(server, addTransaction, { token: by.token, body: aDeal(body) });

  test('gives the deal that it made, and mails the client once', async () => {
    const realtor = await aRealtor(server, { plan: null });
    const wish = { requestId: randomUUID(), client_information: aNewClient() };
    const first = await send(realtor, wish);
    const again = await send(realtor, wish);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(idsIn(await list(realtor))).toEqual([first.body.result.transaction._id]);
    expect(await server.mailsTo(wish.client_information.email_address)).toHaveLength(1);
  });

  test('makes one deal, however many come at once', async () => {
    const realtor = await aRealtor(server);
    const wish = { requestId: randomUUID(), client_information: aNewClient() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(realtor, wish)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.result.transaction._id}`)).size).toBe(1);
    expect(idsIn(await list(realtor))).toHaveLength(1);
  });

  test('is another request when another person sends it', async () => {
    const realtor = await aRealtor(server);
    const wish = { requestId: randomUUID() };
    const mine = await send(realtor, wish);
    const theirs = await send(await anAgentOf(server, realtor), wish);
    expect(theirs.body.result.transaction._id).not.toBe(mine.body.result.transaction._id);
  });
});

describe('the active limit', () => {
  const add = (realtor: TestPerson) => ask(server, addTransaction, { token: realtor.token, body: aDeal() });

  test('without a subscription is one deal, then 406 "Active transaction limit has exceeded"', async () => {
    const realtor = await aRealtor(server, { plan: null });
    expect((await add(realtor)).status).toBe(200);
    const { status, body } = await add(realtor);
    expect([status, body.message]).toEqual([406, 'Active transaction limit has exceeded']);
  });

  test('counts active deals only', async () => {
    const realtor = await aRealtor(server, { plan: null });
    await changeDeal(server, realtor, await enterDeal(server, realtor), { status: 'Closed' });
    expect((await add(realtor)).status).toBe(200);
  });

  test('lets exactly as many through as it allows, however many come at once', async () => {
    const realtor = await aRealtor(server, { plan: 'Solo' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(realtor)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 406)).toHaveLength(7);
  });

  test('refuses without leaving a client or a mail behind', async () => {
    const realtor = await aRealtor(server, { plan: null });
    await enterDeal(server, realtor);
    const email_address = anEmail();
    await ask(server, addTransaction, { token: realtor.token, body: aDeal({ client_information: aNewClient({ email_address }) }) });
    expect(await server.mailsTo(email_address)).toEqual([]);
    const { body } = await ask(server, companyClients, { token: realtor.token });
    expect(body.result.clients).toHaveLength(1);
  });
});

describe('a client', () => {
  const clientsOf = async (reader: TestPerson) => (await ask(server, companyClients, { token: reader.token })).body.result.clients;

  test('of a known e-mail is the same client of the company, in any case of letters', async () => {
    const realtor = await aRealtor(server);
    const email_address = anEmail();
    const first = await enterDeal(server, realtor, { client_information: aNewClient({ email_address }) });
    const second = await enterDeal(server, realtor, { client_information: aNewClient({ email_address: email_address.toUpperCase(), client_name: 'J. Okafor' }) });
    expect(second.client_information.client_id._id).toBe(first.client_information.client_id._id);
    expect(await clientsOf(realtor)).toMatchObject([{ fullName: 'June Okafor', deals: [{ _id: second._id }, { _id: first._id }] }]);
  });

  test('that several deals bring at once is one', async () => {
    const realtor = await aRealtor(server);
    const client_information = aNewClient();
    await Promise.all(Array.from({ length: 6 }, () => enterDeal(server, realtor, { client_information })));
    expect(await clientsOf(realtor)).toHaveLength(1);
    expect(await server.mailsTo(client_information.email_address)).toHaveLength(1);
  });

  test('that is new gets a mail that says who entered what', async () => {
    const realtor = await aRealtor(server, { fullName: 'Robin Vale' });
    const client_information = aNewClient();
    await enterDeal(server, realtor, { client_information });
    const [mail] = await server.mailsTo(client_information.email_address);
    for (const word of ['Robin Vale', 'Alder & Finch Realty', 'June Okafor', '3035550142', realtor.email]) expect(mail?.text).toContain(word);
  });

  test('of another company cannot be chosen', async () => {
    const [realtor, other] = [await aRealtor(server), await aRealtor(server)];
    const deal = await enterDeal(server, other);
    const client_information = { client_type: 'No', client_id: deal.client_information.client_id._id };
    expect((await ask(server, addTransaction, { token: realtor.token, body: aDeal({ client_information }) })).body.code).toBe('CLIENT_UNKNOWN');
  });

  test('may be chosen, but not entered, by an employee', async () => {
    const realtor = await aRealtor(server);
    const employee = await anEmployeeOf(server, realtor);
    const { client_information } = await enterDeal(server, realtor);
    expect((await ask(server, addTransaction, { token: employee.token, body: aDeal() })).body.code).toBe('NEW_CLIENT_NOT_ALLOWED');
    const deal = await enterDeal(server, employee, { client_information: { client_type: 'No', client_id: client_information.client_id._id } });
    expect(deal.client_information.client_name).toBe(client_information.client_name);
  });
});

describe('the list of deals', () => {
  test('is newest first and filtered by side and status', async () => {
    const realtor = await aRealtor(server);
    const sale = await enterDeal(server, realtor, { contract_type: 'Sale' });
    const purchase = await enterDeal(server, realtor);
    const closed = await enterDeal(server, realtor);
    await changeDeal(server, realtor, closed, { status: 'Closed' });
    expect(new Set(idsIn(await list(realtor)))).toEqual(new Set([closed._id, purchase._id, sale._id]));
    expect(idsIn(await list(realtor, { contract_type: 'Sale' }))).toEqual([sale._id]);
    expect(idsIn(await list(realtor, { contract_type: 'Purchase', status: 'Active' }))).toEqual([purchase._id]);
    expect(idsIn(await list(realtor, { status: 'Closed' }))).toEqual([closed._id]);
  });

  test('comes in pages that miss and repeat none', async () => {
    const realtor = await aRealtor(server);
    for (let count = 0; count < 5; count += 1) await enterDeal(server, realtor);
    const pages: string[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer: Awaited<ReturnType<typeof list>> = await list(realtor, { limit: '2', ...(cursor && { cursor }) });
      pages.push(idsIn(answer));
      cursor = answer.body.result.nextCursor;
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(idsIn(await list(realtor)));
  });

  test.each(['x', 'W10', Buffer.from('[1]').toString('base64url')])('refuses the cursor %s, which it never wrote', async (cursor) => {
    const realtor = await aRealtor(server);
    expect((await list(realtor, { cursor })).status).toBe(400);
  });
});

describe('who sees whose deals', () => {
  const aTeam = async () => {
    const owner = await aRealtor(server);
    const [agent, other] = [await anAgentOf(server, owner), await anAgentOf(server, owner)];
    const employee = await anEmployeeOf(server, agent);
    return { owner, agent, other, employee, owners: await enterDeal(server, owner), agents: await enterDeal(server, agent) };
  };

  test('super roles all of the company, agents their own, employees those of whom they work for', async () => {
    const { owner, agent, other, employee, owners, agents } = await aTeam();
    expect(new Set(idsIn(await list(owner)))).toEqual(new Set([owners._id, agents._id]));
    expect(idsIn(await list(agent))).toEqual([agents._id]);
    expect(idsIn(await list(employee))).toEqual([agents._id]);
    expect(idsIn(await list(other))).toEqual([]);
  });

  test('another list of the company is 403 for who may not see it, of another company 404', async () => {
    const { owner, agent, other, employee, agents } = await aTeam();
    const stranger = await aRealtor(server);
    expect(idsIn(await list(owner, {}, agent.id))).toEqual([agents._id]);
    expect(idsIn(await list(employee, {}, agent.id))).toEqual([agents._id]);
    expect((await list(agent, {}, owner.id)).status).toBe(403);
    expect((await list(other, {}, agent.id)).status).toBe(403);
    expect((await list(stranger, {}, agent.id)).status).toBe(404);
    expect((await list(agent, {}, 'nobody')).status).toBe(404);
  });

  test('a deal is opened by who sees it, is 403 to the company and 404 to others', async () => {
    const { owner, agent, other, employee, agents } = await aTeam();
    const stranger = await aRealtor(server);
    const statuses = await Promise.all([owner, agent, employee, other, stranger].map(async (reader) => (await open(reader, agents._id)).status));
    expect(statuses).toEqual([200, 200, 200, 403, 404]);
  });

  test('a search and a client tell of no deal that one does not see', async () => {
    const { owner, other, agents } = await aTeam();
    expect(await search(owner, agents.client_information.email_address)).toEqual([agents._id]);
    expect(await search(other, agents.client_information.email_address)).toEqual([]);
    const { body } = await ask(server, companyClients, { token: other.token });
    expect(body.result.clients.flatMap((client) => client.deals)).toEqual([]);
  });
});

describe('the search', () => {
  test('finds by part of a name or e-mail, over both statuses', async () => {
    const realtor = await aRealtor(server);
    const closed = await enterDeal(server, realtor, { client_information: aNewClient({ client_name: 'Odalys Quint' }) });
    await changeDeal(server, realtor, closed, { status: 'Closed' });
    const active = await enterDeal(server, realtor, { client_information: aNewClient({ client_name: 'Quentin Marsh' }) });
    expect(new Set(await search(realtor, 'QU'))).toEqual(new Set([closed._id, active._id]));
    expect(await search(realtor, active.client_information.email_address.slice(2, 20))).toEqual([active._id]);
  });

  test('finds a side by its label: Sellers are sales, Buyers purchases', async () => {
    const realtor = await aRealtor(server);
    const sale = await enterDeal(server, realtor, { contract_type: 'Sale' });
    const purchase = await enterDeal(server, realtor);
    expect(await search(realtor, 'sell')).toEqual([sale._id]);
    expect(await search(realtor, 'Buyers')).toEqual([purchase._id]);
  });

  test.each(['%', '_', '\\', "'"])('takes %s for itself', async (q) => {
    const realtor = await aRealtor(server);
    await enterDeal(server, realtor);
    expect(await search(realtor, q)).toEqual([]);
  });
});
