import { addTransaction, type Transaction } from '@keydate/contracts/transactions';
import { updateUser } from '@keydate/contracts/people';
import { muteReminderMails, saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { removeTeammate } from '@keydate/contracts/teammates';
import { sql } from 'drizzle-orm';
import { ask } from './ask';
import { anAgentOf, anEmployeeOf, aPerson, type TestPerson } from './people';
import { dayIn, enterDeadlines, remindersOf, send, sendBefore } from './reminders';
import { codeOf } from './sign-ups';
import type { TestServer } from './test-server';
import { aTransaction, change, changeTransaction } from './transactions';
import { onWinterDays, type WinterDay } from './winter-day';

let { server, realtor, aTransactionWith, mailsTo } = {} as WinterDay;
onWinterDays((day) => ({ server, realtor, aTransactionWith, mailsTo } = day));

const titlesPlanned = async (transaction: Transaction) =>
  (await remindersOf(server, transaction)).map(({ title, channel }) => `${title} ${channel}`);

test('a date that is added later is announced too, and a removed one only where that is undone', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 5, 'Loan Deadline': 5 });
  const { contractDates: before } = transaction;
  const added = { title: 'Possession Date', date: dayIn(server, 5), description: '' };
  await changeTransaction(server, realtor, transaction, { contractDates: [...before, added] });
  expect(await titlesPlanned(transaction)).toContain('Possession Date email');

  await changeTransaction(server, realtor, transaction, { contractDates: [added] });
  expect(await titlesPlanned(transaction)).toEqual(['Possession Date app', 'Possession Date email']);
  await changeTransaction(server, realtor, transaction, { contractDates: [before[0], added] });
  await sendBefore(server, dayIn(server, 5), 6);
  const [mail, ...others] = await mailsTo(realtor);
  expect(others).toEqual([]);
  expect(['Closing Date', 'Loan Deadline', 'Possession Date'].filter((title) => mail!.text.includes(title))).toEqual([
    'Closing Date',
    'Possession Date',
  ]);
});

test('a deadline that is renamed after its reminder went out is not announced again', async () => {
  const { contractDates, ...transaction } = await aTransactionWith({ 'Closing Date': 5 });
  await sendBefore(server, dayIn(server, 5), 6);
  await changeTransaction(server, realtor, transaction, {
    contractDates: contractDates.map((date) => ({ ...date, title: 'Closing and Possession' })),
  });
  await send(server);
  expect(await mailsTo(realtor)).toHaveLength(1);
});

test('an employee who is removed gets no more reminders of the agent they worked for', async () => {
  const agent = await anAgentOf(server, realtor);
  const employee = await anEmployeeOf(server, agent);
  const transaction = await enterDeadlines(server, agent, { 'Closing Date': 5 });
  const receivers = async () => (await remindersOf(server, transaction)).map(({ person_id }) => person_id);
  expect(await receivers()).toContain(employee.id);
  await ask(server, removeTeammate, { token: realtor.token, params: { id: employee.id } });
  expect(await receivers()).not.toContain(employee.id);
});

interface Scene {
  transaction: Transaction;
  employee: TestPerson;
  /** Has an account, and no company yet. */
  newcomer: TestPerson;
  inviteCode: string;
}
type Made = (scene: Scene) => Promise<{ status: number }>;

const edited =
  (edit: (transaction: Transaction) => Record<string, unknown>): Made =>
  ({ transaction }) =>
    change(server, realtor, transaction, edit(transaction));
const chosen =
  (body: Record<string, unknown>): Made =>
  () =>
    ask(server, saveReminderSettings, { token: realtor.token, body });

const CHANGES: [name: string, make: Made][] = [
  [
    'a transaction that is entered',
    () => {
      const contract_dates = [{ title: 'Closing Date', date: dayIn(server, 5), description: '' }];
      return ask(server, addTransaction, { token: realtor.token, body: aTransaction({ contract_dates }) });
    },
  ],
  [
    'a date that is added',
    edited(({ contractDates }) => ({
      contractDates: [...contractDates, { title: 'Possession Date', date: dayIn(server, 7), description: '' }],
    })),
  ],
  [
    'a date that is moved',
    edited(({ contractDates: [first, ...others] }) => ({
      contractDates: [{ ...first, date: dayIn(server, 9) }, ...others],
    })),
  ],
  ['a date that is removed', edited(({ contractDates }) => ({ contractDates: contractDates.slice(1) }))],
  [
    'a date that is checked off',
    edited(({ contractDates: [first] }) => ({ checkedOff: [{ _id: first!._id, isDone: true }] })),
  ],
  [
    'a date that is done no longer',
    edited(({ contractDates: [, second] }) => ({ checkedOff: [{ _id: second!._id, isDone: false }] })),
  ],
  ['another choice', edited(() => ({ notification: { type: 'days', value: 2 } }))],
  ['another Time of Day', edited(() => ({ time_of_day: '17:00' }))],
  ['another Acceptance Deadline Time', edited(() => ({ acceptance_time: '19:30' }))],
  ['another address', edited(() => ({ state: 'New York', zipcode: '10001' }))],
  ['a closing', edited(() => ({ status: 'Closed' }))],
  ['another channel', chosen({ byEmail: false })],
  ['a choice of quiet hours', chosen({ quietHours: { from: '21:00', until: '07:00' }, timeZone: 'America/Denver' })],
  [
    'another time zone',
    () => ask(server, updateUser, { token: realtor.token, body: { timeZone: 'America/New_York' } }),
  ],
  [
    'the end of emails about a transaction',
    ({ transaction: { _id } }) =>
      ask(server, muteReminderMails, { token: realtor.token, params: { id: _id }, body: { isMuted: true } }),
  ],
  [
    'somebody who joins',
    ({ newcomer, inviteCode }) =>
      ask(server, updateUser, { token: newcomer.token, body: { referralCode: inviteCode } }),
  ],
  [
    'somebody who is removed',
    ({ employee }) => ask(server, removeTeammate, { token: realtor.token, params: { id: employee.id } }),
  ],
];

test.each(CHANGES)(
  '%s is stored together with the reminders that follow from it, or not at all',
  async (_name, make) => {
    const transaction = await aTransactionWith({ 'Closing Date': 5, 'Loan Objection Deadline': 6 });
    await changeTransaction(server, realtor, transaction, {
      checkedOff: [{ _id: transaction.contractDates[1]!._id, isDone: true }],
    });
    const scene = {
      transaction,
      employee: await anEmployeeOf(server, realtor),
      newcomer: await aPerson(server, { role: 'Employee' }),
      inviteCode: await codeOf(server, realtor, 'employeeInviteLink'),
    };
    const before = await stored();

    const { status } = await whileNoReminderCanBeStored(server, () => make(scene));
    expect(status).toBe(500);
    expect(await stored()).toEqual(before);

    expect((await make(scene)).status).toBe(200);
    expect(await stored()).not.toEqual(before);
  },
);

/** All that reminders follow from, and they. */
async function stored(): Promise<unknown> {
  const tables = ['transactions', 'contract_dates', 'people', 'reminder_settings', 'reminder_mutes', 'reminders'];
  const all = tables.map((table) => `select '${table}' as name, to_jsonb(one) as one from ${table} one`);
  const { rows } = await server.db.execute(sql.raw(`${all.join(' union all ')} order by 1, 2`));
  return rows;
}

async function whileNoReminderCanBeStored<T>({ db }: TestServer, work: () => Promise<T>): Promise<T> {
  await db.execute(sql`create function refuse_reminders() returns trigger language plpgsql as
    $$ begin raise exception 'no reminder can be stored'; end $$`);
  await db.execute(sql`create trigger refuse before insert on reminders execute function refuse_reminders()`);
  try {
    return await work();
  } finally {
    await db.execute(sql`drop function refuse_reminders cascade`);
  }
}
