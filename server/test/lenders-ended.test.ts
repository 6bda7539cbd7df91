import { CLOSING_UNDO_MS, CLOSING_UNDO_TRAVEL_MS } from '@keydate/contracts/limits';
import { listLenders, resendLenderInvitation } from '@keydate/contracts/lenders';
import { tickMilestone } from '@keydate/contracts/loan-milestones';
import { listQuestions } from '@keydate/contracts/questions';
import { listNotifications, reminderArrived } from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import { removeTeammate } from '@keydate/contracts/teammates';
import { dayAt } from '@keydate/domain/calendar-day';
import { sql } from 'drizzle-orm';
import { sendDue } from '../src/jobs/send-due';
import { ask } from './ask';
import { accept, aLenderOf, anInvitationOfLender, share, withdraw } from './lenders';
import { startMailingServer, type MailingServer } from './mailing-server';
import { anAgentOf, anEmail, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { answerQuestion, aQuestionTo, close, decide, withdraw as withdrawQuestion } from './questions';
import { send } from './reminders';
import { aDevice, closeDevices } from './sockets';
import type { TestServer } from './test-server';
import { change, enterTransaction } from './transactions';

let mailing: MailingServer;
let server: TestServer;

beforeAll(async () => {
  mailing = await startMailingServer();
  server = mailing.server;
});
beforeEach(() => mailing.refuseMails());
afterEach(closeDevices);
afterAll(() => mailing.close());

async function aShared() {
  const realtor = await aRealtor(server, { plan: 'Office' });
  const boss = await aRealtor(server, { role: 'SuperLender', plan: 'Office' });
  const lender = await anAgentOf(server, boss);
  const transaction = await enterTransaction(server, realtor);
  const part = await aLenderOf(server, transaction, realtor, lender);
  return { realtor, boss, lender, transaction, part };
}

const leave = (boss: TestPerson, { id }: TestPerson) =>
  ask(server, removeTeammate, { token: boss.token, params: { id } });
const newsOf = async ({ token }: TestPerson) =>
  (await ask(server, listNotifications, { token, query: {} })).body.result.notifications.map((one) =>
    'kind' in one ? [one.kind, one.by, one.subject] : [],
  );
const statesOf = async ({ token }: TestPerson, { _id }: { _id: string }) =>
  (await ask(server, listQuestions, { token, params: { transactionId: _id } })).body.result.questions.map(
    ({ question, state }) => [question, state],
  );

describe('of a lender who leaves their company', () => {
  test('the realtor’s team is told once, with the questions that were withdrawn', async () => {
    const { realtor, boss, lender, transaction, part } = await aShared();
    const [employee, agent] = [await anEmployeeOf(server, realtor), await anAgentOf(server, realtor)];
    await aQuestionTo(server, employee, part, { question: 'First?' });
    await aQuestionTo(server, realtor, part, { question: 'Second?' });
    expect((await leave(boss, lender)).status).toBe(200);

    const told = 'They no longer see this transaction. 2 questions that waited for their answer were withdrawn.';
    for (const person of [realtor, employee]) {
      expect(await newsOf(person)).toEqual([['lender-left', 'Ash Kerr', told]]);
      const [mail, ...others] = (await server.mailsTo(person.email)).filter(({ subject }) =>
        subject.includes('no longer'),
      );
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('Ash Kerr is no longer a lender on 48 Juniper Lane, Boulder');
      for (const words of ['left Alder & Finch Realty', '2 questions', 'First?', 'Second?'])
        expect(mail?.text).toContain(words);
    }
    expect(await newsOf(agent)).toEqual([]);
    expect(await statesOf(realtor, transaction)).toEqual([
      ['Second?', 'withdrawn'],
      ['First?', 'withdrawn'],
    ]);
  });

  test('nobody is told about a transaction that is closed, and nothing of questions where none was asked', async () => {
    const { realtor, boss, lender, transaction } = await aShared();
    const open = await enterTransaction(server, realtor);
    await aLenderOf(server, open, realtor, lender);
    await change(server, realtor, transaction, { status: 'Closed' });
    await leave(boss, lender);
    expect(await newsOf(realtor)).toEqual([['lender-left', 'Ash Kerr', 'They no longer see this transaction.']]);
  });
});

describe('of a transaction that they are withdrawn from', () => {
  test('the lender is told by mail and by the bell, with the questions that went with it, and nothing else', async () => {
    const { realtor, lender, part } = await aShared();
    await aQuestionTo(server, realtor, part, { question: 'Is it realistic?' });
    await server.tools.background.settle();
    const tab = await aDevice(server, lender);
    await withdraw(server, realtor, part);
    await tab.hear(catchUp);
    await tab.hear(reminderArrived);

    const [mail] = await server.mailsTo(lender.email);
    expect(mail?.subject).toBe('You are no longer a lender on a transaction of Alder & Finch Realty');
    expect(mail?.text).toContain('One question that waited for your answer was withdrawn.');
    const { notifications, unread } = (await ask(server, listNotifications, { token: lender.token, query: {} })).body
      .result;
    expect(unread).toBe(1);
    expect(notifications).toMatchObject([
      {
        kind: 'lender-withdrawn',
        transaction: { street: '', city: '', clientName: 'Alder & Finch Realty' },
        subject: 'You no longer see this transaction. One question that waited for your answer was withdrawn.',
      },
    ]);
    await withdraw(server, realtor, part);
    expect(await newsOf(lender)).toHaveLength(1);
  });

  test('what could not be mailed before the end is not mailed after it', async () => {
    const { realtor, lender, part } = await aShared();
    mailing.refuseMails(new Error('no mail server is there'));
    await aQuestionTo(server, realtor, part, { question: 'A question that waits' });
    await server.tools.background.settle();
    const waiting = async () =>
      (await server.db.execute(sql`select subject from waiting_mails where recipient = ${lender.email}`)).rows;
    expect(await waiting()).toHaveLength(1);
    mailing.refuseMails();
    await withdraw(server, realtor, part);

    server.clock.set(new Date(server.clock.now().getTime() + 3_600_000));
    await sendDue(server.tools);
    const mails = await server.mailsTo(lender.email);
    expect(mails.filter(({ text }) => text.includes('A question that waits'))).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe('when a transaction is closed', () => {
  test('unanswered questions about it are withdrawn, and each lender is told once of all of theirs', async () => {
    const { realtor, lender, transaction, part } = await aShared();
    const answered = await aQuestionTo(server, realtor, part, { question: 'Answered?' });
    await answerQuestion(server, lender, answered);
    await withdrawQuestion(server, realtor, await aQuestionTo(server, realtor, part, { question: 'Withdrawn?' }));
    await aQuestionTo(server, realtor, part, { question: 'One?' });
    await aQuestionTo(server, realtor, part, { question: 'Two?' });
    const before = await newsOf(lender);
    await change(server, realtor, transaction, { status: 'Closed' });
    server.clock.set(new Date(server.clock.now().getTime() + CLOSING_UNDO_MS + CLOSING_UNDO_TRAVEL_MS));
    await send(server);

    expect(Object.fromEntries(await statesOf(realtor, transaction))).toEqual({
      'Answered?': 'answered',
      'Withdrawn?': 'withdrawn',
      'One?': 'withdrawn',
      'Two?': 'withdrawn',
    });
    const [told, ...others] = await newsOf(lender);
    expect(told?.slice(0, 2)).toEqual(['question-withdrawn', 'Alder & Finch Realty']);
    expect(others).toEqual(before);
    const [mail] = await server.mailsTo(lender.email);
    expect(mail?.subject).toBe('Alder & Finch Realty closed the transaction: 48 Juniper Lane, Boulder');
    for (const words of ['withdrew 2 questions', 'One?', 'Two?']) expect(mail?.text).toContain(words);

    await change(server, realtor, transaction, { status: 'Closed' });
    expect(await newsOf(lender)).toHaveLength(before.length + 1);
  });

  test('a lender without an unanswered question is told nothing', async () => {
    const { realtor, lender, transaction } = await aShared();
    await change(server, realtor, transaction, { status: 'Closed' });
    expect(await newsOf(lender)).toEqual([]);
  });
});

test('an answer to an invitation reaches the open pages of those who invited', async () => {
  const { realtor, transaction } = await aShared();
  const invited = await aRealtor(server, { role: 'SuperLender' });
  const part = await anInvitationOfLender(server, transaction, realtor, invited);
  const tab = await aDevice(server, realtor);
  await accept(server, invited, part);
  await tab.hear(catchUp);
  const { body } = await ask(server, listLenders, { token: realtor.token, params: { transactionId: transaction._id } });
  expect(body.result.lenders[0]).toMatchObject({ _id: part.id, state: 'accepted' });
});

describe('without a reload and without ringing the bell', () => {
  test('what is shared with a lender, or no longer, reaches their open pages', async () => {
    const { realtor, lender, part } = await aShared();
    const tab = await aDevice(server, lender);
    await share(server, realtor, part, { sharesContact: true });
    await tab.hear(catchUp);
    expect(await newsOf(lender)).toEqual([]);
  });

  test('a step of the loan that is taken back reaches the open pages of the team', async () => {
    const { realtor, lender, transaction } = await aShared();
    const params = { transactionId: transaction._id };
    const employee = await anEmployeeOf(server, realtor);
    const tabs = [await aDevice(server, realtor), await aDevice(server, employee)];
    const tick = (day: string | null) =>
      ask(server, tickMilestone, { token: lender.token, params, body: { milestone: 'funded', day } });
    await tick(dayAt(server.clock.now(), 'America/Denver'));
    await tick(null);
    for (const tab of tabs) await tab.hear(catchUp);
    expect(await newsOf(realtor)).toHaveLength(1);
  });

  test.each<[string, (asked: Awaited<ReturnType<typeof aShared>>, by: TestPerson) => Promise<unknown>]>([
    ['invites', ({ transaction }, by) => anInvitationOfLender(server, transaction, by, { email: anEmail() })],
    ['shares with', ({ part }, by) => share(server, by, part, { sharesContact: true })],
    ['withdraws', ({ part }, by) => withdraw(server, by, part)],
    ['asks', ({ part }, by) => aQuestionTo(server, by, part, {})],
  ])('a lender whom a colleague %s reaches the open pages of the team', async (_what, act) => {
    const shared = await aShared();
    const employee = await anEmployeeOf(server, shared.realtor);
    const tab = await aDevice(server, shared.realtor);
    await act(shared, employee);
    await tab.hear(catchUp);
    expect(await newsOf(shared.realtor)).toEqual([]);
  });

  test('what becomes of a question by a colleague reaches the open pages of the team', async () => {
    const { realtor, lender, transaction, part } = await aShared();
    const employee = await anEmployeeOf(server, realtor);
    const dateId = transaction.contractDates[0]!._id;
    const question = await aQuestionTo(server, employee, part, { dates: [dateId] });
    await answerQuestion(server, lender, question, { proposals: [{ dateId, to: '04-01-2027' }] });
    for (const act of [
      () => decide(server, employee, question, { dateId, isAccepted: false }),
      () => close(server, employee, question),
    ]) {
      const tab = await aDevice(server, realtor);
      await act();
      await tab.hear(catchUp);
    }
  });

  test.each(['comes', 'is sent again', 'is withdrawn', 'ends with the transaction'])(
    'an invitation that %s reaches the lender’s',
    async (what) => {
      const { realtor, transaction } = await aShared();
      const invited = await aRealtor(server, { role: 'SuperLender' });
      const part = what === 'comes' ? null : await anInvitationOfLender(server, transaction, realtor, invited);
      const tab = await aDevice(server, invited);
      if (!part) await anInvitationOfLender(server, transaction, realtor, invited);
      else if (what === 'is withdrawn') await withdraw(server, realtor, part);
      else if (what === 'ends with the transaction') await change(server, realtor, transaction, { status: 'Closed' });
      else await ask(server, resendLenderInvitation, { token: realtor.token, params: { id: part.id } });
      await tab.hear(catchUp);
      expect(await newsOf(invited)).toEqual([]);
    },
  );
});
