import { randomUUID } from 'node:crypto';
import { addTransaction } from '@keydate/contracts/transactions';
import { ask } from './ask';
import {
  aTransaction,
  aNewClient,
  enterTransaction,
  idsIn,
  transactionList,
  openTransaction,
  refusedTransaction,
  changeTransaction,
} from './transactions';
import { anAgentOf, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a second transaction of the same client and street', () => {
  const STREET = '48 Juniper Lane';
  async function aFirstOne() {
    const owner = await aRealtor(server, { plan: 'Team' });
    const client = aNewClient({ phone_number: '' });
    const first = await enterTransaction(server, owner, { street: STREET, client_information: client });
    return { owner, client, first, chosen: { client_type: 'No', client_id: first.client_information.client_id._id } };
  }
  const enters = (by: TestPerson, change: Record<string, unknown>) =>
    ask(server, addTransaction, { token: by.token, body: aTransaction({ confirmsAlike: false, ...change }) });

  test.each(['chosen', 'entered again'])('is made only when the person confirms it; its client was %s', async (how) => {
    const { owner, client, first, chosen } = await aFirstOne();
    const client_information = how === 'chosen' ? chosen : { ...client, phone_number: '3035550100' };
    const input = { street: '48 juniper lane.', client_information, requestId: randomUUID() };
    const { status, body } = await enters(owner, input);
    expect([status, refusedTransaction(body)]).toEqual([409, first]);
    // nothing of it is stored, not even the phone number
    const listed = (await transactionList(server, owner)).body.result.transactions;
    expect(listed).toEqual([first]);

    const confirmed = await enters(owner, { ...input, confirmsAlike: true });
    expect(confirmed.status).toBe(200);
    expect(idsIn(await transactionList(server, owner))).toHaveLength(2);
  });

  test('needs no question where the street or the client differs', async () => {
    const { owner, chosen } = await aFirstOne();
    const otherStreet = await enters(owner, { street: '50 Juniper Lane', client_information: chosen });
    const otherClient = await enters(owner, { street: STREET });
    expect([otherStreet.status, otherClient.status]).toEqual([200, 200]);
  });

  test('needs the question too where the first is closed', async () => {
    const { owner, first, chosen } = await aFirstOne();
    const closed = await changeTransaction(server, owner, first, { status: 'Closed' });
    const { status, body } = await enters(owner, { street: STREET, client_information: chosen });
    expect([status, refusedTransaction(body)._id]).toEqual([409, closed._id]);
  });

  test('needs no question of a person who does not see the first', async () => {
    const { owner, chosen } = await aFirstOne();
    const agent = await anAgentOf(server, owner);
    const asked = { street: STREET, client_information: chosen };
    expect((await enters(agent, asked)).status).toBe(200);
    expect((await enters(agent, asked)).status).toBe(409);
  });
});

describe('entering a transaction', () => {
  test('answers "Transaction Created Successfully" with the transaction as it will be shown', async () => {
    const realtor = await aRealtor(server);
    const client = aNewClient({ client_name: 'June Okafor' });
    const { status, body } = await ask(server, addTransaction, {
      token: realtor.token,
      body: aTransaction({
        client_information: client,
        time_of_day: '17:00',
        acceptance_time: '19:30',
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
      time_of_day: '17:00',
      acceptance_time: '19:30',
      notification: { type: 'hours', value: 6 },
      client_information: {
        client_name: 'June Okafor',
        email_address: client.email_address,
        phone_number: '3035550142',
      },
      contractDates: [
        { title: 'Closing Date', date: '03-14-2027', description: 'at noon' },
        { title: 'Appraisal Deadline' },
      ],
    });
    expect((await openTransaction(server, realtor, body.result.transaction._id)).body.result.transactions).toEqual(
      body.result.transaction,
    );
  });

  test('takes 500 dates and keeps their order', async () => {
    const realtor = await aRealtor(server);
    const contract_dates = Array.from({ length: 500 }, (_, index) => ({
      title: `Deadline ${index}`,
      date: '03-14-2027',
      description: 'x'.repeat(200),
    }));
    const transaction = await enterTransaction(server, realtor, { contract_dates });
    expect(transaction.contractDates.map(({ title }) => title)).toEqual(contract_dates.map(({ title }) => title));
  });

  test.each([
    ['street', 'Elm', 'Street Address must be at least 4 characters.'],
    ['city', 'Ely', 'City must be at least 4 characters.'],
    ['zipcode', '8030', 'Zip Code must be exactly 5 digits.'],
    ['zipcode', '8030a', 'Zip Code must contain only numbers.'],
    ['state', '', 'Atleast one state need to be selected.'],
  ])('with %s "%s" says "%s"', async (field, value, sentence) => {
    const realtor = await aRealtor(server);
    const { status, body } = await ask(server, addTransaction, {
      token: realtor.token,
      body: aTransaction({ [field]: value }),
    });
    expect([status, body.errors]).toEqual([400, { [field]: sentence }]);
  });

  test('says what is wrong with a new client, by field', async () => {
    const realtor = await aRealtor(server);
    const client_information = aNewClient({ client_name: ' ', phone_number: '12', email_address: 'june' });
    const { body } = await ask(server, addTransaction, {
      token: realtor.token,
      body: aTransaction({ client_information }),
    });
    expect(body.errors).toEqual({
      'client_information.client_name': 'Client Name is required.',
      'client_information.phone_number': 'Phone Number must be exactly 10 digits.',
      'client_information.email_address': 'Invalid Email Address format.',
    });
  });

  test('as closed is refused, for what is closed counts towards no limit', async () => {
    const realtor = await aRealtor(server);
    const { status, body } = await ask(server, addTransaction, {
      token: realtor.token,
      body: aTransaction({ status: 'Closed' }),
    });
    expect([status, body.errors]).toEqual([400, { status: 'A new transaction is active. It can be closed later.' }]);
  });

  test('with a day that does not exist is refused', async () => {
    const realtor = await aRealtor(server);
    const contract_dates = [{ title: 'Closing Date', date: '02-30-2027', description: '' }];
    expect(
      (await ask(server, addTransaction, { token: realtor.token, body: aTransaction({ contract_dates }) })).status,
    ).toBe(400);
  });
});

describe('a request to enter a transaction that comes twice', () => {
  const send = (by: TestPerson, body: Record<string, unknown>) =>
    ask(server, addTransaction, { token: by.token, body: aTransaction(body) });

  test('gives the transaction that it made, and mails the client once', async () => {
    const realtor = await aRealtor(server, { plan: null });
    const input = { requestId: randomUUID(), client_information: aNewClient() };
    const first = await send(realtor, input);
    const again = await send(realtor, input);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(idsIn(await transactionList(server, realtor))).toEqual([first.body.result.transaction._id]);
    expect(await server.mailsTo(input.client_information.email_address)).toHaveLength(1);
  });

  test('makes one transaction, however many come at once', async () => {
    const realtor = await aRealtor(server);
    const input = { requestId: randomUUID(), client_information: aNewClient() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(realtor, input)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.result.transaction._id}`)).size).toBe(1);
    expect(idsIn(await transactionList(server, realtor))).toHaveLength(1);
  });

  test('with another body is answered 409 with the transaction that it made, which stays as it is', async () => {
    const realtor = await aRealtor(server);
    const input = { requestId: randomUUID(), client_information: aNewClient() };
    const first = await send(realtor, input);
    const client_information = aNewClient();
    const { status, body } = await send(realtor, { ...input, client_information });
    expect([status, body.code, body.message]).toEqual([
      409,
      'TRANSACTION_CREATED_BEFORE',
      'This transaction was already created from what you entered before. Open it to change it.',
    ]);
    expect(refusedTransaction(body)).toEqual(first.body.result.transaction);
    expect(await transactionList(server, realtor).then(idsIn)).toEqual([first.body.result.transaction._id]);
    expect(await server.mailsTo(client_information.email_address)).toEqual([]);
  });

  test('with several bodies at once makes one transaction, and everybody is told which', async () => {
    const realtor = await aRealtor(server);
    const requestId = randomUUID();
    const answers = await Promise.all(
      ['1 Elm Street', '2 Elm Street', '3 Elm Street'].map((street) => send(realtor, { requestId, street })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const streets = answers.map(
      ({ status, body }) => (status === 200 ? body.result.transaction : refusedTransaction(body)).street,
    );
    expect(new Set(streets).size).toBe(1);
  });

  test('is another request when another person sends it', async () => {
    const realtor = await aRealtor(server);
    const input = { requestId: randomUUID() };
    const mine = await send(realtor, input);
    const theirs = await send(await anAgentOf(server, realtor), input);
    expect(theirs.body.result.transaction._id).not.toBe(mine.body.result.transaction._id);
  });
});
