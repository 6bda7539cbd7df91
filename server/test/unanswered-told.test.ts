import { chooseEscalation } from '@keydate/contracts/companies';
import { saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { answerReminder, listNotifications } from '@keydate/contracts/reminders';
import { MailRefused } from '../src/ports/mailer';
import { ask } from './ask';
import { anAgentOf, anEmployeeOf, type TestPerson } from './people';
import { dayIn, send } from './reminders';
import { changeTransaction, enterTransaction } from './transactions';
import { onWinterDays, type WinterDay } from './winter-day';

// it begins on Sunday, January 10, 2027, at 10 AM in Denver
let { mailing, server, realtor, aTransactionWith } = {} as WinterDay;
let agent: TestPerson;
onWinterDays((day) => ({ mailing, server, realtor, aTransactionWith } = day));
beforeEach(async () => {
  agent = await anAgentOf(server, realtor);
});

const ALL = ['rights', 'loan', 'earnest-money', 'closing'];
const choose = (escalates: string[]) => ask(server, chooseEscalation, { token: realtor.token, body: { escalates } });
/** Lets the servers run on at a time of January in Denver; a reminder goes out at 5:59 PM, six hours before the end. */
const runAt = async (clock: string) => {
  server.clock.set(new Date(`2027-01-${clock}:00-07:00`));
  await send(server);
};
/** The owner has quiet hours from 8 PM. */
const keepQuiet = (until: string) =>
  ask(server, saveReminderSettings, {
    token: realtor.token,
    body: { quietHours: { from: '20:00', until }, timeZone: 'America/Denver' },
  });
const toldTo = async ({ email }: TestPerson) =>
  (await server.mailsTo(email)).filter(({ subject }) => subject.startsWith('Nobody has answered')).reverse();
const newsOf = async ({ token }: TestPerson) =>
  (await ask(server, listNotifications, { token })).body.result.notifications;
const rungFor = async (person: TestPerson) =>
  (await newsOf(person)).flatMap((one) => ('kind' in one && one.kind === 'deadline-unanswered' ? one.subject : []));
const remindersOf = async (person: TestPerson) =>
  (await newsOf(person)).flatMap((one) => ('answers' in one && one.answers ? one : []));
/** Answers a person's newest reminder, or an older one. */
const answer = async (person: TestPerson, body: Record<string, unknown>, older = 0) => {
  const reminder = (await remindersOf(person))[older]!;
  const { status } = await ask(server, answerReminder, { token: person.token, params: { id: reminder._id }, body });
  expect(status).toBe(200);
};

test('the owner hears once of a critical row that nobody answers, by half of the time that was left', async () => {
  await choose(ALL);
  const { contractDates } = await aTransactionWith(
    { 'Loan Termination Deadline': 1, 'Closing Date': 1, 'Possession Date': 1 },
    agent,
  );
  await runAt('11T18:00');
  // half of the time is over at 8:59 PM
  await runAt('11T20:59');
  expect(await toldTo(realtor)).toEqual([]);
  await runAt('11T21:00');
  await runAt('11T22:00');
  const [mail, ...others] = await toldTo(realtor);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('Nobody has answered the reminders of 2 deadlines');
  expect(mail!.text).toContain(
    `Closing Date\nMonday, 01-11-2027, 11:59 PM Denver time\n48 Juniper Lane, Boulder\nTransaction of ${agent.fullName}\n`,
  );
  expect(mail!.text).not.toContain('Possession');
  expect((await rungFor(realtor)).toSorted()).toEqual([
    'Closing Date, Monday, 01-11-2027',
    'Loan Termination Deadline, Monday, 01-11-2027',
  ]);
  const linked = (await newsOf(realtor)).map(({ dateId }) => contractDates.find(({ _id }) => _id === dateId)?.title);
  expect(linked.toSorted()).toEqual(['Closing Date', 'Loan Termination Deadline']);
  expect([await toldTo(agent), await rungFor(agent)]).toEqual([[], []]);
});

test('it is off until the owner turns it on, and is of the rows that they choose', async () => {
  await aTransactionWith({ 'Closing Date': 1, 'Earnest Money Deadline': 1 }, agent);
  await runAt('11T18:00');
  await runAt('11T21:00');
  expect([await toldTo(realtor), await rungFor(realtor)]).toEqual([[], []]);
  await choose(['earnest-money']);
  await runAt('11T21:15');
  expect((await toldTo(realtor)).map(({ subject }) => subject)).toEqual([
    'Nobody has answered: Earnest Money Deadline, 48 Juniper Lane, Boulder',
  ]);
});

test('the closing is the row that a person marked, whatever its title', async () => {
  await choose(['closing']);
  const transaction = await aTransactionWith({ 'Closing Date': 1, 'Signing at the Bank': 1 }, agent);
  const signing = transaction.contractDates.find(({ title }) => title === 'Signing at the Bank')!;
  await changeTransaction(server, agent, transaction, { closing: signing._id });
  await runAt('11T18:00');
  await runAt('11T21:00');
  expect(await rungFor(realtor)).toEqual(['Signing at the Bank, Monday, 01-11-2027']);
});

test.each([{ hasIt: true }, { isDone: true }])('nothing is said where somebody has answered %j', async (body) => {
  await choose(ALL);
  const employee = await anEmployeeOf(server, agent);
  await aTransactionWith({ 'Closing Date': 1 }, agent);
  await runAt('11T18:00');
  await answer(employee, body);
  await runAt('11T21:00');
  await runAt('11T23:00');
  expect([await toldTo(realtor), await rungFor(realtor)]).toEqual([[], []]);
});

test('a person who wants to be reminded again has not answered for the others, nor has one who gives it back', async () => {
  await choose(ALL);
  await aTransactionWith({ 'Closing Date': 1 }, agent);
  await runAt('11T18:00');
  await answer(agent, { remindAt: '2027-01-12T06:30:00.000Z' });
  await answer(agent, { hasIt: true });
  await runAt('11T21:00');
  expect(await rungFor(realtor)).toEqual([]);
  await answer(agent, { hasIt: false });
  await runAt('11T21:01');
  expect(await rungFor(realtor)).toHaveLength(1);
});

test('an answer to an earlier reminder does not answer the last one', async () => {
  await choose(ALL);
  const transaction = await aTransactionWith({ 'Closing Date': 2 }, agent, {
    notification: { type: 'days', value: 1 },
  });
  await runAt('12T00:00');
  await answer(agent, { hasIt: true });
  await changeTransaction(server, agent, transaction, { notification: { type: 'hours', value: 6 } });
  await runAt('12T12:00');
  expect(await rungFor(realtor)).toEqual([]);
  await runAt('12T18:00');
  await runAt('12T21:00');
  expect(await rungFor(realtor)).toHaveLength(1);
});

test.each([
  { which: 'one that a person asked for', older: 0 },
  { which: 'an earlier one', older: 2 },
])('after the last reminder an answer to $which counts for it, until it is given back', async ({ older }) => {
  await choose(ALL);
  const employee = await anEmployeeOf(server, agent);
  const transaction = await aTransactionWith({ 'Closing Date': 1 }, agent);
  await changeTransaction(server, agent, transaction, {
    lead_times: [
      { type: 'hours', value: 6 },
      { type: 'hours', value: 12 },
    ],
  });
  await runAt('11T12:00');
  await answer(agent, { remindAt: '2027-01-12T01:30:00.000Z' });
  await runAt('11T18:00');
  await runAt('11T18:30');
  await answer(agent, { hasIt: true }, older);
  await runAt('11T21:00');
  expect(await rungFor(realtor)).toEqual([]);
  const [last] = await remindersOf(employee);
  expect(last!.answers!.takenBy).toEqual([{ _id: agent.id, fullName: agent.fullName }]);
  // the last one of them all
  await answer(agent, { hasIt: false }, 1);
  await runAt('11T21:01');
  expect(await rungFor(realtor)).toHaveLength(1);
});

test('an owner who got the reminder hears no more, nor does one with fewer than 15 minutes left', async () => {
  await choose(ALL);
  await aTransactionWith({ 'Closing Date': 1 });
  await runAt('11T18:00');
  await aTransactionWith({ 'Loan Deadline': 0 }, agent);
  // the reminder of what was entered late goes out at once: half of the rest is over at 11:45 PM
  server.clock.set(new Date('2027-01-11T23:40:00-07:00'));
  await enterTransaction(server, agent, {
    contract_dates: [{ title: 'Loan Objection Deadline', date: dayIn(server, 0), description: '' }],
  });
  await runAt('11T23:50');
  expect((await rungFor(realtor)).filter((subject) => !subject.startsWith('Loan Deadline'))).toEqual([]);
});

/** The last reminder goes out at 10 PM, two hours before the end: the owner hears at 11 PM, and not before. */
async function expectHalfWayFromTen() {
  await runAt('11T22:00');
  await runAt('11T22:01');
  expect(await rungFor(realtor)).toEqual([]);
  await runAt('11T23:00');
  expect(await rungFor(realtor)).toHaveLength(1);
}

test('half of the time counts from when the last reminder went out, late as that may be', async () => {
  await choose(ALL);
  await aTransactionWith({ 'Closing Date': 1 }, agent);
  // no server ran for four hours
  await expectHalfWayFromTen();
});

test('nothing is said while the last reminder waits for a mail server', async () => {
  await choose(ALL);
  await ask(server, saveReminderSettings, { token: agent.token, body: { inApp: false } });
  await aTransactionWith({ 'Closing Date': 1 }, agent);
  mailing.refuseMails(new Error('away'));
  await runAt('11T18:00');
  await runAt('11T21:00');
  mailing.refuseMails();
  await expectHalfWayFromTen();
});

test('of a last reminder that a mail server refuses, its own moment counts', async () => {
  await choose(ALL);
  await ask(server, saveReminderSettings, { token: agent.token, body: { inApp: false } });
  await aTransactionWith({ 'Closing Date': 1 }, agent);
  mailing.refuseMails(new MailRefused('no such mailbox'));
  await runAt('11T18:00');
  await runAt('11T21:00');
  expect(await rungFor(realtor)).toHaveLength(1);
});

test('a deadline that ends later on its day than its reminder said is not forgotten', async () => {
  await choose(ALL);
  const transaction = await aTransactionWith({ 'Loan Termination Deadline': 1 }, agent);
  const atFive = await changeTransaction(server, agent, transaction, { time_of_day: '17:00' });
  await runAt('11T11:00');
  await changeTransaction(server, agent, atFive, { time_of_day: null });
  // half way from 11 AM to 11:59 PM
  await runAt('11T17:29');
  expect(await rungFor(realtor)).toEqual([]);
  await runAt('11T17:30');
  expect(await rungFor(realtor)).toHaveLength(1);
});

test('a person who asks for a reminder at the moment of the last one does not bring the owner’s forward', async () => {
  await choose(ALL);
  const transaction = await aTransactionWith({ 'Closing Date': 1 }, agent);
  await changeTransaction(server, agent, transaction, {
    lead_times: [
      { type: 'hours', value: 3 },
      { type: 'hours', value: 12 },
    ],
  });
  await runAt('11T12:00');
  await answer(agent, { remindAt: '2027-01-12T03:59:00.000Z' });
  // half way from the first reminder
  await runAt('11T18:30');
  expect(await rungFor(realtor)).toEqual([]);
  await runAt('11T21:00');
  await answer(agent, { hasIt: true });
  await runAt('11T23:00');
  expect(await rungFor(realtor)).toEqual([]);
});

test('quiet hours do not hold an email into the last quarter of an hour of the nearest of its deadlines', async () => {
  await choose(ALL);
  await keepQuiet('21:50');
  const transaction = await aTransactionWith({ 'Closing Date': 1, 'Inspection Objection Deadline': 1 }, agent);
  await changeTransaction(server, agent, transaction, { time_of_day: '22:00' });
  await runAt('11T18:00');
  await runAt('11T21:05');
  expect((await toldTo(realtor)).map(({ subject }) => subject)).toEqual([
    'Nobody has answered the reminders of 2 deadlines',
  ]);
});

test('quiet hours hold the email, and it is not sent for what was answered meanwhile', async () => {
  await choose(ALL);
  await keepQuiet('22:00');
  await aTransactionWith({ 'Closing Date': 1 }, agent);
  await enterTransaction(server, agent, {
    street: '9 Aspen Way',
    contract_dates: [{ title: 'Loan Deadline', date: dayIn(server, 1), description: '' }],
  });
  await runAt('11T18:00');
  await runAt('11T21:00');
  expect([await toldTo(realtor), await rungFor(realtor)]).toMatchObject([[], [expect.any(String), expect.any(String)]]);
  // the newest reminder
  const [newest] = await newsOf(agent);
  await answer(agent, { hasIt: true });
  await runAt('11T22:00');
  const [mail, ...others] = await toldTo(realtor);
  expect(others).toEqual([]);
  const answered = newest && 'title' in newest ? newest.title : '';
  expect(mail!.subject).toContain(answered === 'Loan Deadline' ? 'Closing Date' : 'Loan Deadline');
});

test('a held email is not sent for rows that the owner no longer chooses', async () => {
  await choose(ALL);
  await keepQuiet('22:00');
  await aTransactionWith({ 'Closing Date': 1, 'Loan Deadline': 1 }, agent);
  await runAt('11T18:00');
  await runAt('11T21:00');
  await choose(['loan']);
  await runAt('11T22:00');
  expect((await toldTo(realtor)).map(({ subject }) => subject)).toEqual([
    'Nobody has answered: Loan Deadline, 48 Juniper Lane, Boulder',
  ]);
});

test('an email that quiet hours hold goes out once they are shortened', async () => {
  await choose(ALL);
  await keepQuiet('23:30');
  await aTransactionWith({ 'Closing Date': 1 }, agent);
  await runAt('11T18:00');
  await runAt('11T21:00');
  await keepQuiet('21:30');
  await runAt('11T21:30');
  expect(await toldTo(realtor)).toHaveLength(1);
});

test('several servers tell it once, and an email that finds no mail server ends with its deadline', async () => {
  await choose(ALL);
  await aTransactionWith({ 'Closing Date': 1 }, agent);
  await runAt('11T18:00');
  mailing.refuseMails(new Error('away'));
  server.clock.set(new Date('2027-01-11T21:00:00-07:00'));
  await Promise.all([send(server), send(server), send(server)]);
  expect(await rungFor(realtor)).toHaveLength(1);
  mailing.refuseMails();
  await runAt('12T00:30');
  expect(await toldTo(realtor)).toEqual([]);
});
