import { clients } from '../src/transactions/clients/clients.table';
import { listNotifications, transactionReminders } from '@keydate/contracts/reminders';
import { dayToSql } from '@keydate/domain/calendar-day';
import { eq, sql } from 'drizzle-orm';
import { planRecognized } from '../src/reminders/use-cases/plan-recognized';
import { ask } from './ask';
import { aLenderOf, share, withdraw } from './lenders';
import { startMailingServer, type MailingServer } from './mailing-server';
import { aRealtor, type TestPerson } from './people';
import { dayIn, enterDeadlines, reminderMailsTo, sendBefore } from './reminders';
import type { TestServer } from './test-server';
import { enterTransaction, openTransaction } from './transactions';

let mailing: MailingServer;
let server: TestServer;

beforeAll(async () => {
  mailing = await startMailingServer();
  server = mailing.server;
});
beforeEach(() => mailing.refuseMails());
afterAll(() => mailing.close());

/** A closing in five days of which both sides were reminded; the client is known by an email address alone. */
async function aReminded() {
  const [realtor, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })];
  const transaction = await enterDeadlines(server, realtor, { 'Closing Date': 5 });
  const { client_id, email_address: clientAddress } = transaction.client_information;
  await server.db.update(clients).set({ fullName: '' }).where(eq(clients.id, client_id._id));
  const part = await aLenderOf(server, transaction, realtor, lender);
  await sendBefore(server, dayIn(server, 5), 6);
  return { realtor, lender, transaction, part, clientAddress };
}

const shownTo = async ({ token }: TestPerson) =>
  (await ask(server, listNotifications, { token, query: {} })).body.result.notifications;
const toldAbout = async ({ token }: TestPerson, { _id: id }: { _id: string }) =>
  (await ask(server, transactionReminders, { token, params: { id } })).body.result.reminders.map(({ title }) => title);
const callsClient = async (person: TestPerson) => (await shownTo(person))[0]?.transaction.clientName;

/** The address of the link under a person's reminder. */
async function unsubscribeUrl(person: TestPerson): Promise<string> {
  const [mail] = await reminderMailsTo(server, person);
  const { pathname, search } = new URL(/^<(.*)>$/.exec(mail!.headers!['List-Unsubscribe']!)![1]!);
  return `${server.origin}${pathname}${search}`;
}

test('a lender is told of a client without a name by the street, and the realtor by the email address', async () => {
  const { realtor, lender, clientAddress } = await aReminded();
  const [told] = await reminderMailsTo(server, lender);
  expect(told?.text).toContain('coming up for 48 Juniper Lane:');
  expect(told?.text).not.toContain(clientAddress);
  expect((await reminderMailsTo(server, realtor))[0]?.text).toContain(`coming up for ${clientAddress}:`);
  expect(await callsClient(lender)).toBe('48 Juniper Lane');
  expect(await callsClient(realtor)).toBe(clientAddress);
});

test('the app says to the realtor how a deadline is counted, and not to a lender', async () => {
  const [realtor, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })];
  const [mec, date] = [dayIn(server, -1), dayIn(server, 5)];
  const transaction = await enterTransaction(server, realtor, {
    contract_dates: [{ title: 'Closing Date', date, description: '', words: 'MEC + 6 days', follows: true }],
    counting: { mec },
  });
  await aLenderOf(server, transaction, realtor, lender);
  await sendBefore(server, date, 6);
  const countedFor = async (person: TestPerson) =>
    (await shownTo(person)).map((news) => 'counted' in news && news.counted);
  expect(await countedFor(realtor)).toEqual([expect.stringContaining(' + 6 days = ')]);
  expect(await countedFor(lender)).toEqual([null]);
});

test('a lender hears of a deadline that only a new release recognizes, without a change of the transaction', async () => {
  const [realtor, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })];
  const transaction = await enterDeadlines(server, realtor, { 'Closing Date': 5, 'Survey Deadline': 4 });
  const part = await aLenderOf(server, transaction, realtor, lender);
  // as a release left it that did not recognize the title
  await server.db.execute(sql`delete from reminders where person_id = ${lender.id}`);
  await server.db.execute(sql`update transaction_lenders set next_due = 'infinity' where id = ${part.id}`);

  await planRecognized(server.tools);
  expect(await toldAbout(lender, transaction)).toEqual(['Closing Date', 'Closing Date']);
  const { rows } = await server.db.execute(sql`select next_due from transaction_lenders where id = ${part.id}`);
  expect(rows).toEqual([{ next_due: dayToSql(dayIn(server, 5)) }]);
});

test('a lender learns neither from the reminder nor the page what the company has noted, or what dates count from', async () => {
  const [realtor, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })];
  const counted = { words: 'MEC + 6 days', follows: true };
  const closing = { title: 'Closing Date', date: dayIn(server, 5), description: 'She would pay more.', ...counted };
  const counting = { mec: dayIn(server, -1) };
  const transaction = await enterTransaction(server, realtor, { contract_dates: [closing], counting });
  await aLenderOf(server, transaction, realtor, lender);
  await sendBefore(server, dayIn(server, 5), 6);
  const [ours, theirs] = await Promise.all([realtor, lender].map((one) => reminderMailsTo(server, one)));
  for (const words of ['She would pay more.', 'How it is counted: MEC']) {
    expect(ours![0]?.text).toContain(words);
    expect(theirs![0]?.text).not.toContain(words);
  }
  const { body } = await openTransaction(server, lender, transaction._id);
  const { counting: terms, contractDates } = body.result.transactions;
  expect([terms, contractDates]).toMatchObject([null, [{ title: 'Closing Date', words: '', follows: false }]]);
});

test('the link to end emails tells a withdrawn lender nothing of the transaction, and ends none of others', async () => {
  const { realtor, lender, part } = await aReminded();
  const url = await unsubscribeUrl(lender);
  expect(await (await fetch(url)).text()).toContain('48 Juniper Lane, Boulder');
  await withdraw(server, realtor, part);
  for (const answer of [await fetch(url), await fetch(url, { method: 'POST', body: new URLSearchParams() })]) {
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Juniper');
  }
  expect((await fetch(await unsubscribeUrl(realtor))).status).toBe(200);
});

test('what is unshared and still seen by its title stays among what the bell has shown', async () => {
  const { realtor, lender, transaction, part } = await aReminded();
  const closing = transaction.contractDates[0]!._id;
  await share(server, realtor, part, { sharedDates: [closing] });
  await share(server, realtor, part, { sharedDates: [] });
  expect(await shownTo(lender)).toMatchObject([{ title: 'Closing Date' }]);
});

test('a lender who is invited anew finds no reminder of before, neither in the bell nor on the transaction', async () => {
  const { realtor, lender, transaction, part } = await aReminded();
  expect(await toldAbout(lender, transaction)).toEqual(['Closing Date', 'Closing Date']);
  await withdraw(server, realtor, part);
  await aLenderOf(server, transaction, realtor, lender);
  expect(await shownTo(lender)).toMatchObject([{ kind: 'lender-withdrawn' }]);
  expect(await toldAbout(lender, transaction)).toEqual([]);
  expect(await toldAbout(realtor, transaction)).toContain('Closing Date');
});

test('a reminder that waits to be mailed is not the lender’s to read once its deadline is unshared', async () => {
  const [realtor, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })];
  const transaction = await enterDeadlines(server, realtor, { 'Inspection Deadline': 5, 'Closing Date': 5 });
  const part = await aLenderOf(server, transaction, realtor, lender);
  const inspection = transaction.contractDates.find(({ title }) => title.startsWith('Inspection'))!;
  await share(server, realtor, part, { sharedDates: [inspection._id] });
  mailing.refuseMails(new Error('no mail server is there'));
  await sendBefore(server, dayIn(server, 5), 6);
  expect(await toldAbout(lender, transaction)).toContain('Inspection Deadline');
  await share(server, realtor, part, { sharedDates: [] });
  expect(new Set(await toldAbout(lender, transaction))).toEqual(new Set(['Closing Date']));
});

test('what is unshared leaves the bell, and comes back once and without another email where it is shared again', async () => {
  const [realtor, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })];
  const transaction = await enterDeadlines(server, realtor, { 'Inspection Objection Deadline': 5 });
  const day = dayIn(server, 5);
  const part = await aLenderOf(server, transaction, realtor, lender);
  const sharedDates = transaction.contractDates.map(({ _id }) => _id);
  await share(server, realtor, part, { sharedDates });
  await sendBefore(server, day, 6);
  const shown = await shownTo(lender);
  expect(shown).toMatchObject([{ title: 'Inspection Objection Deadline' }]);

  await share(server, realtor, part, { sharedDates: [] });
  expect(await shownTo(lender)).toEqual([]);
  // the realtor still reads that the lender got the reminder
  const log = await ask(server, transactionReminders, { token: realtor.token, params: { id: transaction._id } });
  expect(log.body.result.reminders.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent']);
  await share(server, realtor, part, { sharedDates });
  await sendBefore(server, day, 5);
  expect(await shownTo(lender)).toEqual(shown);
  expect(await reminderMailsTo(server, lender)).toHaveLength(1);
});
