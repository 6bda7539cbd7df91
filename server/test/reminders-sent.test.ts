import { calendarDay } from '@keydate/domain/calendar-day';
import { ask } from './ask';
import { aPerson, aRealtor, type TestPerson } from './people';
import { dayIn, remindersOf, send, sendBefore } from './reminders';
import { aDevice, closeDevices } from './sockets';
import { acceptTerms, codeOf, isInvited } from './sign-ups';
import { changeTransaction, enterTransaction } from './transactions';
import { onWinterDays, type WinterDay } from './winter-day';
import { listExplanations, updateExplanation } from '@keydate/contracts/explanations';
import {
  listNotifications,
  notificationsRead,
  readNotifications,
  transactionReminders,
} from '@keydate/contracts/reminders';
import { removeTeammate } from '@keydate/contracts/teammates';
import { sql } from 'drizzle-orm';
import { planMovedEnds } from '../src/reminders/use-cases/plan-moved-ends';

let { server, realtor, aTransactionWith, mailsTo } = {} as WinterDay;
onWinterDays((day) => ({ server, realtor, aTransactionWith, mailsTo } = day));
afterEach(closeDevices);

const newsOf = async ({ token }: TestPerson) =>
  (await ask(server, listNotifications, { token })).body.result.notifications;

test('a reminder goes out once, by email and in the app, six hours before the deadline ends', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 5 });
  const day = dayIn(server, 5);

  await sendBefore(server, day, 6.01);
  expect(await mailsTo(realtor)).toEqual([]);
  await sendBefore(server, day, 6);
  await sendBefore(server, day, 3);

  const [mail, ...others] = await mailsTo(realtor);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('Closing Date: 6 hours left, 48 Juniper Lane, Boulder');
  for (const words of [
    'Closing Date',
    `${day}, 11:59 PM Denver time: 6 hours left.`,
    `/transaction/${transaction._id}`,
    '48 Juniper Lane, Boulder, Colorado 80301',
  ]) {
    expect(mail!.text).toContain(words);
    expect(mail!.html).toContain(words);
  }
  expect(await remindersOf(server, transaction)).toMatchObject([
    { channel: 'app', state: 'sent', person_id: realtor.id },
    { channel: 'email', state: 'sent', person_id: realtor.id },
  ]);
});

test('the explanation of a deadline is in its mail', async () => {
  const description = 'The buyer may object to the inspection until then.';
  const day = dayIn(server, 5);
  await enterTransaction(server, realtor, {
    contract_dates: [{ title: 'Inspection Objection Deadline', date: day, description }],
    time_of_day: '17:00',
  });
  await sendBefore(server, day, 12.9);
  const [mail] = await mailsTo(realtor);
  expect(mail!.text).toContain(description);
  expect(mail!.text).toContain('5:00 PM Denver time');
});

test('how a deadline is counted is in its mail and in the app, unless a person has set another day', async () => {
  const [mec, day] = [dayIn(server, -1), dayIn(server, 5)];
  const counted = { date: day, words: 'MEC + 6 days' };
  await enterTransaction(server, realtor, {
    contract_dates: [
      { title: 'Appraisal Deadline', ...counted, follows: true },
      { title: 'Survey Deadline', ...counted, follows: false },
    ],
    counting: { mec },
  });
  await sendBefore(server, day, 6);
  const [mail] = await mailsTo(realtor);
  expect(mail!.text.match(/How it is counted: MEC .*/g)).toEqual([
    expect.stringContaining(`${mec.slice(0, 5)} + 6 days = `),
  ]);
  const counts = (await newsOf(realtor)).map((news) => ('counted' in news ? [news.title, news.counted] : []));
  expect(counts.toSorted()).toEqual([
    ['Appraisal Deadline', expect.stringContaining(`${mec.slice(0, 5)} + 6 days = `)],
    ['Survey Deadline', null],
  ]);
});

test('in Utah a deadline is announced before 5:00 PM, at which it ends', async () => {
  const day = dayIn(server, 5);
  const dates = [{ title: 'Settlement Deadline', date: day, description: '' }];
  await enterTransaction(server, realtor, { contract_dates: dates, state: 'Utah', zipcode: '84101' });
  await sendBefore(server, day, 12.9);
  const [mail] = await mailsTo(realtor);
  expect(mail!.text).toContain('5:00 PM Denver time');
});

test('a deadline without words of its own is explained by those of its reader, as on the page', async () => {
  const { companyId } = realtor;
  const employee = await aPerson(server, { role: 'Employee', companyId, worksForId: realtor.id });
  const day = dayIn(server, 5);
  const title = 'INSPECTION OBJECTION DEADLINE';
  await enterTransaction(server, realtor, { contract_dates: [{ title, date: day, description: '' }] });
  const { body } = await ask(server, listExplanations, {
    token: employee.token,
    params: { userId: employee.id },
    query: { state: 'Colorado' },
  });
  const { _id, state } = body.explanations.find(({ seededTitle }) => seededTitle === 'Inspection Objection Deadline')!;
  const own = { title: 'Repairs', description: 'Send the list of repairs.', dateExplanation: '', state };
  await ask(server, updateExplanation, { token: employee.token, params: { id: _id }, body: own });

  await sendBefore(server, day, 6);
  expect((await mailsTo(employee))[0]!.text).toContain('Send the list of repairs.');
  expect((await mailsTo(realtor))[0]!.text).toContain('The last moment to ask for repairs');
});

test('employees who work for the owner are reminded too, agents of the company are not', async () => {
  const { companyId } = realtor;
  const employee = await aPerson(server, { role: 'Employee', companyId, worksForId: realtor.id });
  const agent = await aPerson(server, { role: 'Agent', companyId });
  await aTransactionWith({ 'Closing Date': 5 });
  await sendBefore(server, dayIn(server, 5), 6);
  expect(await mailsTo(employee)).toHaveLength(1);
  expect(await mailsTo(agent)).toEqual([]);
});

test('deadlines that are announced to a person at one moment share one mail, whose subject names the first', async () => {
  await aTransactionWith({ 'Closing Date': 5, 'Possession Date': 5, 'Appraisal Deadline': 7 });
  await sendBefore(server, dayIn(server, 5), 6);
  const [mail, ...others] = await mailsTo(realtor);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('Closing Date and 1 more: 6 hours left, 48 Juniper Lane, Boulder');
  expect(mail!.text).toMatch(/Closing Date[^]*Possession Date/);
  expect(mail!.text).not.toContain('Appraisal');
});

test('a transaction that was entered after its reminder was due is announced at once, as late, and says why', async () => {
  const { companyId } = realtor;
  const employee = await aPerson(server, { role: 'Employee', companyId, worksForId: realtor.id });
  const dayBefore = { notification: { type: 'days', value: 1 } };
  const transaction = await aTransactionWith({ 'Closing Date': 0 }, realtor, dayBefore);
  await send(server);
  expect((await mailsTo(realtor))[0]!.text).toContain('You entered this after its reminder was due.');
  expect((await mailsTo(employee))[0]!.text).toContain('This was entered after its reminder was due.');
  expect(await newsOf(realtor)).toMatchObject([{ isLate: true, lateBecause: 'entered-by-you' }]);
  expect(await newsOf(employee)).toMatchObject([{ isLate: true, lateBecause: 'entered' }]);
  const late = { is_late: true, state: 'sent' };
  expect(await remindersOf(server, transaction)).toMatchObject([late, late, late, late]);
});

test('a reminder that a later change made due at once says so', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 5 });
  server.clock.set(new Date('2027-01-14T17:00:00Z'));
  await changeTransaction(server, realtor, transaction, { notification: { type: 'days', value: 2 } });
  await send(server);
  expect((await mailsTo(realtor))[0]!.text).toContain('A change made this reminder due at once.');
  expect(await newsOf(realtor)).toMatchObject([{ isLate: true, lateBecause: 'changed' }]);
});

test.each([
  ['less than a quarter of an hour', 5.76, false],
  ['longer', 5.74, true],
])(
  'a reminder that no server was there for, for %s, tells whether it is late, also where a change comes before it',
  async (_long, hoursLeft, isLate) => {
    const [left, changed] = [
      await aTransactionWith({ 'Closing Date': 5 }),
      await aTransactionWith({ 'Closing Date': 5 }),
    ];
    server.clock.set(new Date(Date.parse('2027-01-16T06:59:00Z') - hoursLeft * 3_600_000));
    await changeTransaction(server, realtor, changed, { street: '9 Elm Street' });
    await send(server);

    const mails = await mailsTo(realtor);
    expect(mails.map(({ text }) => text.includes('This reminder is late'))).toEqual([isLate, isLate]);
    const news = { isLate, lateBecause: isLate ? 'delayed' : null };
    expect(await newsOf(realtor)).toMatchObject([news, news]);
    for (const { _id } of [left, changed]) {
      const log = await ask(server, transactionReminders, { token: realtor.token, params: { id: _id } });
      const due = { isLate, goesOutAt: '2027-01-16T00:59:00.000Z' };
      expect(log.body.result.reminders).toMatchObject([due, due]);
    }
  },
);

test('what an earlier release planned by a wrong time zone goes out by the right one', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 5 }, realtor, {
    state: 'North Dakota',
    zipcode: '58631',
  });
  // as when all ZIP codes that begin with 586 had the clocks of Denver
  await server.db.execute(sql`update reminders set time_zone = 'America/Denver', ends_at = ends_at + interval '1 hour',
    remind_at = remind_at + interval '1 hour', goes_out_at = goes_out_at + interval '1 hour'
    where transaction_id = ${transaction._id}`);

  await planMovedEnds(server.tools);
  await sendBefore(server, dayIn(server, 5), 6.9);
  expect((await mailsTo(realtor))[0]!.text).toContain('11:59 PM Chicago time');
});

test('of a deadline that is over nobody is told', async () => {
  expect(await remindersOf(server, await aTransactionWith({ 'Closing Date': -1 }))).toEqual([]);
});

describe('a change replaces what is planned', () => {
  test('a moved date is announced for its new day, and not for the old one', async () => {
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    const [date] = transaction.contractDates;
    await changeTransaction(server, realtor, transaction, {
      contractDates: [{ ...date!, date: dayIn(server, 9) }],
    });
    await sendBefore(server, dayIn(server, 5), 6);
    expect(await mailsTo(realtor)).toEqual([]);
    await sendBefore(server, calendarDay(2027, 1, 19)!, 6);
    expect(await mailsTo(realtor)).toHaveLength(1);
  });

  test('what was announced is not announced again where its date moves away and back', async () => {
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    await sendBefore(server, dayIn(server, 5), 6);
    const [date] = transaction.contractDates;
    for (const day of [calendarDay(2027, 1, 20)!, date!.date])
      await changeTransaction(server, realtor, transaction, { contractDates: [{ ...date!, date: day }] });
    await send(server);
    expect(await mailsTo(realtor)).toHaveLength(1);
  });

  test('what was announced is not announced again where the list of dates comes without their ids', async () => {
    const transaction = await aTransactionWith({ 'Closing Date': 5, 'Possession Date': 9 });
    await sendBefore(server, dayIn(server, 5), 6);
    const [closing, possession] = transaction.contractDates.map(({ title, date }) => ({
      title,
      date,
      description: '',
    }));
    await changeTransaction(server, realtor, transaction, {
      contractDates: [possession, { ...closing, description: 'At the title company' }],
    });
    await send(server);
    expect(await mailsTo(realtor)).toHaveLength(1);
  });

  test('another choice is announced by itself', async () => {
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    await changeTransaction(server, realtor, transaction, { notification: { type: 'days', value: 2 } });
    await sendBefore(server, dayIn(server, 5), 48);
    expect((await mailsTo(realtor))[0]!.subject).toContain('2 days left');
  });

  test('another state has another hour', async () => {
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    await changeTransaction(server, realtor, transaction, { state: 'New York', zipcode: '10001' });
    await sendBefore(server, dayIn(server, 5), 8);
    expect((await mailsTo(realtor))[0]!.text).toContain('11:59 PM New York time');
  });

  test('another Time of Day is announced as long before it', async () => {
    const transaction = await aTransactionWith({ 'Inspection Objection Deadline': 5 });
    await changeTransaction(server, realtor, transaction, { time_of_day: '17:00' });
    await sendBefore(server, dayIn(server, 5), 12.95);
    expect((await mailsTo(realtor))[0]!.text).toContain('5:00 PM Denver time: 6 hours left.');
  });

  test('the Acceptance Deadline is announced before its own time, also after that has changed', async () => {
    const titles = { 'Acceptance Deadline Date': 5, 'Inspection Objection Deadline': 5 };
    const hours = { time_of_day: '17:00', acceptance_time: '12:00' };
    const transaction = await aTransactionWith(titles, realtor, hours);
    await changeTransaction(server, realtor, transaction, { acceptance_time: '19:30' });
    const day = dayIn(server, 5);
    // at 11:02 AM, and at 1:32 PM
    await sendBefore(server, day, 12.95);
    await sendBefore(server, day, 10.45);
    const texts = (await mailsTo(realtor)).map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringMatching(/Acceptance Deadline Date\n\n[^\n]* 7:30 PM Denver time: 6 hours left\./),
      expect.stringMatching(/Inspection Objection Deadline\n\n[^\n]* 5:00 PM Denver time: 6 hours left\./),
    ]);
  });

  test.each([{}, { as: 'waived', note: 'By letter.' }, { as: 'missed' }, { as: 'not-applicable' }])(
    'a deadline that is settled (%j) is not announced, unless that is taken back in time',
    async (how) => {
      const transaction = await aTransactionWith({ 'Closing Date': 5, 'Possession Date': 5 });
      const [closing, possession] = transaction.contractDates.map(({ _id }) => _id);
      const check = (_id: string | undefined, isDone: boolean) =>
        changeTransaction(server, realtor, transaction, { checkedOff: [{ _id, isDone, ...how }] });
      await check(closing, true);
      await check(possession, true);
      await check(possession, false);
      await sendBefore(server, dayIn(server, 5), 6);
      const [mail, ...others] = await mailsTo(realtor);
      expect(others).toEqual([]);
      expect(mail!.text).toContain('Possession Date');
      expect(mail!.text).not.toContain('Closing Date');
    },
  );

  test('an employee who joins hears of what their realtor has entered before', async () => {
    await aTransactionWith({ 'Closing Date': 5 });
    const employee = await isInvited(server, await codeOf(server, realtor, 'employeeInviteLink'));
    await acceptTerms(server, employee);
    await sendBefore(server, dayIn(server, 5), 6);
    expect(await mailsTo(employee)).toHaveLength(1);
  });

  test('nothing goes out after the transaction was closed', async () => {
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    await changeTransaction(server, realtor, transaction, { status: 'Closed' });
    await sendBefore(server, dayIn(server, 5), 6);
    expect(await mailsTo(realtor)).toEqual([]);
    expect(await remindersOf(server, transaction)).toEqual([]);
  });

  test('a removed person hears nothing more, and the owner of the company hears of what was theirs', async () => {
    const agent = await aPerson(server, { role: 'Agent', companyId: realtor.companyId });
    await aTransactionWith({ 'Closing Date': 5 }, agent);
    await ask(server, removeTeammate, { token: realtor.token, params: { id: agent.id } });
    await sendBefore(server, dayIn(server, 5), 6);
    expect(await mailsTo(agent)).toEqual([]);
    expect(await mailsTo(realtor)).toHaveLength(1);
  });
});

describe('in the app', () => {
  const shownTo = async (person: TestPerson) =>
    (await ask(server, listNotifications, { token: person.token })).body.result;

  test('what a person reads in one tab is read in the others', async () => {
    await aTransactionWith({ 'Closing Date': 5 });
    await sendBefore(server, dayIn(server, 5), 6);
    const otherTab = await aDevice(server, realtor);
    await ask(server, readNotifications, { token: realtor.token, body: {} });
    await otherTab.hear(notificationsRead);
  });

  test('a person sees what arrived, marks it as read, and opens what became of each', async () => {
    const transaction = await aTransactionWith({ 'Closing Date': 5, 'Possession Date': 9 });
    await sendBefore(server, dayIn(server, 5), 6);

    const { notifications, unread } = await shownTo(realtor);
    expect(notifications).toMatchObject([{ title: 'Closing Date', isRead: false, timeZone: 'America/Denver' }]);
    expect(unread).toBe(1);

    const ids = notifications.map(({ _id }) => _id);
    await ask(server, readNotifications, { token: realtor.token, body: { ids } });
    expect(await shownTo(realtor)).toMatchObject({ unread: 0, notifications: [{ isRead: true }] });

    const { body } = await ask(server, transactionReminders, {
      token: realtor.token,
      params: { id: transaction._id },
    });
    expect(body.result.reminders.map(({ title, state }) => `${title} ${state}`)).toEqual([
      'Closing Date sent',
      'Closing Date sent',
      'Possession Date planned',
      'Possession Date planned',
    ]);
  });

  test('what arrived after the newest that a person sees stays unread when they mark all', async () => {
    await aTransactionWith({ 'Title Objection Deadline': 5, 'Closing Date': 5 }, realtor, { time_of_day: '20:00' });
    const day = dayIn(server, 5);
    await sendBefore(server, day, 9);
    const [seen] = (await shownTo(realtor)).notifications;
    await sendBefore(server, day, 6);
    await ask(server, readNotifications, { token: realtor.token, body: { until: seen!.sentAt } });
    const { unread, notifications } = await shownTo(realtor);
    expect([unread, ...notifications.map(({ isRead }) => isRead)]).toEqual([1, false, true]);
  });

  test('nobody reads or marks what is another person’s', async () => {
    await aTransactionWith({ 'Closing Date': 5 });
    await sendBefore(server, dayIn(server, 5), 6);
    const { notifications } = await shownTo(realtor);
    const other = await aRealtor(server);
    expect((await shownTo(other)).notifications).toEqual([]);
    await ask(server, readNotifications, { token: other.token, body: { ids: [notifications[0]!._id] } });
    expect((await shownTo(realtor)).unread).toBe(1);
  });

  test('a reminder tells the deadline as it is now: moved, checked off, removed, or of a closed transaction', async () => {
    const transaction = await aTransactionWith({
      'Closing Date': 5,
      'Inspection Objection Deadline': 5,
      'Loan Terms Deadline': 5,
    });
    await sendBefore(server, dayIn(server, 5), 6);
    const told = async () => {
      const { notifications } = await shownTo(realtor);
      return Object.fromEntries(
        notifications.flatMap((one) => ('title' in one ? [[one.title, [one.becameOf, one.date, one.endsAt]]] : [])),
      );
    };
    const edit = (input: Record<string, unknown>) => changeTransaction(server, realtor, transaction, input);
    expect((await told())['Inspection Objection Deadline']).toEqual([null, '01-15-2027', '2027-01-16T06:59:00.000Z']);

    // earlier on its day: no other reminder says so
    await edit({ time_of_day: '20:00' });
    expect((await told())['Inspection Objection Deadline']).toEqual([
      'moved',
      '01-15-2027',
      '2027-01-16T03:00:00.000Z',
    ]);
    const [closing, title] = transaction.contractDates;
    const dateOf = ({ _id, title, description, date }: (typeof transaction.contractDates)[number]) => ({
      _id,
      title,
      description,
      date,
    });
    await edit({
      contractDates: [{ ...dateOf(closing!), date: '01-20-2027' }, dateOf(title!)],
      checkedOff: [{ _id: title!._id, isDone: true, as: 'waived', note: 'By letter.' }],
    });
    expect(await told()).toMatchObject({
      'Closing Date': ['moved', '01-20-2027', '2027-01-21T06:59:00.000Z'],
      'Inspection Objection Deadline': ['done', '01-15-2027', '2027-01-16T03:00:00.000Z'],
      'Loan Terms Deadline': ['removed', '01-15-2027', '2027-01-16T06:59:00.000Z'],
    });

    await edit({ status: 'Closed' });
    expect(Object.values(await told()).map(([becameOf]) => becameOf)).toEqual(['closed', 'closed', 'closed']);
  });

  test('more than a page are fetched page by page, each once', async () => {
    const deadlines = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`Deadline ${index}`, 5]));
    await aTransactionWith(deadlines);
    await sendBefore(server, dayIn(server, 5), 6);
    const first = await shownTo(realtor);
    const { body } = await ask(server, listNotifications, {
      token: realtor.token,
      query: { cursor: first.nextCursor! },
    });
    const titles = [...first.notifications, ...body.result.notifications].map((one) => 'title' in one && one.title);
    expect(new Set(titles).size).toBe(60);
    expect(body.result.nextCursor).toBeNull();
  });
});
