import { revokeInvitation, sendInvitation } from '@keydate/contracts/invitations';
import { declineLenderInvitation } from '@keydate/contracts/lender-invitations';
import { CLOSING_UNDO_MS, CLOSING_UNDO_TRAVEL_MS, INVITATION_LIFETIME_MS } from '@keydate/contracts/limits';
import { transactionReminders } from '@keydate/contracts/reminders';
import { listUnsentMails, resendUnsentMail, type UnsentMail } from '@keydate/contracts/unsent-mails';
import { DAY_MS, HOUR_MS } from '@keydate/domain/durations';
import { sql } from 'drizzle-orm';
import { clearExpired } from '../src/jobs/clear-expired';
import { MailRefused } from '../src/ports/mailer';
import { ask } from './ask';
import { accept, anInvitationOfLender } from './lenders';
import { anAgentOf, anEmail, aRealtor, type TestPerson } from './people';
import { dayIn, send, sendBefore } from './reminders';
import { startMailingServer, type MailingServer } from './mailing-server';
import type { TestServer } from './test-server';
import { aNewClient, changeTransaction, enterTransaction } from './transactions';

let mailing: MailingServer;
let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  mailing = await startMailingServer();
  server = mailing.server;
});
// winter, when Denver is seven hours behind
beforeEach(async () => {
  mailing.refuseMails();
  server.clock.set(new Date('2027-01-10T17:00:00Z'));
  owner = await aRealtor(server);
});
afterAll(() => mailing.close());

const NO_SUCH_MAILBOX = new MailRefused('550 no such mailbox');
const unsent = async ({ token } = owner): Promise<UnsentMail[]> =>
  (await ask(server, listUnsentMails, { token })).body.result.mails;
const resend = ({ _id }: Pick<UnsentMail, '_id'>, { token } = owner) =>
  ask(server, resendUnsentMail, { token, params: { id: _id } });
const remindersTo = async ({ email }: TestPerson) =>
  (await server.mailsTo(email)).filter(({ headers }) => headers?.['List-Unsubscribe']);

async function aReminderThatFails(by = owner, failure: Error = NO_SUCH_MAILBOX) {
  const day = dayIn(server, 5);
  const { client_information } = await enterTransaction(server, by, { contract_dates: [] });
  const transaction = await enterTransaction(server, by, {
    client_information: { client_type: 'No', client_id: client_information.client_id._id },
    contract_dates: [{ title: 'Closing Date', date: day, description: '' }],
  });
  await server.tools.background.settle();
  mailing.refuseMails(failure);
  await sendBefore(server, day, 6);
  mailing.refuseMails();
  return { transaction, day };
}

test('where every mail was sent, nothing is listed', async () => {
  expect(await unsent()).toEqual([]);
});

test('a reminder that the mail server refused is listed with the reason, and goes out when it is sent again', async () => {
  const agent = await anAgentOf(server, owner);
  const { transaction } = await aReminderThatFails(agent);

  const [mail, ...others] = await unsent();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: agent.email,
    subject: 'Closing Date',
    transaction: { _id: transaction._id },
    failure: '550 no such mailbox',
    nextTryAt: null,
    canSendAgain: true,
  });
  expect((await resend(mail!)).status).toBe(200);
  await send(server);
  expect(await remindersTo(agent)).toHaveLength(1);
  expect(await unsent()).toEqual([]);
  // a second press sends nothing
  expect((await resend(mail!)).status).toBe(404);
  await send(server);
  expect(await remindersTo(agent)).toHaveLength(1);
});

test('the log of its transaction says when it was due, and how much later it was sent again', async () => {
  const { transaction } = await aReminderThatFails();
  const [mail] = await unsent();
  server.clock.set(new Date(server.clock.now().getTime() + 4 * HOUR_MS));
  await resend(mail!);
  await send(server);
  const { body } = await ask(server, transactionReminders, { token: owner.token, params: { id: transaction._id } });
  const email = body.result.reminders.find(({ channel }) => channel === 'email');
  expect(email?.state).toBe('sent');
  const late = Date.parse(email!.sentAt!) - Date.parse(email!.goesOutAt);
  expect(Math.round(late / HOUR_MS)).toBe(4);
});

test('one that waits for its next try is tried at once, under the Message-ID that it had', async () => {
  await aReminderThatFails(owner, new Error('connect ECONNREFUSED'));
  const { rows } = await server.db.execute('select message_id_header from waiting_mails where subject is null');
  const [mail] = await unsent();
  expect(mail!.failure).toBe('connect ECONNREFUSED');
  // a minute after the first try
  expect(mail!.nextTryAt).toMatch(/^2027-01-16T01:00:/);
  await resend(mail!);
  await send(server);
  const [sent] = await remindersTo(owner);
  expect(rows).toContainEqual({ message_id_header: sent!.messageId });
});

test('one whose deadline is over is still listed, and cannot be sent', async () => {
  const { day, transaction } = await aReminderThatFails();
  await sendBefore(server, day, -1);
  // a change that plans again does not rewrite the failed mail
  await changeTransaction(server, owner, transaction, { notification: { type: 'days', value: 1 } });
  const [mail] = await unsent();
  expect(mail).toMatchObject({ failure: '550 no such mailbox', canSendAgain: false });
  expect((await resend(mail!)).status).toBe(404);
  await send(server);
  expect(await remindersTo(owner)).toEqual([]);
});

test('one whose transaction was closed is needed no more', async () => {
  const { transaction } = await aReminderThatFails();
  const [mail] = await unsent();
  await changeTransaction(server, owner, transaction, { status: 'Closed' });
  expect(await unsent()).toEqual([]);
  expect((await resend(mail!)).status).toBe(404);
});

test('an invitation that was given up is listed, and sent again', async () => {
  const email = anEmail();
  mailing.refuseMails(NO_SUCH_MAILBOX);
  await ask(server, sendInvitation, { token: owner.token, body: { email, invitedAs: 'agent' } });
  await server.tools.background.settle();
  const [mail] = await unsent();
  expect(mail).toMatchObject({ to: email, transaction: null, nextTryAt: null, canSendAgain: true });

  // refused once more, it is listed once more
  await resend(mail!);
  await send(server);
  expect(await unsent()).toMatchObject([{ _id: mail!._id, nextTryAt: null }]);
  mailing.refuseMails();
  await send(server);
  expect(await server.mailsTo(email)).toEqual([]);

  await resend(mail!);
  await send(server);
  expect(await server.mailsTo(email)).toHaveLength(1);
  expect(await unsent()).toEqual([]);
});

test('an invitation that has ended is listed no more, and never goes out', async () => {
  const email = anEmail();
  mailing.refuseMails(new Error('connect ECONNREFUSED'));
  const { token } = owner;
  const { body } = await ask(server, sendInvitation, { token, body: { email, invitedAs: 'agent' } });
  await server.tools.background.settle();
  const [mail] = await unsent();
  await ask(server, revokeInvitation, { token, params: { id: body.result.invitation._id } });
  expect(await unsent()).toEqual([]);
  expect((await resend(mail!)).status).toBe(404);
  mailing.refuseMails();
  server.clock.set(new Date(server.clock.now().getTime() + HOUR_MS));
  await send(server);
  expect(await server.mailsTo(email)).toEqual([]);
});

test('what was given up is forgotten after 30 days', async () => {
  // in the past, so that nothing of the other tests has expired
  const begun = new Date('2020-01-01T00:00:00Z');
  server.clock.set(begun);
  const realtor = await aRealtor(server);
  const { companyId } = realtor;
  const stored = async () =>
    (await server.db.execute(sql`select from waiting_mails where company_id = ${companyId}`)).rows.length;
  mailing.refuseMails(NO_SUCH_MAILBOX);
  await enterTransaction(server, realtor, { client_information: aNewClient(), contract_dates: [] });
  await server.tools.background.settle();
  for (const [days, count] of [
    [29, 1],
    [31, 0],
  ] as const) {
    server.clock.set(new Date(begun.getTime() + days * DAY_MS));
    await clearExpired(server.tools);
    expect(await stored()).toBe(count);
  }
});

test('the owner of another company neither sees nor sends it', async () => {
  await aReminderThatFails();
  const [mail] = await unsent();
  const other = await aRealtor(server);
  expect(await unsent(other)).toEqual([]);
  expect((await resend(mail!, other)).status).toBe(404);
});

describe('the email of a lender’s invitation that could not be sent is listed no more once the invitation', () => {
  async function aFailedInvitation() {
    const transaction = await enterTransaction(server, owner);
    mailing.refuseMails(NO_SUCH_MAILBOX);
    const lender = await aRealtor(server, { role: 'SuperLender' });
    const part = await anInvitationOfLender(server, transaction, owner, lender);
    await server.tools.background.settle();
    mailing.refuseMails();
    expect(await unsent()).toHaveLength(1);
    return { transaction, lender, part };
  }

  test('was accepted', async () => {
    const { lender, part } = await aFailedInvitation();
    expect((await accept(server, lender, part)).status).toBe(200);
    expect(await unsent()).toEqual([]);
  });

  test('was declined', async () => {
    const { lender, part } = await aFailedInvitation();
    await ask(server, declineLenderInvitation, { token: lender.token, params: { id: part.id } });
    expect(await unsent()).toEqual([]);
  });

  test('ended with its transaction, whose closing is final', async () => {
    const { transaction } = await aFailedInvitation();
    await changeTransaction(server, owner, transaction, { status: 'Closed' });
    server.clock.set(new Date(server.clock.now().getTime() + CLOSING_UNDO_MS + CLOSING_UNDO_TRAVEL_MS));
    await send(server);
    expect(await unsent()).toEqual([]);
  });

  test('has expired', async () => {
    await aFailedInvitation();
    server.clock.set(new Date(server.clock.now().getTime() + INVITATION_LIFETIME_MS + HOUR_MS));
    await clearExpired(server.tools);
    expect(await unsent()).toEqual([]);
  });
});
