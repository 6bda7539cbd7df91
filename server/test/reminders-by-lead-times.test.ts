import type { Notification } from '@keydate/contracts/notification';
import { ask } from './ask';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { dayIn, send, sendBefore } from './reminders';
import { change, changeTransaction } from './transactions';
import { onWinterDays, type WinterDay } from './winter-day';
import { saveReminderSettings } from '@keydate/contracts/reminder-settings';

let { server, realtor, aTransactionWith, mailsTo } = {} as WinterDay;
onWinterDays((day) => ({ server, realtor, aTransactionWith, mailsTo } = day));

const hours = (value: number): Notification => ({ type: 'hours', value });
const days = (value: number): Notification => ({ type: 'days', value });
const weeks = (value: number): Notification => ({ type: 'weeks', value });

test('each lead time announces the deadline once, whatever their order', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 9 });
  const { lead_times: leads, notification } = await changeTransaction(server, realtor, transaction, {
    lead_times: [days(7), hours(6), days(2)],
  });
  expect([leads, notification]).toEqual([[hours(6), days(2), days(7)], hours(6)]);
  const day = dayIn(server, 9);
  for (const before of [168.1, 168, 60, 48, 47, 6, 1]) await sendBefore(server, day, before);
  const subjects = (await mailsTo(realtor)).map(({ subject }) => subject.replace(/ left.*/, ''));
  expect(subjects).toEqual(['Closing Date: 6 hours', 'Closing Date: 2 days', 'Closing Date: 7 days']);
});

test('a PUT of the notification replaces the nearest one and leaves the others; one that is farther is no longer the nearest', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 9 });
  await changeTransaction(server, realtor, transaction, { lead_times: [hours(6), days(2), days(7)] });
  const nearer = await changeTransaction(server, realtor, transaction, { notification: hours(3) });
  expect(nearer.lead_times).toEqual([hours(3), days(2), days(7)]);
  const farther = await changeTransaction(server, realtor, transaction, { notification: weeks(1) });
  // a week and 7 days always fall on one moment
  expect([farther.notification, farther.lead_times]).toEqual([days(2), [days(2), days(7)]]);
});

test('a deadline has lead times of its own until it has the transaction’s again', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 5, 'Appraisal Deadline': 5 });
  const { _id } = transaction.contractDates.find(({ title }) => title === 'Closing Date')!;
  const own = [{ _id, lead_times: [hours(2), hours(3)] }];
  const changed = await changeTransaction(server, realtor, transaction, { deadline_lead_times: own });
  expect(changed.deadline_lead_times).toEqual(own);
  const day = dayIn(server, 5);
  await sendBefore(server, day, 6);
  expect((await mailsTo(realtor)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Appraisal Deadline/),
  ]);
  await sendBefore(server, day, 3);
  expect(await mailsTo(realtor)).toHaveLength(2);
  const back = await changeTransaction(server, realtor, transaction, {
    deadline_lead_times: [{ _id, lead_times: null }],
  });
  expect(back.deadline_lead_times).toEqual([]);
});

test('of lead times whose moments have passed, one late reminder goes out', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 1 });
  await changeTransaction(server, realtor, transaction, { lead_times: [hours(6), days(3), days(7)] });
  await send(server);
  const [mail, ...others] = await mailsTo(realtor);
  expect([others, mail!.text]).toEqual([[], expect.stringContaining('You entered this after its reminder was due.')]);
});

test('what went out is not announced again by a lead time of the same moment, in other words, or farther from the end', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 9 });
  const mailsAfter = async (...leads: Notification[]) => {
    await changeTransaction(server, realtor, transaction, { lead_times: leads });
    await send(server);
    return (await mailsTo(realtor)).length;
  };
  expect(await mailsAfter(days(2), weeks(1))).toBe(0);
  const day = dayIn(server, 9);
  await sendBefore(server, day, 168);
  expect(await mailsAfter(days(2), days(7))).toBe(1);
  await sendBefore(server, day, 48);
  for (const leads of [[hours(48)], [hours(48), days(2)], [days(3)], [days(7), days(5)]])
    expect(await mailsAfter(...leads)).toBe(2);
  expect(await mailsAfter(hours(50), hours(47), hours(49))).toBe(2);
  await sendBefore(server, day, 47);
  expect(await mailsTo(realtor)).toHaveLength(3);
});

test('two emails that quiet hours hold are one, and name the deadline once', async () => {
  const body = { quietHours: { from: '12:00', until: '20:00' }, timeZone: 'America/Denver' };
  await ask(server, saveReminderSettings, { token: realtor.token, body });
  const transaction = await aTransactionWith({ 'Closing Date': 5 });
  await changeTransaction(server, realtor, transaction, { lead_times: [hours(6), hours(10)] });
  const day = dayIn(server, 5);
  for (const before of [10, 6, 3.98, 1]) await sendBefore(server, day, before);
  const [mail, ...others] = await mailsTo(realtor);
  expect([others, mail!.subject]).toEqual([[], expect.stringMatching(/^Closing Date: \d/)]);
});

test.each([
  ['seven of which two are the same', [1, 2, 3, 4, 5, 6, 6]],
  ['two of the same', [1, 1]],
  ['none', []],
])('%s are refused in one sentence, and nothing changes', async (_what, values) => {
  const transaction = await aTransactionWith({ 'Closing Date': 5 });
  const refused = await change(server, realtor, transaction, { lead_times: values.map(hours) });
  const sentence = 'Choose 1 to 6 reminders, each at another time.';
  expect([refused.status, refused.body.errors]).toEqual([400, { lead_times: sentence }]);
  const unknown = { deadline_lead_times: [{ _id: 'nothing', lead_times: null }] };
  const { body } = await ask(server, updateTransaction, {
    ...{ token: realtor.token, params: { id: transaction._id }, body: unknown },
  });
  expect(body.errors).toEqual({ 'deadline_lead_times.0._id': 'The transaction does not have this date.' });
});
