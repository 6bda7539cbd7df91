import { setTimeout } from 'node:timers/promises';
import { saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { transactionReminders } from '@keydate/contracts/reminders';
import type { Transaction } from '@keydate/contracts/transactions';
import { listUnsentMails } from '@keydate/contracts/unsent-mails';
import { DAY_MS } from '@keydate/domain/durations';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database';
import { mailDue, remindDue } from '../src/jobs/send-due';
import { queueMail } from '../src/mail/use-cases/send-mail';
import { MailRefused } from '../src/ports/mailer';
import { ask } from './ask';
import { anEmail, type TestPerson } from './people';
import { dayIn, remindersOf, send, sendBefore } from './reminders';
import { aNewClient, changeTransaction } from './transactions';
import { onWinterDays, type WinterDay } from './winter-day';

let { mailing, server, realtor, aTransactionWith, mailsTo } = {} as WinterDay;
onWinterDays((day) => ({ mailing, server, realtor, aTransactionWith, mailsTo } = day));

const chooseQuietHours = ({ token }: TestPerson, quietHours: { from: string; until: string } | null) => {
  const others = { byEmail: true, inApp: true, defaultNotification: null, timeZone: 'America/Denver' };
  return ask(server, saveReminderSettings, { token, body: { ...others, quietHours } });
};

describe('while the mail server is away', () => {
  test('a reminder is tried again, and goes out once under the Message-ID that it had from the start', async () => {
    mailing.refuseMails(new Error('connect ECONNREFUSED'));
    await aTransactionWith({ 'Closing Date': 5 });
    const day = dayIn(server, 5);
    await sendBefore(server, day, 6);
    const { rows } = await server.db.execute('select message_id_header from waiting_mails where subject is null');
    mailing.refuseMails();
    await sendBefore(server, day, 5.99);
    expect(await mailsTo(realtor)).toEqual([]);
    await sendBefore(server, day, 5.5);
    await sendBefore(server, day, 5);
    const [mail, ...others] = await mailsTo(realtor);
    expect(others).toEqual([]);
    expect(rows).toContainEqual({ message_id_header: mail!.messageId });
    expect(mail!.text).toContain('5 hours left');
  });

  test('a reminder is tried once more in the minute before its deadline ends', async () => {
    mailing.refuseMails(new Error('connect ECONNREFUSED'));
    await aTransactionWith({ 'Closing Date': 5 });
    const day = dayIn(server, 5);
    // the next try after the last of these would come after the deadline
    for (const hours of [6, 5, 4, 0.2]) await sendBefore(server, day, hours);
    mailing.refuseMails();
    await sendBefore(server, day, 0.01);
    expect(await mailsTo(realtor)).toHaveLength(1);
  });

  test('a deadline that ends meanwhile is not announced, and recorded as failed', async () => {
    mailing.refuseMails(new Error('connect ECONNREFUSED'));
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    const day = dayIn(server, 5);
    await sendBefore(server, day, 6);
    mailing.refuseMails();
    await sendBefore(server, day, -1);
    expect(await mailsTo(realtor)).toEqual([]);
    expect(await remindersOf(server, transaction)).toMatchObject([
      { channel: 'app', state: 'sent' },
      { channel: 'email', state: 'failed', failure: 'Its deadline ended before it could be sent.' },
    ]);
  });

  test('a deadline that ends meanwhile is recorded as failed, also where another date is changed before the next try', async () => {
    mailing.refuseMails(new Error('connect ECONNREFUSED'));
    const transaction = await aTransactionWith({ 'Closing Date': 5, 'Possession Date': 9 });
    const day = dayIn(server, 5);
    await sendBefore(server, day, 6);
    const [closing, possession] = transaction.contractDates;
    server.clock.set(new Date(server.clock.now().getTime() + 6.1 * 3_600_000));
    await changeTransaction(server, realtor, transaction, {
      contractDates: [closing!, { ...possession!, date: dayIn(server, 10) }],
    });
    mailing.refuseMails();
    await sendBefore(server, day, -1);
    expect(await mailsTo(realtor)).toEqual([]);
    expect((await remindersOf(server, transaction)).filter(({ title }) => title === 'Closing Date')).toMatchObject([
      { channel: 'app', state: 'sent' },
      { channel: 'email', state: 'failed', failure: 'Its deadline ended before it could be sent.' },
    ]);
  });

  test('a farther lead time that replaces the one of a waiting email is mailed in its place', async () => {
    mailing.refuseMails(new Error('connect ECONNREFUSED'));
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    const day = dayIn(server, 5);
    await sendBefore(server, day, 6);
    await changeTransaction(server, realtor, transaction, { lead_times: [{ type: 'hours', value: 7 }] });
    mailing.refuseMails();
    await sendBefore(server, day, 5);
    expect(await mailsTo(realtor)).toHaveLength(1);
  });

  test('its transaction’s log says why, and when it is tried again or quiet hours end that hold it', async () => {
    mailing.refuseMails(new Error('connect ECONNREFUSED'));
    const { _id } = await aTransactionWith({ 'Closing Date': 5 });
    const email = async () =>
      (
        await ask(server, transactionReminders, { token: realtor.token, params: { id: _id } })
      ).body.result.reminders.find(({ channel }) => channel === 'email');
    const day = dayIn(server, 5);
    await sendBefore(server, day, 6);
    const tried = { state: 'queued', failure: 'connect ECONNREFUSED' };
    expect(await email()).toMatchObject(tried);
    expect((await email())?.nextTryAt).toMatch(/^2027-01-16T01:00:/);

    await chooseQuietHours(realtor, { from: '18:00', until: '20:00' });
    await sendBefore(server, day, 5.9);
    expect(await email()).toMatchObject({ ...tried, nextTryAt: '2027-01-16T03:00:00.000Z' });

    mailing.refuseMails();
    await sendBefore(server, day, 3);
    expect(await email()).toMatchObject({ state: 'sent', failure: null, nextTryAt: null });
  });

  test('what then falls into quiet hours waits for their end, though they were chosen after it was due', async () => {
    mailing.refuseMails(new Error('connect ECONNREFUSED'));
    await aTransactionWith({ 'Closing Date': 5 }, realtor, { notification: { type: 'hours', value: 11 } });
    const day = dayIn(server, 5);
    await sendBefore(server, day, 11);
    await chooseQuietHours(realtor, { from: '14:00', until: '16:00' });
    mailing.refuseMails();
    // 3 PM, and some minutes before and after 4 PM
    for (const hours of [9, 8.1]) await sendBefore(server, day, hours);
    expect(await mailsTo(realtor)).toEqual([]);
    await sendBefore(server, day, 7.9);
    expect(await mailsTo(realtor)).toHaveLength(1);
  });

  test.each([
    ['their person ends them', () => chooseQuietHours(realtor, null)],
    [
      'its deadline now ends before they do',
      (of: Transaction) => changeTransaction(server, realtor, of, { time_of_day: '15:30' }),
    ],
  ])('what quiet hours hold goes out in them as soon as %s', async (_, change) => {
    mailing.refuseMails(new Error('connect ECONNREFUSED'));
    const notification = { type: 'hours', value: 11 };
    const transaction = await aTransactionWith({ 'Inspection Objection Deadline': 5 }, realtor, { notification });
    const day = dayIn(server, 5);
    await sendBefore(server, day, 11);
    await chooseQuietHours(realtor, { from: '14:00', until: '16:00' });
    mailing.refuseMails();
    // at 3 PM
    await sendBefore(server, day, 9);
    expect(await mailsTo(realtor)).toEqual([]);
    await change(transaction);
    await sendBefore(server, day, 8.95);
    expect(await mailsTo(realtor)).toHaveLength(1);
  });

  test('what then falls into quiet hours goes out in them where its deadline does not wait for their end', async () => {
    mailing.refuseMails(new Error('connect ECONNREFUSED'));
    await aTransactionWith({ 'Closing Date': 5 });
    const day = dayIn(server, 5);
    await chooseQuietHours(realtor, { from: '22:00', until: '06:00' });
    await sendBefore(server, day, 6);
    mailing.refuseMails();
    await sendBefore(server, day, 1);
    expect(await mailsTo(realtor)).toHaveLength(1);
  });

  test('nothing goes out later for a transaction that was closed meanwhile', async () => {
    mailing.refuseMails(new Error('connect ECONNREFUSED'));
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    const day = dayIn(server, 5);
    await sendBefore(server, day, 6);
    await changeTransaction(server, realtor, transaction, { status: 'Closed' });
    mailing.refuseMails();
    await sendBefore(server, day, 3);
    expect(await mailsTo(realtor)).toEqual([]);
    expect(await remindersOf(server, transaction)).toMatchObject([{ state: 'sent' }, { state: 'withdrawn' }]);
  });

  test('a change that is undone before the mail went out leaves one mail', async () => {
    mailing.refuseMails(new Error('connect ECONNREFUSED'));
    const transaction = await aTransactionWith({ 'Closing Date': 5 });
    const day = dayIn(server, 5);
    await sendBefore(server, day, 6);
    for (const contractDates of [[], transaction.contractDates])
      await changeTransaction(server, realtor, transaction, { contractDates });
    mailing.refuseMails();
    await sendBefore(server, day, 3);
    await sendBefore(server, day, 2);
    expect(await mailsTo(realtor)).toHaveLength(1);
  });
});

test('what no server was there for is recorded as failed, also where another date is changed first', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 5, 'Possession Date': 9 });
  const day = dayIn(server, 5);
  const [closing, possession] = transaction.contractDates;
  server.clock.set(new Date(server.clock.now().getTime() + 6 * DAY_MS));
  await changeTransaction(server, realtor, transaction, {
    contractDates: [closing!, { ...possession!, date: dayIn(server, 10) }],
  });
  await sendBefore(server, day, -24);
  expect((await remindersOf(server, transaction)).filter(({ title }) => title === 'Closing Date')).toMatchObject([
    { channel: 'app', state: 'failed' },
    { channel: 'email', state: 'failed' },
  ]);
});

test('while a mail is on its way, the app shows what else has become due', async () => {
  const isDueNow = { notification: { type: 'days', value: 1 } };
  const { mailer } = server.tools;
  const { send: take } = mailer;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  mailer.send = async (mail) => {
    begun();
    await held;
    await take(mail);
  };
  await aTransactionWith({ 'Closing Date': 0 }, realtor, isDueNow);
  await remindDue(server.tools);
  const handedOver = mailDue(server.tools);
  await isBegun;
  const other = await aTransactionWith({ 'Closing Date': 0 }, realtor, isDueNow);
  await remindDue(server.tools);
  expect(await remindersOf(server, other)).toContainEqual(expect.objectContaining({ channel: 'app', state: 'sent' }));
  letGo();
  await handedOver;
  await server.tools.background.settle();
  mailer.send = take;
});

test('what the mail server has accepted is recorded within half a second, several together, while another mail hangs', async () => {
  const { mailer } = server.tools;
  const { send: take } = mailer;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const accepted: number[] = [];
  let begun = 0;
  const hanging = anEmail();
  const isDueNow = { notification: { type: 'days', value: 1 } };
  const transactions: Transaction[] = [];
  for (let nth = 0; nth < 8; nth++) transactions.push(await aTransactionWith({ 'Closing Date': 0 }, realtor, isDueNow));
  await server.tools.background.settle();
  const content = { to: hanging, subject: 'Closing', text: 'Friday', html: '<p>Friday</p>' };
  await queueMail(server.db, server.tools, { name: 'a mail', companyId: null, ...content });
  await server.db.execute(sql`update waiting_mails set leased_until = now() where recipient = ${hanging}`);
  mailer.send = async (mail) => {
    if (mail.to === hanging) await held;
    // one after another, as a mail server answers
    else await setTimeout(10 * begun++);
    await take(mail);
    if (mail.to !== hanging) accepted.push(performance.now());
  };
  await remindDue(server.tools);
  const recorded: number[] = [];
  const counting: Database = {
    ...server.db,
    transaction: async (work) => {
      const result = await server.db.transaction(work);
      if (accepted.length > 0) recorded.push(performance.now());
      return result;
    },
  };
  const emails = async () => {
    const found = await Promise.all(transactions.map((one) => remindersOf(server, one)));
    return found.flat().filter(({ channel }) => channel === 'email');
  };

  const handedOver = mailDue({ ...server.tools, db: counting });
  const end = performance.now() + 2000;
  while ((await emails()).some(({ state }) => state !== 'sent') && performance.now() < end) await setTimeout(20);
  const states = (await emails()).map(({ state }) => state);
  const records = [...recorded];
  letGo();
  await handedOver;
  await server.tools.background.settle();
  mailer.send = take;
  expect(states).toEqual(transactions.map(() => 'sent'));
  expect(records.at(-1)! - accepted[0]!).toBeLessThan(500);
  expect(records.length).toBeLessThan(states.length);
  expect(await server.mailsTo(hanging)).toHaveLength(1);
});

test('mails whose writing failed wait for the next try, not for the end of their lease', async () => {
  const isDueNow = { notification: { type: 'days', value: 1 } };
  await aTransactionWith({ 'Closing Date': 0 }, realtor, isDueNow);
  await remindDue(server.tools);
  // the first one to write reminders finds its database gone
  let failures = 0;
  const failing: Database = {
    ...server.db,
    transaction: async (work) => {
      if (failures++ === 0) throw new Error('the connection is gone');
      return server.db.transaction(work);
    },
  };
  await mailDue({ ...server.tools, db: failing }).catch(() => undefined);
  await mailDue(server.tools);
  await server.tools.background.settle();
  expect(await mailsTo(realtor)).toHaveLength(1);
});

test('they do so too where other mails of their lease were handed over', async () => {
  await aTransactionWith({ 'Closing Date': 0 }, realtor, { notification: { type: 'days', value: 1 } });
  await server.tools.background.settle();
  await remindDue(server.tools);
  const written = anEmail();
  const content = { to: written, subject: 'Closing', text: 'Friday', html: '<p>Friday</p>' };
  await queueMail(server.db, server.tools, { name: 'a mail', companyId: null, ...content });
  await server.db.execute(sql`update waiting_mails set leased_until = now() where recipient = ${written}`);
  // the first server to write reminders loses its database
  let failures = 0;
  const failing: Database = {
    ...server.db,
    transaction: async (work) => {
      if (failures++ === 0) throw new Error('the connection is gone');
      return server.db.transaction(work);
    },
  };
  // its two leases are taken at once: the reminder may be alone in one of them
  await mailDue({ ...server.tools, db: failing }).catch(() => undefined);
  await mailDue(server.tools);
  expect(await server.mailsTo(written)).toHaveLength(1);
  expect(await mailsTo(realtor)).toHaveLength(1);
});

test('a reminder that a server sent before it died goes out again under its Message-ID, also where a change withdrew it and was undone', async () => {
  const transaction = await aTransactionWith({ 'Closing Date': 5, 'Possession Date': 5 }, realtor, {
    client_information: aNewClient(),
  });
  await server.tools.background.settle();
  const day = dayIn(server, 5);
  server.clock.set(new Date('2027-01-16T01:00:00Z'));
  await remindDue(server.tools);
  // a server that dies before it records: its second transaction, and everything it does later, never happens
  let transactions = 0;
  const dying: Database = {
    ...server.db,
    transaction: (work) => (transactions++ === 0 ? server.db.transaction(work) : Promise.reject(new Error('dead'))),
  };
  await mailDue({ ...server.tools, db: dying, background: { start: () => undefined, settle: async () => undefined } });
  expect(await mailsTo(realtor)).toHaveLength(1);

  await changeTransaction(server, realtor, transaction, { contractDates: [] });
  await server.db.execute(sql`update waiting_mails set leased_until = now() where subject is null`);
  await sendBefore(server, day, 5);
  await changeTransaction(server, realtor, transaction, { contractDates: transaction.contractDates });
  await sendBefore(server, day, 4);

  const mails = await mailsTo(realtor);
  expect(mails).toHaveLength(2);
  expect(mails[0]!.messageId).toBe(mails[1]!.messageId);
});

test('a reminder begins at once, and waits for no other mail in the mailer', async () => {
  const { mailer } = server.tools;
  const { send: take } = mailer;
  const begun: unknown[] = [];
  mailer.send = async (mail, how) => {
    if (mail.to === realtor.email) begun.push(how);
    await take(mail);
  };
  await aTransactionWith({ 'Closing Date': 0 }, realtor, { notification: { type: 'days', value: 1 } });
  await send(server);
  mailer.send = take;
  expect(begun).toEqual([{ atOnce: true }]);
});

test('a server that is asked to stop begins nothing more', async () => {
  await aTransactionWith({ 'Closing Date': 0 }, realtor, { notification: { type: 'days', value: 1 } });
  await remindDue(server.tools, AbortSignal.abort());
  await mailDue(server.tools);
  expect(await mailsTo(realtor)).toEqual([]);
  await remindDue(server.tools);
  await mailDue(server.tools, AbortSignal.abort());
  expect(await mailsTo(realtor)).toEqual([]);
  await mailDue(server.tools);
  expect(await mailsTo(realtor)).toHaveLength(1);
});

test('what failed because its deadline was over goes out where the deadline now ends later on its day', async () => {
  mailing.refuseMails(new Error('connect ECONNREFUSED'));
  const title = 'Inspection Objection Deadline';
  const transaction = await aTransactionWith({ [title]: 5 }, realtor, { time_of_day: '12:00' });
  const day = dayIn(server, 5);
  // at 6 AM, and past noon
  await sendBefore(server, day, 17.9);
  await sendBefore(server, day, 11.5);
  expect(await remindersOf(server, transaction)).toContainEqual(
    expect.objectContaining({ channel: 'email', state: 'failed' }),
  );
  mailing.refuseMails();

  await changeTransaction(server, realtor, transaction, { time_of_day: '17:00' });
  await sendBefore(server, day, 11.4);
  await sendBefore(server, day, 11.3);
  const [mail, ...others] = await mailsTo(realtor);
  expect(others).toEqual([]);
  expect(mail!.text).toContain('5:00 PM Denver time');
  expect(await remindersOf(server, transaction)).toMatchObject([
    { channel: 'app', state: 'sent' },
    { channel: 'email', state: 'sent', failure: null },
  ]);
});

test('what the mail server refused stays failed where its deadline now ends later, and its company can send it', async () => {
  mailing.refuseMails(new MailRefused('550 no such mailbox'));
  const title = 'Inspection Objection Deadline';
  const transaction = await aTransactionWith({ [title]: 5 }, realtor, { time_of_day: '12:00' });
  const day = dayIn(server, 5);
  await sendBefore(server, day, 17.9);
  mailing.refuseMails();
  await changeTransaction(server, realtor, transaction, { time_of_day: '17:00' });
  // at 1 PM, when the deadline would have been over
  await sendBefore(server, day, 11);
  expect(await mailsTo(realtor)).toEqual([]);
  const { body } = await ask(server, listUnsentMails, { token: realtor.token });
  expect(body.result.mails).toContainEqual(
    expect.objectContaining({ subject: title, failure: '550 no such mailbox', canSendAgain: true }),
  );
});

test('a mail that the mail server refuses for good is not tried again', async () => {
  mailing.refuseMails(new MailRefused('550 no such mailbox'));
  const transaction = await aTransactionWith({ 'Closing Date': 5 }, realtor, { client_information: aNewClient() });
  const day = dayIn(server, 5);
  await sendBefore(server, day, 6);
  mailing.refuseMails();
  await sendBefore(server, day, 1);
  expect(await mailsTo(realtor)).toEqual([]);
  expect(await remindersOf(server, transaction)).toMatchObject([
    { channel: 'app', state: 'sent' },
    { channel: 'email', state: 'failed', failure: '550 no such mailbox' },
  ]);
});
