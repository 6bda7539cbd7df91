import { randomUUID } from 'node:crypto';
import type { Notification } from '@keydate/contracts/notification';
import { updateUser } from '@keydate/contracts/people';
import { getReminderSettings, muteReminderMails, saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { transactionReminders } from '@keydate/contracts/reminders';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../src/db/database';
import { planReminders } from '../src/reminders/use-cases/plan-reminders';
import { contractDates } from '../src/transactions/contract-dates.table';
import { transactions } from '../src/transactions/transactions.table';
import { ask } from './ask';
import { startServerOnOwnDatabase } from './own-database';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { dayIn, remindersOf, send, sendBefore } from './reminders';
import type { TestServer } from './test-server';
import { enterTransaction } from './transactions';

let server: TestServer;
let realtor: TestPerson;

beforeAll(async () => {
  server = await startServerOnOwnDatabase();
});
// winter, when Denver is seven hours behind
beforeEach(async () => {
  server.clock.set(new Date('2027-01-10T17:00:00Z'));
  realtor = await aRealtor(server);
});
afterAll(() => server.close());

const CHOICES = {
  byEmail: true,
  inApp: true,
  quietHours: null as { from: string; until: string } | null,
  defaultNotification: null as Notification | null,
  timeZone: 'America/Denver',
};
const choose = (person: TestPerson, choices: Partial<typeof CHOICES>) =>
  ask(server, saveReminderSettings, { token: person.token, body: { ...CHOICES, ...choices } });
const closingIn = (days: number, by = realtor, change: Record<string, unknown> = {}) =>
  enterTransaction(server, by, {
    contract_dates: [{ title: 'Closing Date', date: dayIn(server, days), description: '' }],
    ...change,
  });
const remindersTo = async ({ email }: TestPerson) =>
  (await server.mailsTo(email)).filter(({ headers }) => headers?.['List-Unsubscribe']);
const channelsOf = async (transaction: { _id: string }, { id }: TestPerson) =>
  (await remindersOf(server, transaction)).filter(({ person_id }) => person_id === id).map(({ channel }) => channel);

test('somebody who has chosen nothing is reminded by email and in the app, at any hour', async () => {
  const { body } = await ask(server, getReminderSettings, { token: realtor.token });
  expect(body.result.settings).toEqual({
    byEmail: true,
    inApp: true,
    quietHours: null,
    defaultNotification: null,
    summaryAt: null,
    timeZone: null,
  });
});

test('what is not among a choice stays as it is, and quiet hours stay in the zone of the device that set them', async () => {
  const person = await aRealtor(server);
  const send = (body: object) => ask(server, saveReminderSettings, { token: person.token, body });
  const quietHours = { from: '21:00', until: '07:00' };
  await send({ byEmail: false });
  await send({ quietHours, timeZone: 'America/New_York' });
  await send({ defaultNotification: { type: 'days', value: 3 } });
  const { body } = await send({ inApp: true });
  expect(body.result.settings).toEqual({
    byEmail: false,
    inApp: true,
    quietHours,
    defaultNotification: { type: 'days', value: 3 },
    summaryAt: null,
    timeZone: 'America/New_York',
  });
});

test('nobody’s time zone comes from a choice that names none', async () => {
  const person = await aRealtor(server);
  for (const body of [{}, { byEmail: false }]) {
    const { body: saved } = await ask(server, saveReminderSettings, { token: person.token, body });
    expect(saved.result.settings.timeZone).toBeNull();
  }
});

test('one end of quiet hours is changed by itself, unless they would have no length or are off', async () => {
  const send = (body: object) => ask(server, saveReminderSettings, { token: realtor.token, body });
  expect((await send({ quietUntil: '08:30' })).body.result.settings.quietHours).toBeNull();
  await send({ quietHours: { from: '21:00', until: '07:00' }, timeZone: 'America/Denver' });
  await send({ quietFrom: '22:30' });
  const { body } = await send({ quietUntil: '08:30' });
  expect(body.result.settings.quietHours).toEqual({ from: '22:30', until: '08:30' });
  expect((await send({ quietFrom: '08:30' })).status).toBe(400);
});

test('a channel that is switched off plans nothing anymore, and what was planned for it is gone', async () => {
  const transaction = await closingIn(5);
  await choose(realtor, { byEmail: false });
  expect(await channelsOf(transaction, realtor)).toEqual(['app']);
  await choose(realtor, { inApp: false });
  expect(await channelsOf(transaction, realtor)).toEqual(['email']);
  await sendBefore(server, dayIn(server, 5), 6);
  expect(await remindersTo(realtor)).toHaveLength(1);
});

test('an employee chooses for what their realtor has entered, and for nobody else', async () => {
  const employee = await anEmployeeOf(server, realtor);
  const transaction = await closingIn(5);
  await choose(employee, { byEmail: false });
  expect(await channelsOf(transaction, employee)).toEqual(['app']);
  expect(await channelsOf(transaction, realtor)).toEqual(['app', 'email']);
});

test('quiet hours hold the email until they end, and not what the app shows', async () => {
  // eleven hours before 11:59 PM is within these
  const transaction = await closingIn(5, realtor, { notification: { type: 'hours', value: 11 } });
  await choose(realtor, { quietHours: { from: '12:00', until: '15:00' } });
  const day = dayIn(server, 5);
  await sendBefore(server, day, 10);
  expect(await remindersTo(realtor)).toEqual([]);
  expect(await remindersOf(server, transaction)).toMatchObject([
    { channel: 'app', state: 'sent' },
    { channel: 'email', state: 'planned' },
  ]);
  await sendBefore(server, day, 8.9);
  expect(await remindersTo(realtor)).toHaveLength(1);
  expect((await remindersOf(server, transaction)).every(({ is_late }) => !is_late)).toBe(true);
});

test('quiet hours are by the clocks of the zone that the person has chosen, also when it changes later', async () => {
  await closingIn(5, realtor, { notification: { type: 'hours', value: 11 } });
  await choose(realtor, { quietHours: { from: '12:00', until: '15:00' } });
  // in New York the same three hours are over two hours earlier
  await ask(server, updateUser, { token: realtor.token, body: { timeZone: 'America/New_York' } });
  const { body } = await ask(server, getReminderSettings, { token: realtor.token });
  expect(body.result.settings.timeZone).toBe('America/New_York');
  await sendBefore(server, dayIn(server, 5), 10.9);
  expect(await remindersTo(realtor)).toHaveLength(1);
});

test('quiet hours that begin when they end are refused', async () => {
  const { status, body } = await choose(realtor, { quietHours: { from: '12:00', until: '12:00' } });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Quiet hours begin and end at different times.');
});

test('a new transaction begins with the default of the person who enters it, unless they say otherwise', async () => {
  expect((await closingIn(5)).notification).toEqual({ type: 'hours', value: 6 });
  await choose(realtor, { defaultNotification: { type: 'days', value: 3 } });
  expect((await closingIn(5)).notification).toEqual({ type: 'days', value: 3 });
  const chosen = { type: 'weeks', value: 1 };
  expect((await closingIn(5, realtor, { notification: chosen })).notification).toEqual(chosen);
});

test('a person ends the emails about one transaction in the app, and begins them again', async () => {
  const [one, other] = [await closingIn(5), await closingIn(5)];
  const mute = (isMuted: boolean) =>
    ask(server, muteReminderMails, { token: realtor.token, params: { id: one._id }, body: { isMuted } });
  const isMuted = async (by = realtor) =>
    (await ask(server, transactionReminders, { token: by.token, params: { id: one._id } })).body.result.isMuted;

  expect(await isMuted()).toBe(false);
  await mute(true);
  expect(await isMuted()).toBe(true);
  expect(await channelsOf(one, realtor)).toEqual(['app']);
  expect(await channelsOf(other, realtor)).toEqual(['app', 'email']);
  await mute(false);
  expect(await channelsOf(one, realtor)).toEqual(['app', 'email']);
  await send(server);
});

test('the page of a transaction knows which channels its reader has switched off', async () => {
  const { _id } = await closingIn(5);
  const channels = async () => {
    const { body } = await ask(server, transactionReminders, { token: realtor.token, params: { id: _id } });
    return [body.result.byEmail, body.result.inApp];
  };
  expect(await channels()).toEqual([true, true]);
  await choose(realtor, { byEmail: false });
  expect(await channels()).toEqual([false, true]);
  await choose(realtor, { inApp: false });
  expect(await channels()).toEqual([true, false]);
});

test('who sees a transaction without being told of it has nothing to end', async () => {
  const agent = await anAgentOf(server, realtor);
  const { _id } = await closingIn(5, agent);
  const { body } = await ask(server, transactionReminders, { token: realtor.token, params: { id: _id } });
  expect(body.result.isMuted).toBeNull();
});

test('what one person chooses rewrites nobody else’s reminders', async () => {
  const employee = await anEmployeeOf(server, realtor);
  const { _id } = await closingIn(5);
  const versions = async (of: TestPerson) => {
    const { rows } = await server.db.execute(
      sql`select id, channel, xmin::text from reminders where transaction_id = ${_id} and person_id = ${of.id} order by id`,
    );
    return rows;
  };
  const [others, own] = [await versions(employee), await versions(realtor)];
  await choose(realtor, { quietHours: { from: '21:00', until: '07:00' } });
  expect(others).toHaveLength(2);
  expect(await versions(employee)).toEqual(others);
  expect(await versions(realtor)).not.toEqual(own);
});

test('of many transactions the reminders are planned by several statements', async () => {
  const { _id } = await closingIn(5);
  const copies = await copiesOf(_id, 59);
  const stored: SQL[] = [];
  await server.db.transaction(async (tx) => {
    const execute = (query: SQL) => {
      stored.push(query);
      return tx.execute(query);
    };
    await planReminders(Object.assign(Object.create(tx) as Tx, { execute }), server.clock.now(), copies);
  });
  expect(stored).toHaveLength(3);
  const { rows } = await server.db.execute(
    sql`select count(distinct transaction_id)::int as planned from reminders where person_id = ${realtor.id}`,
  );
  expect(rows).toEqual([{ planned: 60 }]);
});

/** This many copies of a transaction, whose reminders were never planned. */
async function copiesOf(id: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const [transaction] = await server.db.select().from(transactions).where(eq(transactions.id, id));
  const dates = await server.db.select().from(contractDates).where(eq(contractDates.transactionId, id));
  await server.db.insert(transactions).values(ids.map((copy) => ({ ...transaction!, id: copy, requestId: null })));
  await server.db
    .insert(contractDates)
    .values(ids.flatMap((copy) => dates.map((date) => ({ ...date, id: randomUUID(), transactionId: copy }))));
  return ids;
}
