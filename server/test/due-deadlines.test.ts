import { listDueDeadlines } from '@keydate/contracts/due-deadlines';
import { ask } from './ask';
import { aLenderOf } from './lenders';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';
import { changeTransaction, enterTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
/** Friday, January 8, 2027, noon in Denver. */
beforeEach(() => server.clock.set(new Date('2027-01-08T19:00:00Z')));

const dueOf = async ({ token }: TestPerson) => (await ask(server, listDueDeadlines, { token })).body.result;
const titlesOf = async (person: TestPerson) => (await dueOf(person)).deadlines.map(({ title }) => title);
const on = (title: string, day: number) => ({
  title,
  date: `01-${String(day).padStart(2, '0')}-2027`,
  description: '',
});

test('the open deadlines until the seventh day are listed by their moments, with client, address and hour', async () => {
  const realtor = await aRealtor(server);
  const first = await enterTransaction(server, realtor, {
    time_of_day: '17:00',
    acceptance_time: '12:30',
    contract_dates: [
      on('Closing Date', 15),
      on('Possession Date', 16),
      on('Title Objection Deadline', 8),
      on('Loan Deadline', 7),
      on('Acceptance Deadline Date', 9),
    ],
  });
  const second = await enterTransaction(server, realtor, {
    street: '9 Aspen Way',
    contract_dates: [on('Survey Deadline', 8), on('Appraisal Deadline', 9)],
  });
  const { deadlines, transactions, olderOverdue } = await dueOf(realtor);
  expect(deadlines.map(({ title, transactionId, endsAt, endsBy }) => [title, transactionId, endsAt, endsBy])).toEqual([
    ['Loan Deadline', first._id, '2027-01-08T06:59:00.000Z', null],
    ['Title Objection Deadline', first._id, '2027-01-09T00:00:00.000Z', '17:00'],
    ['Survey Deadline', second._id, '2027-01-09T06:59:00.000Z', null],
    ['Acceptance Deadline Date', first._id, '2027-01-09T19:30:00.000Z', '12:30'],
    ['Appraisal Deadline', second._id, '2027-01-10T06:59:00.000Z', null],
    ['Closing Date', first._id, '2027-01-16T06:59:00.000Z', null],
  ]);
  const { street, city, state, country, client_information: client } = second;
  expect(transactions).toContainEqual({
    ...{ _id: second._id, version: 1, street, city, state, country },
    clientName: client.client_name,
    timeZone: 'America/Denver',
    asLenderOf: null,
  });
  expect([transactions.length, olderOverdue]).toEqual([2, 0]);
});

test('what is settled, in whichever way, and what a closed transaction had, is not due', async () => {
  const realtor = await aRealtor(server);
  const titles = ['Done', 'Waived', 'Missed', 'Not applicable', 'Open'];
  const transaction = await enterTransaction(server, realtor, { contract_dates: titles.map((title) => on(title, 9)) });
  const ways = ['done', 'waived', 'missed', 'not-applicable'];
  const checkedOff = ways.map((as, at) => ({ _id: transaction.contractDates[at]!._id, isDone: true, as }));
  await changeTransaction(server, realtor, transaction, { checkedOff });
  expect(await titlesOf(realtor)).toEqual(['Open']);
  const [first] = checkedOff;
  await changeTransaction(server, realtor, transaction, { checkedOff: [{ ...first, isDone: false }] });
  expect(await titlesOf(realtor)).toEqual(['Done', 'Open']);
  await changeTransaction(server, realtor, transaction, { status: 'Closed' });
  expect(await titlesOf(realtor)).toEqual([]);
});

test('of more than 200 overdue deadlines the latest are listed, and the others counted', async () => {
  const realtor = await aRealtor(server);
  const old = Array.from({ length: 203 }, (_, at) => on(`Old ${at}`, at < 4 ? 2 : 5));
  await enterTransaction(server, realtor, { contract_dates: [...old, on('Closing Date', 12)] });
  const { deadlines, olderOverdue } = await dueOf(realtor);
  expect([deadlines.length, olderOverdue, deadlines[0]!.title, deadlines.at(-1)!.title]).toEqual([
    201,
    3,
    'Old 3',
    'Closing Date',
  ]);
});

test('an agent sees what is due in their own transactions, an employee that of the person they work for, the owner all', async () => {
  const realtor = await aRealtor(server);
  const agent = await anAgentOf(server, realtor);
  const employee = await anEmployeeOf(server, realtor);
  await enterTransaction(server, realtor, { contract_dates: [on('Of the realtor', 9)] });
  await enterTransaction(server, agent, { street: '9 Aspen Way', contract_dates: [on('Of the agent', 10)] });
  expect(await titlesOf(realtor)).toEqual(['Of the realtor', 'Of the agent']);
  expect(await titlesOf(agent)).toEqual(['Of the agent']);
  expect(await titlesOf(employee)).toEqual(['Of the realtor']);
});

test('a lender sees only the deadlines that are shared with them, and neither the version nor the client’s email', async () => {
  const [realtor, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender', plan: null })];
  const contract_dates = [on('Inspection Objection Deadline', 9), on('Closing Date', 10)];
  const transaction = await enterTransaction(server, realtor, { contract_dates });
  await aLenderOf(server, transaction, realtor, lender);
  await changeTransaction(server, realtor, transaction, { street: '9 Aspen Way' });
  const { deadlines, transactions } = await dueOf(lender);
  expect(deadlines.map(({ title }) => title)).toEqual(['Closing Date']);
  expect(transactions).toMatchObject([{ version: 1, asLenderOf: 'Alder & Finch Realty' }]);
  expect(JSON.stringify(transactions)).not.toContain('@');
});
