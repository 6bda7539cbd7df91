import { updateUser } from '@keydate/contracts/people';
import { saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { answerReminder, listNotifications, transactionReminders } from '@keydate/contracts/reminders';
import { removeTeammate } from '@keydate/contracts/teammates';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { HOUR_MS } from '@keydate/domain/durations';
import { sql } from 'drizzle-orm';
import { startSession } from '../src/accounts/sessions/use-cases/start-session';
import { ask } from './ask';
import { aLenderOf, withdraw } from './lenders';
import { anEmployeeOf, aRealtor, type TestPerson } from './people';
import { dayIn, remindersOf, send, sendBefore } from './reminders';
import { codeOf } from './sign-ups';
import { changeTransaction, openTransaction } from './transactions';
import { onWinterDays, type WinterDay } from './winter-day';

let { server, realtor, aTransactionWith, mailsTo } = {} as WinterDay;
onWinterDays((day) => ({ server, realtor, aTransactionWith, mailsTo } = day));

const newsOf = async ({ token }: TestPerson) =>
  (await ask(server, listNotifications, { token })).body.result.notifications;
/** The newest reminder in a person's app. */
async function reminderOf(person: TestPerson) {
  for (const one of await newsOf(person)) if ('answers' in one) return { ...one, answers: one.answers! };
  throw new Error('The app has no reminder.');
}
async function answer(person: TestPerson, body: Record<string, unknown>, id?: string) {
  const params = { id: id ?? (await reminderOf(person))._id };
  return ask(server, answerReminder, { token: person.token, params, body });
}
/** The address of the answer's page in the newest email to a person, at the test's server. */
async function linkTo(person: TestPerson): Promise<string> {
  const { pathname, search } = new URL(/https?:\S+\/answer\?token=\S+/.exec((await mailsTo(person))[0]!.text)![0]);
  return `${server.origin}${pathname}${search}`;
}
async function press(url: string, body: Record<string, string>) {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(body) });
  await server.tools.background.settle();
  return { status: reply.status, text: await reply.text() };
}
/** So long before a day ends in Colorado. */
const beforeEnd = (day: CalendarDay, hours: number) =>
  new Date(Date.parse(`${day.slice(6)}-${day.slice(0, 5)}T23:59:00-07:00`) - hours * HOUR_MS).toISOString();

/** A closing in five days, of which a realtor and their employee were reminded six hours before it ends. */
async function aReminded() {
  const employee = await anEmployeeOf(server, realtor);
  const transaction = await aTransactionWith({ 'Closing Date': 5 });
  const day = dayIn(server, 5);
  await sendBefore(server, day, 6);
  return { employee, transaction, day };
}

type Reminded = Awaited<ReturnType<typeof aReminded>>;

describe('a person who has it', () => {
  test('is named to everyone who got the reminder, in the app and on the transaction’s page', async () => {
    const { employee, transaction, day } = await aReminded();
    expect((await answer(employee, { hasIt: true })).body.result.answers.takenBy).toMatchObject([{ _id: employee.id }]);
    expect((await answer(employee, { hasIt: true })).body.result.answers.takenBy).toHaveLength(1);
    expect((await reminderOf(realtor)).answers).toMatchObject({ takenBy: [{ _id: employee.id }], canAnswer: true });
    const asked = { token: realtor.token, params: { id: transaction._id } };
    expect((await ask(server, transactionReminders, asked)).body.result.taken).toMatchObject([
      { date: day, by: { _id: employee.id } },
    ]);
  });

  test('can give it back', async () => {
    const { employee } = await aReminded();
    await answer(employee, { hasIt: true });
    await answer(employee, { hasIt: false });
    expect((await reminderOf(realtor)).answers.takenBy).toEqual([]);
  });

  test('can give it back on the transaction’s page, where reminders reach them by email alone', async () => {
    const body = { inApp: false };
    await ask(server, saveReminderSettings, { token: realtor.token, body });
    const { employee, transaction } = await aReminded();
    await press(await linkTo(realtor), { answer: 'got-it' });
    const taken = async ({ token }: TestPerson) =>
      (await ask(server, transactionReminders, { token, params: { id: transaction._id } })).body.result.taken;
    expect(await taken(employee)).toMatchObject([{ by: { _id: realtor.id }, reminderId: null }]);
    const [own] = await taken(realtor);
    await answer(realtor, { hasIt: false }, own!.reminderId!);
    expect(await taken(employee)).toEqual([]);
  });

  test('is promised no other reminder once reminders reach them by no channel', async () => {
    await aReminded();
    expect((await reminderOf(realtor)).answers.canRemind).toBe(true);
    const body = { byEmail: false, inApp: false };
    await ask(server, saveReminderSettings, { token: realtor.token, body });
    expect((await reminderOf(realtor)).answers).toMatchObject({ canAnswer: true, canRemind: false });
    const page = await (await fetch(await linkTo(realtor))).text();
    expect([page.includes('I’ve got it'), page.includes('In 1 hour')]).toEqual([true, false]);
  });

  test('is no longer named once they were removed', async () => {
    const { employee } = await aReminded();
    await answer(employee, { hasIt: true });
    await ask(server, removeTeammate, { token: realtor.token, params: { id: employee.id } });
    expect((await reminderOf(realtor)).answers.takenBy).toEqual([]);
  });

  test('has no answer from before once they were removed and have joined again', async () => {
    const { employee, day } = await aReminded();
    await answer(employee, { hasIt: true, remindAt: beforeEnd(day, 2) });
    await ask(server, removeTeammate, { token: realtor.token, params: { id: employee.id } });
    const token = await startSession(server.db, server.clock, { kind: 'full', personId: employee.id });
    const referralCode = await codeOf(server, realtor, 'employeeInviteLink');
    expect((await ask(server, updateUser, { token, body: { referralCode } })).status).toBe(200);
    expect((await reminderOf(realtor)).answers.takenBy).toEqual([]);
    expect((await reminderOf({ ...employee, token })).answers).toMatchObject({ takenBy: [], remindAt: null });
  });

  test('is named in the email of the same reminder that goes out later', async () => {
    const { employee, transaction, day } = await aReminded();
    await answer(employee, { hasIt: true });
    // the same choice reaches somebody who joins later
    const colleague = await anEmployeeOf(server, realtor);
    await changeTransaction(server, realtor, transaction, { time_of_day: '12:00' });
    await sendBefore(server, day, 5);
    expect((await mailsTo(colleague))[0]!.text).toContain(' has it.');
  });

  test('is, to a lender, the company, and a lender is named to the company', async () => {
    const lender = await aRealtor(server, { role: 'SuperLender', fullName: 'Ilse Okonjo' });
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    await aLenderOf(server, transaction, realtor, lender);
    await sendBefore(server, dayIn(server, 5), 6);
    await answer(realtor, { hasIt: true });
    const [company, ...others] = (await reminderOf(lender)).answers.takenBy;
    expect([company!._id, others]).toEqual([transaction._id, []]);
    expect(company!.fullName).not.toContain('Robin Vale');
    await answer(lender, { hasIt: true });
    expect((await reminderOf(realtor)).answers.takenBy).toMatchObject([
      { _id: realtor.id },
      { fullName: 'Ilse Okonjo' },
    ]);
  });
});

test('a lender who comes back has nothing from before', async () => {
  const lender = await aRealtor(server, { role: 'SuperLender' });
  const transaction = await aTransactionWith({ 'Closing Date': 5 });
  const part = await aLenderOf(server, transaction, realtor, lender);
  await sendBefore(server, dayIn(server, 5), 6);
  await answer(lender, { hasIt: true });
  await withdraw(server, realtor, part);
  await aLenderOf(server, transaction, realtor, lender);
  const asked = { token: lender.token, params: { id: transaction._id } };
  expect((await ask(server, transactionReminders, asked)).body.result.taken).toEqual([]);
  expect((await reminderOf(realtor)).answers.takenBy).toEqual([]);
});

test('a lender reads nothing of a deadline that has a title by now which they do not see', async () => {
  const lender = await aRealtor(server, { role: 'SuperLender' });
  const transaction = await aTransactionWith({ 'Closing Date': 5 });
  await aLenderOf(server, transaction, realtor, lender);
  await sendBefore(server, dayIn(server, 5), 6);
  const url = await linkTo(lender);
  const { _id } = await reminderOf(lender);
  await server.db.execute(
    sql`update contract_dates set title = 'Inspection Objection Deadline' where transaction_id = ${transaction._id}`,
  );
  const page = await fetch(url);
  expect([page.status, (await page.text()).includes('Inspection')]).toEqual([404, false]);
  expect((await answer(lender, { hasIt: true }, _id)).status).toBe(404);
});

describe('“Done”', () => {
  test('settles the deadline, and ends its answers for everyone', async () => {
    const { employee, transaction } = await aReminded();
    const { _id } = await reminderOf(employee);
    expect((await answer(realtor, { isDone: true })).body.result.answers.canAnswer).toBe(false);
    const { body } = await openTransaction(server, employee, transaction._id);
    expect(body.result.transactions.contractDates[0]!.done).toMatchObject({ as: 'done', by: { _id: realtor.id } });
    // two people may press it at the same time
    expect((await answer(employee, { isDone: true, hasIt: true }, _id)).status).toBe(200);
    expect((await reminderOf(realtor)).answers.takenBy).toEqual([]);
    expect((await answer(employee, { hasIt: true }, _id)).body.message).toContain('was settled, moved or removed');
  });

  test('is not for lenders', async () => {
    const lender = await aRealtor(server, { role: 'SuperLender' });
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    await aLenderOf(server, transaction, realtor, lender);
    await sendBefore(server, dayIn(server, 5), 6);
    expect((await answer(lender, { isDone: true, hasIt: true })).status).toBe(403);
    expect((await reminderOf(lender)).answers.takenBy).toEqual([]);
  });
});

describe('“Remind me”', () => {
  test('for a moment in quiet hours that outlast the deadline brings its email then, not at once', async () => {
    const { employee, day } = await aReminded();
    const body = { quietHours: { from: '21:00', until: '07:00' }, timeZone: 'America/Denver' };
    await ask(server, saveReminderSettings, { token: employee.token, body });
    await sendBefore(server, day, 2);
    await answer(employee, { remindAt: beforeEnd(day, 1) });
    await sendBefore(server, day, 1.5);
    expect(await mailsTo(employee)).toHaveLength(1);
    await sendBefore(server, day, 1);
    expect((await mailsTo(employee))[0]!.text).toContain('You asked for this reminder.');
  });

  test('brings one more reminder to its person alone, by email and in the app, at the chosen time', async () => {
    const { employee, day } = await aReminded();
    const remindAt = beforeEnd(day, 2);
    expect((await answer(employee, { remindAt })).body.result.answers.remindAt).toBe(remindAt);
    await sendBefore(server, day, 2.01);
    expect(await mailsTo(employee)).toHaveLength(1);
    await sendBefore(server, day, 2);
    await sendBefore(server, day, 1);
    const [mail, , ...others] = await mailsTo(employee);
    expect(mail!.text).toContain('You asked for this reminder.');
    expect([others.length, (await mailsTo(realtor)).length]).toEqual([0, 1]);
    expect((await newsOf(employee)).length).toBe(2);
    expect((await reminderOf(employee)).answers.remindAt).toBeNull();
  });

  test('replaces the one that was asked for before, or cancels it', async () => {
    const { employee, day } = await aReminded();
    await answer(employee, { remindAt: beforeEnd(day, 4) });
    await answer(employee, { remindAt: beforeEnd(day, 3) });
    await answer(realtor, { remindAt: beforeEnd(day, 3) });
    await answer(realtor, { remindAt: null });
    await sendBefore(server, day, 0.5);
    expect([(await mailsTo(employee)).length, (await mailsTo(realtor)).length]).toEqual([2, 1]);
  });

  test('is refused past the end, at the end, and in the past', async () => {
    const { employee, day } = await aReminded();
    for (const hours of [0, -1]) {
      const { status, body } = await answer(employee, { remindAt: beforeEnd(day, hours) });
      expect([status, body.errors]).toEqual([400, { remindAt: 'Choose a time before the deadline ends.' }]);
    }
    expect((await answer(employee, { remindAt: beforeEnd(day, 7) })).body.errors).toEqual({
      remindAt: 'This time has passed. Choose a later one.',
    });
    expect((await answer(employee, {})).status).toBe(400);
  });

  test('goes out a quarter of an hour before the end where the deadline now ends before its time', async () => {
    const transaction = await aTransactionWith({ 'Inspection Objection Deadline': 5 });
    const day = dayIn(server, 5);
    await sendBefore(server, day, 6);
    await answer(realtor, { remindAt: beforeEnd(day, 1) });
    await changeTransaction(server, realtor, transaction, { time_of_day: '21:00' });
    await sendBefore(server, day, 3.3);
    expect(await mailsTo(realtor)).toHaveLength(1);
    await sendBefore(server, day, 3.2);
    expect(await mailsTo(realtor)).toHaveLength(2);
  });

  test('sends nothing once the deadline is settled, or its person no longer gets its reminders', async () => {
    const { employee, transaction, day } = await aReminded();
    await answer(employee, { remindAt: beforeEnd(day, 2) });
    await answer(realtor, { remindAt: beforeEnd(day, 1) });
    await ask(server, removeTeammate, { token: realtor.token, params: { id: employee.id } });
    await answer(realtor, { isDone: true });
    await sendBefore(server, day, 0.5);
    expect([(await mailsTo(employee)).length, (await mailsTo(realtor)).length]).toEqual([1, 1]);
    expect((await remindersOf(server, transaction)).map(({ state }) => state)).not.toContain('planned');
  });
});

describe('the link in an email', () => {
  test('opens a page with buttons, and opening it answers nothing', async () => {
    const { employee } = await aReminded();
    const url = await linkTo(employee);
    const page = await fetch(url);
    const text = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    for (const words of ['Closing Date', 'I’ve got it', 'In 1 hour', 'sign in to check it off'])
      expect(text).toContain(words);
    expect((await reminderOf(realtor)).answers.takenBy).toEqual([]);
  });

  test('answers “I’ve got it” without a session, and its person learns of it in the app once', async () => {
    const { employee } = await aReminded();
    const url = await linkTo(employee);
    const { status, text } = await press(url, { answer: 'got-it' });
    expect([status, text]).toEqual([200, expect.stringContaining(' has it.')]);
    await press(url, { answer: 'got-it' });
    expect((await reminderOf(realtor)).answers.takenBy).toMatchObject([{ _id: employee.id }]);
    const told = (await newsOf(employee)).filter((one) => 'kind' in one && one.kind === 'reminder-answered');
    expect(told.map((one) => 'kind' in one && one.subject)).toEqual([
      expect.stringContaining('Closing Date. You have it'),
    ]);
    expect((await newsOf(realtor)).some((one) => 'kind' in one)).toBe(false);
  });

  test('answers the last of the reminders of a deadline that one email has', async () => {
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    await changeTransaction(server, realtor, transaction, {
      lead_times: [6, 7, 8].map((value) => ({ type: 'hours', value })),
    });
    // a server that was away sends all three together
    await sendBefore(server, dayIn(server, 5), 5);
    await press(await linkTo(realtor), { answer: 'got-it' });
    const { rows } = await server.db.execute(
      sql`select lead from reminder_takers where transaction_id = ${transaction._id}`,
    );
    expect(rows).toEqual([{ lead: '6 hours' }]);
  });

  test('asks for one more reminder by one of its times, and refuses a time past the end in one sentence', async () => {
    const { employee, day } = await aReminded();
    const url = await linkTo(employee);
    expect((await press(url, { remindAt: beforeEnd(day, 5) })).text).toContain('will be reminded again');
    const late = await press(url, { remindAt: beforeEnd(day, 0) });
    expect([late.status, late.text]).toEqual([400, expect.stringContaining('Choose a time before the deadline ends.')]);
    expect((await press(url, { answer: 'done' })).status).toBe(400);
    await sendBefore(server, day, 5);
    expect(await mailsTo(employee)).toHaveLength(2);
  });

  test.each([
    ['its deadline has ended', 'This deadline has ended', ({ day }: Reminded) => sendBefore(server, day, -1)],
    ['the deadline was settled', 'was settled, moved or removed', () => answer(realtor, { isDone: true })],
    [
      'the transaction was closed',
      'the transaction was closed',
      ({ transaction }: Reminded) => changeTransaction(server, realtor, transaction, { status: 'Closed' }),
    ],
  ])('is dead once %s, and says so without a word about the deadline', async (_when, words, end) => {
    const reminded = await aReminded();
    const url = await linkTo(reminded.employee);
    await end(reminded);
    for (const reply of [
      await fetch(url),
      await fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'got-it' }) }),
    ]) {
      const text = await reply.text();
      expect([reply.status, text]).toEqual([410, expect.stringContaining(words)]);
      expect(text).not.toContain('Closing Date');
    }
  });

  test('does nothing for somebody who was removed, a lender who was withdrawn, or a token with another letter', async () => {
    const lender = await aRealtor(server, { role: 'SuperLender' });
    const employee = await anEmployeeOf(server, realtor);
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    const part = await aLenderOf(server, transaction, realtor, lender);
    await sendBefore(server, dayIn(server, 5), 6);
    const [ofEmployee, ofLender] = [await linkTo(employee), await linkTo(lender)];
    await ask(server, removeTeammate, { token: realtor.token, params: { id: employee.id } });
    await withdraw(server, realtor, part);
    const wrong = ofEmployee.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    for (const url of [ofEmployee, ofLender, wrong, `${server.origin}/answer`]) {
      const { status, text } = await press(url, { answer: 'got-it' });
      expect([status, text]).toEqual([404, expect.stringContaining('This link does not work')]);
    }
    expect((await reminderOf(realtor)).answers.takenBy).toEqual([]);
    await send(server);
  });
});
