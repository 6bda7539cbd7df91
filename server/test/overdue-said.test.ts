import { updateUser } from '@keydate/contracts/people';
import { muteReminderMails, saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { listNotifications } from '@keydate/contracts/reminders';
import { removeTeammate } from '@keydate/contracts/teammates';
import { ask } from './ask';
import { aLenderOf, share } from './lenders';
import { anEmployeeOf, aRealtor, type TestPerson } from './people';
import { send } from './reminders';
import { changeTransaction } from './transactions';
import { onWinterDays, type WinterDay } from './winter-day';

// it begins on Sunday, January 10, 2027, at 10 AM in Denver
let { mailing, server, realtor, aTransactionWith } = {} as WinterDay;
onWinterDays((day) => ({ mailing, server, realtor, aTransactionWith } = day));

/** Lets the servers run on at a time of January in Denver, such as `11T08:00`. */
const runAt = async (clock: string) => {
  server.clock.set(new Date(`2027-01-${clock}:00-07:00`));
  await send(server);
};
const saidTo = async ({ email }: TestPerson) =>
  (await server.mailsTo(email)).filter(({ subject }) => subject.includes('verdue and still open')).reverse();
const rungFor = async ({ token }: TestPerson) =>
  (await ask(server, listNotifications, { token })).body.result.notifications.flatMap((one) =>
    'kind' in one && one.kind === 'deadline-overdue' ? one.subject : [],
  );
const choose = (person: TestPerson, body: Record<string, unknown>) =>
  ask(server, saveReminderSettings, { token: person.token, body: { timeZone: 'America/Denver', ...body } });

test('what is still open the morning after is said once, by email and in the app, to those who got its reminders', async () => {
  const employee = await anEmployeeOf(server, realtor);
  const stranger = await aRealtor(server);
  await aTransactionWith({ 'Closing Date': 1, 'Survey Deadline': 1, 'Possession Date': 2 });
  await runAt('11T20:00');
  await runAt('12T07:59');
  expect(await saidTo(realtor)).toEqual([]);
  await runAt('12T08:00');
  await runAt('12T09:00');
  await runAt('12T20:00');
  for (const person of [realtor, employee]) {
    const [mail, ...others] = await saidTo(person);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('2 deadlines are overdue and still open');
    expect(mail!.text).toContain('Closing Date\nMonday, 01-11-2027, 11:59 PM Denver time\n48 Juniper Lane, Boulder\n');
    expect(mail!.text).not.toContain('Possession');
    expect(await rungFor(person)).toEqual(
      expect.arrayContaining(['Closing Date, Monday, 01-11-2027', 'Survey Deadline, Monday, 01-11-2027']),
    );
  }
  expect([await saidTo(stranger), await rungFor(stranger)]).toEqual([[], []]);
  await runAt('13T08:00');
  expect((await saidTo(realtor)).map(({ subject }) => subject)).toEqual([
    '2 deadlines are overdue and still open',
    'Overdue and still open: Possession Date, 48 Juniper Lane, Boulder',
  ]);
});

test('nothing is said of a deadline that was settled, moved or removed, nor of a closed transaction', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 1, 'Survey Deadline': 1, 'Loan Deadline': 1 });
  const closed = await aTransactionWith({ 'Closing Date': 1 });
  await runAt('11T20:00');
  const [settled, moved] = transaction.contractDates.map(({ _id, title, date }) => ({
    _id,
    title,
    date,
    description: '',
  }));
  await changeTransaction(server, realtor, transaction, {
    contractDates: [settled, { ...moved, date: '01-20-2027' }],
    checkedOff: [{ _id: settled!._id, isDone: true }],
  });
  await changeTransaction(server, realtor, closed, { status: 'Closed' });
  await runAt('12T08:00');
  expect([await saidTo(realtor), await rungFor(realtor)]).toEqual([[], []]);
});

test('nothing is said of a deadline that was over when it was entered: nobody got its reminders', async () => {
  await aTransactionWith({ 'Closing Date': -1 });
  await runAt('10T12:00');
  await runAt('11T08:00');
  expect([await saidTo(realtor), await rungFor(realtor)]).toEqual([[], []]);
});

test('a person with a morning summary reads it there, and in the app', async () => {
  await choose(realtor, { summaryAt: '07:00' });
  await aTransactionWith({ 'Closing Date': 1 });
  await runAt('11T20:00');
  await runAt('12T07:00');
  await runAt('12T08:00');
  const mails = await server.mailsTo(realtor.email);
  expect(mails.filter(({ text }) => text.startsWith('Hello Robin Vale,\n\nOverdue\n\nClosing Date'))).toHaveLength(1);
  expect(await saidTo(realtor)).toEqual([]);
  expect(await rungFor(realtor)).toEqual(['Closing Date, Monday, 01-11-2027']);
});

test('a person who switches their summary off before it goes out gets the email, and after it none', async () => {
  const employee = await anEmployeeOf(server, realtor);
  await choose(realtor, { summaryAt: '09:00' });
  await choose(employee, { summaryAt: '10:00' });
  await aTransactionWith({ 'Closing Date': 1 });
  await runAt('11T20:00');
  await runAt('12T08:00');
  await runAt('12T09:00');
  expect([await saidTo(realtor), await saidTo(employee)]).toEqual([[], []]);
  await choose(realtor, { summaryAt: null });
  await choose(employee, { summaryAt: null });
  await runAt('12T09:30');
  expect([(await saidTo(realtor)).length, (await saidTo(employee)).length]).toEqual([0, 1]);
});

test('it goes by the channels that a person has chosen, and waits for the end of their quiet hours', async () => {
  const employee = await anEmployeeOf(server, realtor);
  const transaction = await aTransactionWith({ 'Closing Date': 1 });
  await choose(realtor, { inApp: false, quietHours: { from: '21:00', until: '09:30' } });
  await runAt('11T20:00');
  await ask(server, muteReminderMails, {
    token: employee.token,
    params: { id: transaction._id },
    body: { isMuted: true },
  });
  await runAt('12T09:29');
  expect(await saidTo(realtor)).toEqual([]);
  await runAt('12T09:30');
  expect([await saidTo(realtor), await rungFor(realtor)]).toMatchObject([[{}], []]);
  expect([await saidTo(employee), await rungFor(employee)]).toMatchObject([[], [expect.any(String)]]);
});

test('an email that waits for a mail server is not sent for what was settled meanwhile', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 1, 'Survey Deadline': 1 });
  await runAt('11T20:00');
  mailing.refuseMails(new Error('away'));
  await runAt('12T08:00');
  const closing = transaction.contractDates.find(({ title }) => title === 'Closing Date')!;
  await changeTransaction(server, realtor, transaction, { checkedOff: [{ _id: closing._id, isDone: true }] });
  mailing.refuseMails();
  await runAt('12T12:00');
  expect((await saidTo(realtor)).map(({ subject }) => subject)).toEqual([
    'Overdue and still open: Survey Deadline, 48 Juniper Lane, Boulder',
  ]);
});

test('a person who was removed hears nothing, and a lender only of what they still see', async () => {
  const employee = await anEmployeeOf(server, realtor);
  const transaction = await aTransactionWith({ 'Closing Date': 1, 'Survey Deadline': 1 });
  const lender = await aRealtor(server, { role: 'SuperLender' });
  const part = await aLenderOf(server, transaction, realtor, lender);
  const survey = transaction.contractDates.find(({ title }) => title === 'Survey Deadline')!;
  await share(server, realtor, part, { sharedDateIds: [survey._id] });
  await runAt('11T20:00');
  await share(server, realtor, part, { sharedDateIds: [] });
  await ask(server, removeTeammate, { token: realtor.token, params: { id: employee.id } });
  await runAt('12T08:00');
  expect(await saidTo(employee)).toEqual([]);
  const [mail] = await saidTo(lender);
  expect(mail!.subject).toContain('Closing Date');
  // a lender settles nothing
  expect(mail!.text).not.toContain('Check off');
  expect(await rungFor(lender)).toEqual(['Closing Date, Monday, 01-11-2027']);
});

test('several servers say it once, and the morning is that of the property', async () => {
  await ask(server, updateUser, { token: realtor.token, body: { timeZone: 'Pacific/Honolulu' } });
  await aTransactionWith({ 'Closing Date': 1 }, realtor, { state: 'New York', zipcode: '10001' });
  await runAt('11T20:00');
  await runAt('12T05:59');
  expect(await saidTo(realtor)).toEqual([]);
  server.clock.set(new Date('2027-01-12T08:00:00-05:00'));
  await Promise.all([send(server), send(server), send(server)]);
  // a mail is put off for a second while another server has locked its transaction
  await runAt('12T06:01');
  expect(await saidTo(realtor)).toHaveLength(1);
  expect(await rungFor(realtor)).toHaveLength(1);
});
