import { readCalendar } from '@keydate/contracts/calendar';
import { ask } from './ask';
import { aLenderOf } from './lenders';
import { anAgentOf, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';
import { changeTransaction, enterTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
/** Friday, January 8, 2027, noon in Denver. */
beforeEach(() => server.clock.set(new Date('2027-01-08T19:00:00Z')));

const JANUARY = { from: '01-01-2027', to: '01-31-2027' };
const asked = ({ token }: TestPerson, query: Record<string, string> = {}) =>
  ask(server, readCalendar, { token, query: { ...JANUARY, ...query } });
const calendarOf = async (person: TestPerson, query?: Record<string, string>) => {
  const { status, body } = await asked(person, query);
  expect(status).toBe(200);
  return body.result;
};
const titlesOf = async (person: TestPerson, query?: Record<string, string>) =>
  (await calendarOf(person, query)).deadlines.map(({ title }) => title);
const on = (title: string, day: number) => ({
  title,
  date: `01-${String(day).padStart(2, '0')}-2027`,
  description: '',
});

test('the deadlines of the days are listed day by day, with their hour and state, of active and closed transactions', async () => {
  const realtor = await aRealtor(server);
  const active = await enterTransaction(server, realtor, {
    time_of_day: '17:00',
    contract_dates: [on('Survey Deadline', 15), on('Title Objection Deadline', 15), on('Loan Deadline', 20)],
  });
  const settle = { checkedOff: [{ _id: active.contractDates[2]!._id, isDone: true, as: 'not-applicable' }] };
  await changeTransaction(server, realtor, active, settle);
  const closed = await enterTransaction(server, realtor, {
    street: '9 Aspen Way',
    contract_dates: [on('Closing Date', 4)],
  });
  await changeTransaction(server, realtor, closed, { status: 'Closed' });
  await enterTransaction(server, realtor, {
    street: '10 Aspen Way',
    contract_dates: [{ title: 'Later', date: '02-01-2027', description: '' }],
  });
  const { days, deadlines, transactions, states, overdueEarlier } = await calendarOf(realtor);
  expect(deadlines.map(({ title, date, endsBy, settled }) => [title, date, endsBy, settled])).toEqual([
    ['Closing Date', '01-04-2027', null, null],
    ['Title Objection Deadline', '01-15-2027', '17:00', null],
    ['Survey Deadline', '01-15-2027', null, null],
    ['Loan Deadline', '01-20-2027', null, 'not-applicable'],
  ]);
  expect(days).toEqual([
    { day: '01-04-2027', total: 1 },
    { day: '01-15-2027', total: 2 },
    { day: '01-20-2027', total: 1 },
  ]);
  expect(transactions.map(({ _id, status, owner, version }) => [_id, status, owner, version])).toEqual([
    [closed._id, 'Closed', realtor.id, 2],
    [active._id, 'Active', realtor.id, 2],
  ]);
  expect([states, overdueEarlier]).toEqual([['Colorado'], { count: 0, firstDay: null }]);
});

test('the side, the person and the state limit it; the people whose transactions a super role sees are named', async () => {
  const realtor = await aRealtor(server);
  const agent = await anAgentOf(server, realtor);
  await enterTransaction(server, realtor, {
    contract_type: 'Sale',
    contract_dates: [on('Sale, overdue', 7), on('Sale', 9)],
  });
  await enterTransaction(server, agent, { street: '9 Aspen Way', contract_dates: [on('Purchase of the agent', 10)] });
  expect(await titlesOf(realtor, { contract_type: 'Purchase' })).toEqual(['Purchase of the agent']);
  expect(await titlesOf(realtor, { person: realtor.id })).toEqual(['Sale, overdue', 'Sale']);
  expect(await titlesOf(realtor, { state: 'overdue' })).toEqual(['Sale, overdue']);
  expect(await titlesOf(realtor, { state: 'settled' })).toEqual([]);
  const ids = (await calendarOf(realtor)).people.map(({ _id }) => _id);
  expect(ids.sort()).toEqual([realtor.id, agent.id].sort());

  expect(await titlesOf(agent)).toEqual(['Purchase of the agent']);
  expect(await titlesOf(agent, { person: realtor.id })).toEqual([]);
  expect((await calendarOf(agent)).people).toEqual([]);
});

test('of each day as many are listed as asked for, and all are counted; overdue ones from before are counted apart', async () => {
  const realtor = await aRealtor(server);
  const many = Array.from({ length: 30 }, (_, at) => on(`Deadline ${String(at).padStart(2, '0')}`, 20));
  await enterTransaction(server, realtor, { contract_dates: [on('Old', 2), on('Older', 1), ...many] });
  const days = { from: '01-10-2027', to: '01-20-2027' };
  const shown = await calendarOf(realtor, days);
  expect([shown.days, shown.deadlines.length]).toEqual([[{ day: '01-20-2027', total: 30 }], 20]);
  expect(shown.overdueEarlier).toEqual({ count: 2, firstDay: '01-01-2027' });
  expect(await titlesOf(realtor, { ...days, perDay: '2' })).toEqual(['Deadline 00', 'Deadline 01']);
});

test('a day that a count reached by way of a day off says how', async () => {
  const realtor = await aRealtor(server);
  const counted = (title: string, words: string, day: number) => ({ ...on(title, day), words, follows: true });
  await enterTransaction(server, realtor, {
    counting: { mec: '01-04-2027', roll: 'will' },
    contract_dates: [
      counted('Survey Deadline', 'MEC + 5 days', 11),
      counted('Loan Deadline', 'MEC + 1 day', 5),
      on('Appraisal Deadline', 11),
    ],
  });
  const { deadlines } = await calendarOf(realtor);
  expect(Object.fromEntries(deadlines.map(({ title, moved }) => [title, moved]))).toEqual({
    'Survey Deadline': 'MEC Mon 01-04 + 5 days = Sat 01-09 → Mon 01-11, because Will is checked',
    'Loan Deadline': null,
    'Appraisal Deadline': null,
  });
});

test('a lender sees only the deadlines that are shared with them, and neither whose transaction it is nor how a day was counted', async () => {
  const [realtor, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender', plan: null })];
  const transaction = await enterTransaction(server, realtor, {
    counting: { mec: '01-04-2027', roll: 'will' },
    contract_dates: [
      on('Inspection Objection Deadline', 9),
      { ...on('Closing Date', 11), words: 'MEC + 5 days', follows: true },
      on('Inspection Termination Deadline', 5),
    ],
  });
  await aLenderOf(server, transaction, realtor, lender);
  await changeTransaction(server, realtor, transaction, { street: '9 Aspen Way' });
  const shown = await calendarOf(lender, { from: '01-06-2027' });
  expect(shown.deadlines).toMatchObject([{ title: 'Closing Date', moved: null }]);
  expect(shown.transactions).toMatchObject([{ version: 1, owner: null, asLenderOf: 'Alder & Finch Realty' }]);
  expect(shown.overdueEarlier.count).toBe(0);
  expect(JSON.stringify(shown.transactions)).not.toContain('@');
  expect(await titlesOf(lender, { person: realtor.id })).toEqual([]);
});

test.each([
  [{ to: '02-12-2027' }, 'A calendar has at most 42 days.'],
  [{ to: '12-31-2026' }, 'The last day is before the first.'],
])('days that are no calendar are refused: %p', async (query, message) => {
  const { status, body } = await asked(await aRealtor(server), query);
  expect([status, body.errors]).toEqual([400, { to: message }]);
});
