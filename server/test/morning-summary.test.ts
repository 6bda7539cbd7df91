import { updateUser } from '@keydate/contracts/people';
import { getReminderSettings, muteReminderMails, saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { ask } from './ask';
import { aLenderOf } from './lenders';
import { aRealtor, type TestPerson } from './people';
import { send } from './reminders';
import { changeTransaction } from './transactions';
import { onWinterDays, type WinterDay } from './winter-day';

// it begins on Sunday, January 10, 2027, at 10 AM in Denver
let { mailing, server, realtor, aTransactionWith } = {} as WinterDay;
onWinterDays((day) => ({ mailing, server, realtor, aTransactionWith } = day));

const DENVER = 'America/Denver';
const choose = (person: TestPerson, summaryAt: string | null, timeZone = DENVER) =>
  ask(server, saveReminderSettings, { token: person.token, body: { summaryAt, timeZone } });
const summariesTo = async (person: TestPerson) =>
  (await server.mailsTo(person.email)).filter(({ subject }) => subject.startsWith('Your deadlines')).reverse();
/** Lets the servers run on at a time of January in Denver, such as `11T07:00`. */
const runAt = async (clock: string) => {
  server.clock.set(new Date(`2027-01-${clock}:00-07:00`));
  await send(server);
};

test('a person who has chosen it reads each morning what is overdue, due today and this week', async () => {
  const transaction = await aTransactionWith({
    'Title Deadline': 0,
    'Appraisal Deadline': 1,
    'Survey Deadline': 2,
    'Closing Date': 8,
    'Possession Date': 9,
  });
  await choose(realtor, '07:00');
  await runAt('11T06:59');
  expect(await summariesTo(realtor)).toEqual([]);
  await runAt('11T07:00');
  await runAt('11T07:01');
  const [mail, ...others] = await summariesTo(realtor);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('Your deadlines: 1 overdue, 1 due today, 2 this week');
  const page = `${server.tools.config.publicOrigin}/transaction/${transaction._id}`;
  const entry = (title: string, day: string) =>
    `${title}\n${day}, 11:59 PM Denver time\n48 Juniper Lane, Boulder\n${page}\n\n`;
  expect(mail!.text).toContain(
    `Overdue\n\n${entry('Title Deadline', 'Sunday, 01-10-2027')}` +
      `Due today\n\n${entry('Appraisal Deadline', 'Monday, 01-11-2027')}` +
      `This week\n\n${entry('Survey Deadline', 'Tuesday, 01-12-2027')}${entry('Closing Date', 'Monday, 01-18-2027')}Open`,
  );
  await runAt('12T07:00');
  expect(await summariesTo(realtor)).toHaveLength(2);
});

test('nobody gets it who has not chosen it, and nobody on a day on which nothing is due', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 2 });
  await runAt('11T09:00');
  expect(await summariesTo(realtor)).toEqual([]);
  await choose(realtor, '07:00');
  const { _id } = transaction.contractDates[0]!;
  await changeTransaction(server, realtor, transaction, { checkedOff: [{ _id, isDone: true }] });
  await runAt('12T07:00');
  await choose(realtor, null);
  await changeTransaction(server, realtor, transaction, { checkedOff: [{ _id, isDone: false }] });
  await runAt('12T09:00');
  await runAt('13T07:00');
  expect(await summariesTo(realtor)).toEqual([]);
});

test('a day has one summary, whatever hour and time zone the person chooses on it', async () => {
  await aTransactionWith({ 'Closing Date': 3 });
  // its hour has passed today
  await choose(realtor, '07:00');
  await runAt('10T12:00');
  expect(await summariesTo(realtor)).toEqual([]);
  await runAt('11T07:00');
  await choose(realtor, null);
  await choose(realtor, '09:00');
  await runAt('11T09:00');
  await ask(server, updateUser, { token: realtor.token, body: { timeZone: 'Pacific/Honolulu' } });
  await runAt('11T12:30');
  expect(await summariesTo(realtor)).toHaveLength(1);
  // 9 AM in Honolulu, which is three hours behind Denver
  await runAt('12T11:59');
  expect(await summariesTo(realtor)).toHaveLength(1);
  await runAt('12T12:00');
  expect(await summariesTo(realtor)).toHaveLength(2);
});

test('the hour that the person chose counts, also in their quiet hours, and with emails of reminders off', async () => {
  await aTransactionWith({ 'Closing Date': 3 });
  await ask(server, saveReminderSettings, {
    token: realtor.token,
    body: { byEmail: false, quietHours: { from: '21:00', until: '08:00' }, summaryAt: '06:30', timeZone: DENVER },
  });
  const { body } = await ask(server, getReminderSettings, { token: realtor.token });
  expect(body.result.settings.summaryAt).toBe('06:30');
  await runAt('11T06:30');
  expect(await summariesTo(realtor)).toHaveLength(1);
});

test('it leaves out transactions about which the person gets no emails', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 3 });
  await ask(server, muteReminderMails, {
    token: realtor.token,
    params: { id: transaction._id },
    body: { isMuted: true },
  });
  await choose(realtor, '07:00');
  await runAt('11T07:00');
  expect(await summariesTo(realtor)).toEqual([]);
});

test('a lender reads in it the deadlines that they see, and no others', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 3, 'Inspection Objection Deadline': 3 });
  const lender = await aRealtor(server, { role: 'SuperLender' });
  await aLenderOf(server, transaction, realtor, lender);
  await choose(lender, '07:00');
  await runAt('11T07:00');
  const [mail] = await summariesTo(lender);
  expect(mail!.text).toContain('Closing Date');
  expect(mail!.text).not.toContain('Inspection Objection');
});

test('while the mail server is away it waits, is written with what is due then, and ends with its day', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 3, 'Survey Deadline': 3 });
  await choose(realtor, '07:00');
  mailing.refuseMails(new Error('away'));
  await runAt('11T07:00');
  const survey = transaction.contractDates.find(({ title }) => title === 'Survey Deadline')!;
  await changeTransaction(server, realtor, transaction, { checkedOff: [{ _id: survey._id, isDone: true }] });
  mailing.refuseMails();
  await runAt('11T10:00');
  const [mail] = await summariesTo(realtor);
  expect(mail!.subject).toBe('Your deadlines: 1 this week');
  mailing.refuseMails(new Error('away'));
  await runAt('12T07:00');
  mailing.refuseMails();
  await runAt('13T05:00');
  expect(await summariesTo(realtor)).toHaveLength(1);
});

test('after a day without a server, only the summary of today goes out, as soon as its hour has come', async () => {
  await aTransactionWith({ 'Closing Date': 6 });
  await choose(realtor, '07:00');
  await runAt('13T05:00');
  expect(await summariesTo(realtor)).toEqual([]);
  await runAt('13T09:00');
  expect(await summariesTo(realtor)).toHaveLength(1);
});

test('several servers queue it once', async () => {
  await aTransactionWith({ 'Closing Date': 3 });
  await choose(realtor, '07:00');
  server.clock.set(new Date('2027-01-11T07:00:00-07:00'));
  await Promise.all([send(server), send(server), send(server)]);
  expect(await summariesTo(realtor)).toHaveLength(1);
});
