import { reopenTransaction } from '@keydate/contracts/transaction-update';
import { saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { listNotifications } from '@keydate/contracts/reminders';
import { listQuestions } from '@keydate/contracts/questions';
import { CLOSING_UNDO_MS, CLOSING_UNDO_TRAVEL_MS } from '@keydate/contracts/limits';
import { sql } from 'drizzle-orm';
import { ask } from './ask';
import { aLenderOf, anInvitationOfLender } from './lenders';
import { startMailingServer, type MailingServer } from './mailing-server';
import { anAgentOf, anEmail, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { aQuestionTo } from './questions';
import { dayIn, enterDeadlines, reminderMailsTo, send, sendBefore } from './reminders';
import type { TestServer } from './test-server';
import { changeTransaction, enterTransaction, openTransaction, refusedTransaction } from './transactions';

let mailing: MailingServer;
let server: TestServer;
beforeAll(async () => {
  mailing = await startMailingServer();
  server = mailing.server;
});
beforeEach(() => mailing.refuseMails());
afterAll(() => mailing.close());

const passes = async (ms: number) => {
  server.clock.set(new Date(server.clock.now().getTime() + ms));
  await send(server);
};
const reopen = (by: TestPerson, { _id: id }: { _id: string }, version: number) =>
  ask(server, reopenTransaction, { token: by.token, params: { id }, body: { version } });
const close = (by: TestPerson, transaction: { _id: string }) =>
  changeTransaction(server, by, transaction, { status: 'Closed' });
const statusOf = async (by: TestPerson, { _id }: { _id: string }) =>
  (await openTransaction(server, by, _id)).body.result.transactions.status;
const newsOf = async (person: TestPerson) =>
  (await ask(server, listNotifications, { token: person.token, query: {} })).body.result.notifications.map((one) =>
    'kind' in one ? one.kind : 'reminder',
  );

async function aShared() {
  const realtor = await aRealtor(server);
  const transaction = await enterTransaction(server, realtor);
  const lender = await aRealtor(server, { role: 'SuperLender' });
  const part = await aLenderOf(server, transaction, realtor, lender);
  await aQuestionTo(server, realtor, part, { question: 'One?' });
  await server.tools.background.settle();
  return { realtor, transaction, lender };
}
const closingMails = async ({ email }: TestPerson) =>
  (await server.mailsTo(email)).filter(({ subject }) => subject.includes('closed the transaction'));

describe('the closing of a transaction', () => {
  test('is told to nobody before Undo has gone, then once', async () => {
    const { realtor, transaction, lender } = await aShared();
    const before = await newsOf(lender);
    await close(realtor, transaction);
    await passes(CLOSING_UNDO_MS);
    expect([await newsOf(lender), await closingMails(lender)]).toEqual([before, []]);

    await passes(CLOSING_UNDO_TRAVEL_MS);
    await passes(60_000);
    expect(await newsOf(lender)).toEqual(['question-withdrawn', ...before]);
    expect(await closingMails(lender)).toHaveLength(1);
  });

  test('is told once by two servers', async () => {
    const { realtor, transaction, lender } = await aShared();
    await close(realtor, transaction);
    server.clock.set(new Date(server.clock.now().getTime() + 60_000));
    await Promise.all([send(server), send(server), send(server)]);
    expect(await closingMails(lender)).toHaveLength(1);
  });

  test('is undone for ten seconds: nobody hears of it, and its questions wait for an answer again', async () => {
    const { realtor, transaction, lender } = await aShared();
    const before = await newsOf(lender);
    const { version } = await close(realtor, transaction);
    await passes(CLOSING_UNDO_MS);
    const { status, body } = await reopen(realtor, transaction, version);
    expect([status, body.result.updatedTransaction]).toEqual([
      200,
      { ...transaction, status: 'Active', version: version + 1 },
    ]);
    await passes(60_000);
    expect([await newsOf(lender), await closingMails(lender)]).toEqual([before, []]);
    const { questions } = (
      await ask(server, listQuestions, { token: realtor.token, params: { transactionId: transaction._id } })
    ).body.result;
    expect(questions.map(({ state }) => state)).toEqual(['asked']);
    expect(await statusOf(realtor, transaction)).toBe('Active');
  });

  test('is undone again by a repeated request, and by no later one', async () => {
    const { realtor, transaction } = await aShared();
    const { version } = await close(realtor, transaction);
    await reopen(realtor, transaction, version);
    expect((await reopen(realtor, transaction, version)).body.result.updatedTransaction.version).toBe(version + 1);
    const other = await enterTransaction(server, await aRealtor(server));
    expect((await reopen(realtor, other, 1)).status).toBe(404);
  });

  test('is final after that', async () => {
    const { realtor, transaction } = await aShared();
    const { version } = await close(realtor, transaction);
    server.clock.set(new Date(server.clock.now().getTime() + CLOSING_UNDO_MS + CLOSING_UNDO_TRAVEL_MS));
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await reopen(realtor, transaction, version);
      expect([status, body.message]).toEqual([409, 'It was closed more than ten seconds ago, so it stays closed.']);
      await send(server);
    }
    expect(await statusOf(realtor, transaction)).toBe('Closed');
  });

  test('is not undone over a change that somebody made since, and says who', async () => {
    const { realtor, transaction } = await aShared();
    const employee = await anEmployeeOf(server, realtor);
    const { version } = await close(realtor, transaction);
    const changed = await changeTransaction(server, employee, transaction, { street: '9 Elm Street' });
    const { status, body } = await reopen(realtor, transaction, version);
    expect([status, refusedTransaction(body)]).toEqual([409, changed]);
    expect(body).toMatchObject({ result: { changedBy: { _id: employee.id } } });
  });

  test('is a change of the person who undoes it', async () => {
    const { realtor, transaction } = await aShared();
    const employee = await anEmployeeOf(server, realtor);
    const { version } = await close(realtor, transaction);
    await reopen(employee, transaction, version);
    const { body } = await reopen(realtor, transaction, version + 2);
    expect(body).toMatchObject({ result: { changedBy: { _id: employee.id } } });
  });

  test('is not undone where another transaction has taken its place, and says whose', async () => {
    const realtor = await aRealtor(server, { plan: null });
    const agent = await anAgentOf(server, realtor);
    const transaction = await enterTransaction(server, realtor);
    const { version } = await close(realtor, transaction);
    const other = await enterTransaction(server, agent);
    const { status, body } = await reopen(realtor, transaction, version);
    expect([status, body.message]).toEqual([406, 'Active transaction limit has exceeded']);
    expect(body).toMatchObject({ result: { takenBy: { _id: agent.id } } });
    expect(await statusOf(realtor, transaction)).toBe('Closed');

    // its place is free again
    await close(realtor, other);
    expect((await reopen(realtor, transaction, version)).status).toBe(200);
  });

  test('is undone in a company that has more than its plan allows since the plan ended', async () => {
    const realtor = await aRealtor(server);
    const [transaction] = [await enterTransaction(server, realtor), await enterTransaction(server, realtor)];
    await server.db.execute(sql`delete from subscriptions where company_id = ${realtor.companyId}`);
    const { version } = await close(realtor, transaction);
    expect((await reopen(realtor, transaction, version)).status).toBe(200);
  });
});

describe('the reminders of a transaction whose closing was undone', () => {
  test('go out as planned, those that came due meanwhile too, and none of them twice', async () => {
    const realtor = await aRealtor(server);
    const transaction = await enterDeadlines(server, realtor, { 'Loan Deadline': 5, 'Closing Date': 9 });
    const day = dayIn(server, 5);
    await sendBefore(server, day, 6.001);
    const { version } = await close(realtor, transaction);
    await passes(CLOSING_UNDO_MS);
    expect(await reminderMailsTo(server, realtor)).toEqual([]);
    expect((await reopen(realtor, transaction, version)).status).toBe(200);
    await passes(1000);
    const mails = await reminderMailsTo(server, realtor);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Loan Deadline')]);
    expect(mails[0]?.text).not.toMatch(/late/i);
    await passes(3_600_000);
    expect(await reminderMailsTo(server, realtor)).toHaveLength(1);
  });

  test('wait for the quiet hours that held them, and are not late after these', async () => {
    const realtor = await aRealtor(server);
    const quietHours = { from: '17:00', until: '20:00' };
    const body = { quietHours, timeZone: 'America/Denver' };
    await ask(server, saveReminderSettings, { token: realtor.token, body });
    const transaction = await enterDeadlines(server, realtor, { 'Closing Date': 5 });
    const day = dayIn(server, 5);
    // the moment, 5:59 PM, has passed
    await sendBefore(server, day, 5);
    const { version } = await close(realtor, transaction);
    await reopen(realtor, transaction, version);
    expect(await reminderMailsTo(server, realtor)).toEqual([]);
    await sendBefore(server, day, 3.9);
    const [mail, ...others] = await reminderMailsTo(server, realtor);
    expect([mail?.subject, others]).toEqual([expect.stringContaining('Closing Date'), []]);
    expect(mail?.text).not.toMatch(/late|due at once/i);
  });
});

test.each([
  ['is mailed after Undo', true, 1],
  ['is not mailed once the closing is final', false, 0],
])('an invitation of a lender that waits to be mailed %s', async (_, undoes, mails) => {
  const realtor = await aRealtor(server);
  const transaction = await enterTransaction(server, realtor);
  const email = anEmail();
  mailing.refuseMails(new Error('no mail server is there'));
  await anInvitationOfLender(server, transaction, realtor, { email });
  await server.tools.background.settle();
  mailing.refuseMails();
  const { version } = await close(realtor, transaction);
  await passes(CLOSING_UNDO_MS);
  if (undoes) await reopen(realtor, transaction, version);
  await passes(3_600_000);
  expect(await server.mailsTo(email)).toHaveLength(mails);
});
