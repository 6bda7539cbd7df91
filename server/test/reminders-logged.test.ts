import { REMINDER_PAGE } from '@keydate/contracts/limits';
import { saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { transactionReminders, type ReminderLogPage } from '@keydate/contracts/reminders';
import { ask } from './ask';
import { aRealtor, type TestPerson } from './people';
import { enterDeadlines } from './reminders';
import { startTestServer, type TestServer } from './test-server';
import { changeTransaction } from './transactions';

let server: TestServer;
let realtor: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2027-01-10T17:00:00Z'));
  realtor = await aRealtor(server);
});
afterAll(() => server.close());

async function logOf(id: string, cursor?: string): Promise<ReminderLogPage> {
  const asked = { token: realtor.token, params: { id }, ...(cursor !== undefined && { query: { cursor } }) };
  return (await ask(server, transactionReminders, asked)).body.result;
}

/** Deadlines that end one after the other, more than the reminders of a page. */
const manyDeadlines = () =>
  enterDeadlines(
    server,
    realtor,
    Object.fromEntries(Array.from({ length: REMINDER_PAGE / 2 + 10 }, (_, nth) => [`Deadline ${nth}`, nth + 5])),
  );

test('the log of a transaction comes a page at a time, with each reminder once, in the order in which they go out', async () => {
  const { _id, contractDates } = await manyDeadlines();
  const first = await logOf(_id);
  const second = await logOf(_id, first.nextCursor!);
  expect([first.reminders.length, second.reminders.length]).toEqual([REMINDER_PAGE, 20]);
  expect(second.nextCursor).toBeNull();
  const all = [...first.reminders, ...second.reminders];
  expect(new Set(all.map((one) => one._id)).size).toBe(all.length);
  const moments = all.map(({ goesOutAt }) => goesOutAt);
  expect(moments).toEqual(moments.toSorted());
  for (const { next } of [first, second])
    expect(next.map(({ dateId }) => dateId).sort()).toEqual(contractDates.map((date) => date._id).sort());
});

test('nothing is missing from the next page where the last reminder of the one before has been removed', async () => {
  const transaction = await manyDeadlines();
  const first = await logOf(transaction._id);
  const last = first.reminders.at(-1)!;
  await changeTransaction(server, realtor, transaction, {
    contractDates: transaction.contractDates.filter(({ _id }) => _id !== last.dateId),
  });
  const second = await logOf(transaction._id, first.nextCursor!);
  expect(second.reminders.map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, (_, nth) => `Deadline ${REMINDER_PAGE / 2 + nth}`).flatMap((title) => [title, title]),
  );
});

test('the next reminder of a deadline is the one in the app, or the email where nobody is shown it in the app', async () => {
  const { _id } = await enterDeadlines(server, realtor, { 'Closing Date': 5 });
  const choose = (inApp: boolean) =>
    ask(server, saveReminderSettings, {
      token: realtor.token,
      body: {
        byEmail: true,
        inApp,
        // the moment, 5:59 PM, is in them
        quietHours: { from: '17:00', until: '20:00' },
        defaultNotification: null,
        timeZone: 'America/Denver',
      },
    });
  const next = async () => (await logOf(_id)).next.map(({ goesOutAt }) => goesOutAt);
  await choose(true);
  expect(await next()).toEqual(['2027-01-16T00:59:00.000Z']);
  await choose(false);
  expect(await next()).toEqual(['2027-01-16T03:00:00.000Z']);
});
