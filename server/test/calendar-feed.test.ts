import { endCalendarFeed, listCalendarFeeds, makeCalendarFeed } from '@keydate/contracts/calendar-feeds';
import { removeTeammate } from '@keydate/contracts/teammates';
import { CALENDAR_READINGS_PER_HOUR } from '@keydate/contracts/limits';
import { ask } from './ask';
import { aLenderOf, withdraw } from './lenders';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';
import { changeTransaction, enterTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
/** Friday, January 8, 2027, noon in Denver. */
const NOON = new Date('2027-01-08T19:00:00Z');
beforeEach(() => server.clock.set(NOON));
const later = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms));
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

async function makeFeed({ token }: TestPerson, body: { transactionId?: string; alarms?: boolean } = {}) {
  const { pathname, search } = new URL((await ask(server, makeCalendarFeed, { token, body })).body.result.url);
  return `${server.origin}${pathname}${search}`;
}
const textOf = async (url: string) => (await (await fetch(url)).text()).replaceAll('\r\n ', '');
/** The events of a feed, each as its lines by name. */
async function eventsOf(url: string): Promise<Record<string, string>[]> {
  const [, ...events] = (await textOf(url)).split('BEGIN:VEVENT\r\n');
  return events.map((event) => {
    const lines = event.split('\r\n').map((line): [string, string] => {
      const end = line.search(/[:;]/);
      return [line.slice(0, end), line.slice(end + 1)];
    });
    return Object.fromEntries(lines);
  });
}
const summariesOf = async (url: string) => (await eventsOf(url)).map(({ SUMMARY }) => SUMMARY);
const on = (title: string, day: number) => ({
  title,
  date: `01-${String(day).padStart(2, '0')}-2027`,
  description: '',
});

test('a deadline until 11:59 PM is a whole day; another starts at its hour in the zone of the property, and has no length', async () => {
  const realtor = await aRealtor(server);
  await enterTransaction(server, realtor, {
    time_of_day: '17:00',
    contract_dates: [on('Title Objection Deadline', 8), on('Closing Date', 15)],
  });
  const url = await makeFeed(realtor);
  const text = await textOf(url);
  expect(text).toContain('METHOD:PUBLISH');
  expect(text).toContain('TZID:America/Denver');
  expect(text).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\nX-PUBLISHED-TTL:PT15M/);
  const [objection, closing] = await eventsOf(url);
  expect(objection).toMatchObject({
    SUMMARY: 'Title Objection Deadline\\, 48 Juniper Lane',
    DTSTART: 'TZID=America/Denver:20270108T170000',
    TRANSP: 'TRANSPARENT',
    SEQUENCE: '0',
  });
  expect(closing).toMatchObject({ DTSTART: 'VALUE=DATE:20270115', DTSTAMP: closing!['LAST-MODIFIED'] });
  expect(text).not.toMatch(/DTEND|DURATION:P1|VALARM|June Okafor|3035550142|@(?!keydate)/);
});

test('a move and a new hour count in the sequence and the time of the change, of what they change alone', async () => {
  const realtor = await aRealtor(server);
  const contract_dates = [on('Title Objection Deadline', 8), on('Closing Date', 15)];
  const transaction = await enterTransaction(server, realtor, { contract_dates });
  const url = await makeFeed(realtor);
  const before = await eventsOf(url);
  later(MINUTE_MS);
  const [objection, closing] = transaction.contractDates;
  await changeTransaction(server, realtor, transaction, {
    contractDates: [objection, { ...closing, date: '01-22-2027' }],
  });
  const moved = await eventsOf(url);
  expect(moved[0]).toEqual(before[0]);
  expect(moved[1]).toMatchObject({ UID: before[1]!.UID, SEQUENCE: '1', DTSTART: 'VALUE=DATE:20270122' });
  expect(moved[1]!.DTSTAMP).toMatch(/^20270108T1901/);
  expect(moved[1]!['LAST-MODIFIED']).toBe(moved[1]!.DTSTAMP);
  await changeTransaction(server, realtor, transaction, { time_of_day: '17:00' });
  expect((await eventsOf(url)).map(({ SEQUENCE }) => SEQUENCE)).toEqual(['1', '1']);
  await changeTransaction(server, realtor, transaction, { notification: { type: 'days', value: 3 } });
  expect((await eventsOf(url)).map(({ SEQUENCE }) => SEQUENCE)).toEqual(['1', '1']);
});

test('what is settled, removed or closed is a canceled event for 90 days, unless it is opened again', async () => {
  const realtor = await aRealtor(server);
  const contract_dates = [on('Survey Deadline', 12), on('Loan Deadline', 13), on('Closing Date', 15)];
  const transaction = await enterTransaction(server, realtor, { contract_dates });
  const url = await makeFeed(realtor);
  const [survey, , closing] = transaction.contractDates;
  const canceled = async () =>
    (await eventsOf(url)).filter(({ STATUS }) => STATUS === 'CANCELLED').map(({ SUMMARY }) => SUMMARY!.split('\\,')[0]);
  const settle = (isDone: boolean) =>
    changeTransaction(server, realtor, transaction, { checkedOff: [{ _id: survey!._id, isDone }] });
  await settle(true);
  await settle(false);
  expect(await canceled()).toEqual([]);
  await settle(true);
  await changeTransaction(server, realtor, transaction, { contractDates: [survey, closing] });
  expect(await canceled()).toEqual(['Survey Deadline', 'Loan Deadline']);
  later(DAY_MS);
  await changeTransaction(server, realtor, transaction, { status: 'Closed' });
  expect(await canceled()).toEqual(['Survey Deadline', 'Closing Date', 'Loan Deadline']);
  later(89 * DAY_MS + MINUTE_MS);
  expect(await canceled()).toEqual(['Closing Date']);
  later(DAY_MS);
  expect(await eventsOf(url)).toEqual([]);
});

test('a canceled event that changes says so by its number, and still goes after 90 days', async () => {
  const realtor = await aRealtor(server);
  const contract_dates = [on('Survey Deadline', 12), on('Loan Deadline', 13)];
  const transaction = await enterTransaction(server, realtor, { contract_dates });
  const url = await makeFeed(realtor);
  const [survey, loan] = transaction.contractDates;
  await changeTransaction(server, realtor, transaction, { checkedOff: [{ _id: survey!._id, isDone: true }] });
  await changeTransaction(server, realtor, transaction, { contractDates: [survey] });
  const canceled = await eventsOf(url);
  expect(canceled.map(({ STATUS, SEQUENCE }) => [STATUS, SEQUENCE])).toEqual([
    ['CANCELLED', '1'],
    ['CANCELLED', '1'],
  ]);
  later(DAY_MS);
  const renamed = { ...survey, title: 'New Survey Deadline' };
  await changeTransaction(server, realtor, transaction, { contractDates: [renamed], street: '9 Aspen Way' });
  const [changed, removed] = await eventsOf(url);
  expect(changed).toMatchObject({ SUMMARY: 'New Survey Deadline\\, 9 Aspen Way', STATUS: 'CANCELLED', SEQUENCE: '2' });
  expect([changed!.DTSTAMP, changed!['LAST-MODIFIED']].map((at) => at!.slice(0, 13))).toEqual(
    Array(2).fill('20270109T1900'),
  );
  // its transaction no longer has it
  expect(removed).toEqual(canceled[1]);
  expect(removed!.SUMMARY).toBe(`${loan!.title}\\, 48 Juniper Lane`);
  later(89 * DAY_MS + MINUTE_MS);
  expect(await eventsOf(url)).toEqual([]);
});

test('a deadline that was settled before it was removed is canceled no longer than 90 days', async () => {
  const realtor = await aRealtor(server);
  const contract_dates = [on('Survey Deadline', 12), on('Closing Date', 15)];
  const transaction = await enterTransaction(server, realtor, { contract_dates });
  const url = await makeFeed(realtor);
  const [survey, closing] = transaction.contractDates;
  await changeTransaction(server, realtor, transaction, { checkedOff: [{ _id: survey!._id, isDone: true }] });
  later(20 * DAY_MS);
  await changeTransaction(server, realtor, transaction, { contractDates: [closing] });
  expect(await summariesOf(url)).toHaveLength(2);
  later(70 * DAY_MS + MINUTE_MS);
  expect(await summariesOf(url)).toEqual(['Closing Date\\, 48 Juniper Lane']);
});

test('an unchanged feed is the same bytes, and who asks with its mark gets 304 without them', async () => {
  const realtor = await aRealtor(server);
  await enterTransaction(server, realtor, {});
  const url = await makeFeed(realtor);
  const first = await fetch(url);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-cache',
  });
  expect(first.headers.get('set-cookie')).toBeNull();
  later(DAY_MS);
  const again = await fetch(url);
  expect(await again.text()).toBe(await first.text());
  const etag = first.headers.get('etag')!;
  const unchanged = await fetch(url, { headers: { 'if-none-match': etag } });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
});

test('a new address ends the former one; wrong ones get one sentence, and never a refusal of the right one', async () => {
  const realtor = await aRealtor(server);
  await enterTransaction(server, realtor, {});
  const former = await makeFeed(realtor);
  const url = await makeFeed(realtor);
  expect((await fetch(former)).status).toBe(404);
  const wrong = [
    ...Array.from({ length: 100 }, (_, at) => `${url.slice(0, -3)}${at}`),
    `${server.origin}/calendar.ics`,
  ];
  expect(new Set(await Promise.all(wrong.map(async (address) => (await fetch(address)).status)))).toEqual(
    new Set([404]),
  );
  expect(await textOf(wrong[0]!)).toBe(
    'This calendar link no longer works. Create a new one in Keydate, under Setting.\n',
  );
  expect(await summariesOf(url)).toEqual(['Closing Date\\, 48 Juniper Lane']);
});

test('a feed of one transaction lives next to that of all, and each is ended by itself, from another device too', async () => {
  const realtor = await aRealtor(server);
  const { token } = realtor;
  const { _id: transactionId } = await enterTransaction(server, realtor, {});
  await enterTransaction(server, realtor, { street: '9 Aspen Way' });
  const [all, one] = [await makeFeed(realtor), await makeFeed(realtor, { transactionId, alarms: true })];
  expect(await summariesOf(all)).toHaveLength(2);
  expect(await summariesOf(one)).toEqual(['Closing Date\\, 48 Juniper Lane']);
  expect(await textOf(one)).toContain('X-WR-CALNAME:Keydate: 48 Juniper Lane');
  const list = async () => (await ask(server, listCalendarFeeds, { token })).body.result;
  expect(await list()).toMatchObject([
    { transactionId: null, street: null, alarms: false },
    { transactionId, street: '48 Juniper Lane', alarms: true },
  ]);
  await ask(server, endCalendarFeed, { token, query: { transactionId } });
  expect((await list()).map((feed) => feed.transactionId)).toEqual([null]);
  expect([(await fetch(one)).status, (await fetch(all)).status]).toEqual([404, 200]);
});

test('alarms count back from the end of the deadline, on whole days too, for each of its lead times', async () => {
  const realtor = await aRealtor(server);
  const transaction = await enterTransaction(server, realtor, {
    time_of_day: '17:00',
    contract_dates: [on('Title Objection Deadline', 8), on('Closing Date', 15)],
  });
  const url = await makeFeed(realtor, { alarms: true });
  const triggers = async () =>
    [...(await textOf(url)).matchAll(/^TRIGGER;RELATED=START:(.*)\r$/gm)].map(([, at]) => at);
  // six hours before 5:00 PM, and before 11:59 PM
  expect(await triggers()).toEqual(['-PT6H', 'PT17H59M']);
  const [hours, days] = [
    { type: 'hours', value: 6 },
    { type: 'days', value: 2 },
  ];
  const own = [{ _id: transaction.contractDates[1]!._id, lead_times: [days, { type: 'hours', value: 48 }] }];
  await changeTransaction(server, realtor, transaction, { lead_times: [hours, days], deadline_lead_times: own });
  expect(await triggers()).toEqual(['-PT6H', '-P2D', '-P1DT1M']);
});

test('a feed shows what its maker sees: an agent their own, an employee those of the person they work for, a lender the shared dates', async () => {
  const realtor = await aRealtor(server);
  const [agent, employee] = [await anAgentOf(server, realtor), await anEmployeeOf(server, realtor)];
  const lender = await aRealtor(server, { role: 'SuperLender', plan: null });
  const contract_dates = [on('Inspection Objection Deadline', 9), on('Closing Date', 10)];
  const transaction = await enterTransaction(server, realtor, { contract_dates });
  await enterTransaction(server, agent, { street: '9 Aspen Way' });
  const share = await aLenderOf(server, transaction, realtor, lender);
  expect(await summariesOf(await makeFeed(agent))).toEqual(['Closing Date\\, 9 Aspen Way']);
  expect(await summariesOf(await makeFeed(employee))).toHaveLength(2);
  const lent = await makeFeed(lender);
  expect(await summariesOf(lent)).toEqual(['Closing Date\\, 48 Juniper Lane']);
  expect(await summariesOf(await makeFeed(lender, { transactionId: transaction._id }))).toHaveLength(1);
  await changeTransaction(server, realtor, transaction, { contractDates: [transaction.contractDates[1]] });
  expect(await summariesOf(lent)).toHaveLength(1);
  await changeTransaction(server, realtor, transaction, { contractDates: [] });
  expect(await summariesOf(lent)).toEqual([]);
  await withdraw(server, realtor, share);
  const { body } = await ask(server, listCalendarFeeds, { token: lender.token });
  expect(body.result.map(({ street }) => street)).toEqual([null, null]);
});

test('a feed that is read too often is refused for an hour, and no other feed is, nor by wrong addresses', async () => {
  const [realtor, other] = [await aRealtor(server), await aRealtor(server)];
  const [url, wrong] = [await makeFeed(realtor), `${await makeFeed(other)}x`];
  for (let nth = 0; nth < CALENDAR_READINGS_PER_HOUR; nth += 1) expect((await fetch(url)).status).toBe(200);
  const refused = await fetch(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(await refused.text()).toBe('This calendar link was opened too often. Try again in an hour.\n');
  for (let nth = 0; nth <= CALENDAR_READINGS_PER_HOUR; nth += 1) await fetch(wrong);
  expect((await fetch(wrong.slice(0, -1))).status).toBe(200);
  later(60 * MINUTE_MS);
  expect((await fetch(url)).status).toBe(200);
});

test('a feed ends with its maker’s membership', async () => {
  const realtor = await aRealtor(server);
  const agent = await anAgentOf(server, realtor);
  const url = await makeFeed(agent);
  await ask(server, removeTeammate, { token: realtor.token, params: { id: agent.id } });
  expect((await fetch(url)).status).toBe(404);
});
