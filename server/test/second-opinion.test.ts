import { randomUUID } from 'node:crypto';
import { QUESTIONS_PER_DAY } from '@keydate/contracts/limits';
import { listQuestions, listWaitingQuestions } from '@keydate/contracts/questions';
import { listNotifications, readNotifications } from '@keydate/contracts/reminders';
import { muteReminderMails } from '@keydate/contracts/reminder-settings';
import { removeTeammate } from '@keydate/contracts/teammates';
import { addDays, dayAt } from '@keydate/domain/calendar-day';
import { DAY_MS } from '@keydate/domain/durations';
import { ask } from './ask';
import { aLenderOf, anInvitationOfLender, withdraw as withdrawLender } from './lenders';
import { anAgentOf, anEmployeeOf, aRealtor, joining, type TestPerson } from './people';
import { answerQuestion, askLender, aQuestionTo, close, decide, withdraw } from './questions';
import { startTestServer, type TestServer } from './test-server';
import { aNewClient, change, enterTransaction, openTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DATES = [
  { title: 'Inspection Objection Deadline', date: '01-10-2027', description: 'As in the contract' },
  { title: 'New Loan Availability Deadline', date: '02-01-2027', description: '' },
  { title: 'Closing Date', date: '03-14-2027', description: '' },
];

const aLender = () => aRealtor(server, { role: 'SuperLender', fullName: 'Lee Ortiz', plan: null });

async function aShared() {
  const [realtor, lender] = [await aRealtor(server, { plan: 'Office' }), await aLender()];
  const client_information = aNewClient({ client_name: 'Wilhelmina Oak' });
  const transaction = await enterTransaction(server, realtor, { contract_dates: DATES, client_information });
  const part = await aLenderOf(server, transaction, realtor, lender);
  const [inspection, loan, closing] = transaction.contractDates.map(({ _id }) => _id);
  return { realtor, lender, transaction, part, dates: { inspection: inspection!, loan: loan!, closing: closing! } };
}

/** A question about the loan deadline, answered with a day a week later. */
async function anAnswer() {
  const shared = await aShared();
  const question = await aQuestionTo(server, shared.realtor, shared.part, { dates: [shared.dates.loan] });
  const proposals = [{ dateId: shared.dates.loan, to: '02-08-2027' }];
  const { status } = await answerQuestion(server, shared.lender, question, { proposals });
  expect(status).toBe(200);
  return { ...shared, question };
}

const questionsOf = async ({ token }: TestPerson, transactionId: string) =>
  (await ask(server, listQuestions, { token, params: { transactionId } })).body.result.questions;
const waitingFor = async ({ token }: TestPerson) =>
  (await ask(server, listWaitingQuestions, { token })).body.result.questions.map(({ _id }) => _id);
const newsOf = async ({ token }: TestPerson) => {
  const { notifications, unread } = (await ask(server, listNotifications, { token, query: {} })).body.result;
  return { unread, news: notifications.map((one) => ('kind' in one ? [one.kind, one.by, one.subject] : one.title)) };
};
const subjects = async ({ email }: TestPerson) => (await server.mailsTo(email)).map(({ subject }) => subject);

describe('a question', () => {
  test('reaches the lender as a mail, as news in the app and on their transaction', async () => {
    const { realtor, lender, part, transaction, dates } = await aShared();
    const question = await aQuestionTo(server, realtor, part, { dates: [dates.loan], dueOn: '01-20-2045' });

    const [mail] = await server.mailsTo(lender.email);
    expect(mail?.subject).toBe('Alder & Finch Realty asks for your second opinion: 48 Juniper Lane, Boulder');
    expect(mail?.text).toContain('Is the closing realistic for this buyer?');
    expect(mail?.text).toContain('It is about New Loan Availability Deadline (Monday, 02-01-2027).');
    expect(mail?.text).toContain(`/transaction/${transaction._id}#question-${question._id}`);
    expect(await newsOf(lender)).toEqual({
      unread: 1,
      news: [['question-asked', 'Alder & Finch Realty', 'Is the closing realistic for this buyer?']],
    });
    expect(await questionsOf(lender, transaction._id)).toMatchObject([
      {
        side: 'lender',
        state: 'asked',
        askedBy: 'Alder & Finch Realty',
        dates: [{ title: 'New Loan Availability Deadline', date: '02-01-2027' }],
        dueOn: '01-20-2045',
      },
    ]);
    expect(await questionsOf(realtor, transaction._id)).toMatchObject([
      { side: 'realtor', askedBy: 'Robin Vale', lender: { fullName: 'Lee Ortiz' } },
    ]);
  });

  test('sent twice, as when a reply was lost, is asked once', async () => {
    const { realtor, lender, part, transaction } = await aShared();
    const requestId = 'b3a8c1de-0000-4000-8000-3f6a1f4f2c7d';
    const answers = await Promise.all([1, 2].map(() => askLender(server, realtor, part, { requestId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await questionsOf(realtor, transaction._id)).toHaveLength(1);
    expect(await newsOf(lender)).toMatchObject({ unread: 1 });
    const another = await aShared();
    expect((await askLender(server, another.realtor, another.part, { requestId })).status).toBe(404);
  });

  test.each([{ question: 'Another one?' }, { dueOn: '12-30-2045' }])(
    'under the id of one that was asked, with %j in its place, is refused and not lost',
    async (other) => {
      const { realtor, part, transaction, dates } = await aShared();
      const input = { requestId: randomUUID(), dates: [dates.closing, dates.loan] };
      await aQuestionTo(server, realtor, part, input);
      const sentAgain = await askLender(server, realtor, part, { ...input, dates: [dates.loan, dates.closing] });
      expect(sentAgain.status).toBe(200);
      const { status, body } = await askLender(server, realtor, part, { ...input, ...other });
      expect([status, body]).toMatchObject([409, { code: 'QUESTION_ASKED_BEFORE' }]);
      expect(await questionsOf(realtor, transaction._id)).toHaveLength(1);
    },
  );

  test('is about deadlines that the lender sees, and due on a day that is ahead', async () => {
    const { realtor, part, dates } = await aShared();
    const refused = async (input: Record<string, unknown>) =>
      (await askLender(server, realtor, part, input)).body.errors;
    expect(await refused({ dates: [dates.inspection] })).toEqual({
      'dates.0': 'Share this deadline with the lender first.',
    });
    expect(await refused({ dates: ['nowhere'] })).toEqual({ 'dates.0': 'The transaction does not have this date.' });
    expect(await refused({ dueOn: '01-01-2020' })).toEqual({ dueOn: 'Please choose today or a later day.' });
    expect(await refused({ question: '   ' })).toEqual({ question: 'Please write your question.' });
  });

  test('goes to a lender who reads the transaction, and to nobody else', async () => {
    const { realtor, transaction, part } = await aShared();
    const invited = await anInvitationOfLender(server, transaction, realtor, await aLender());
    expect((await askLender(server, realtor, invited)).body).toMatchObject({ code: 'LENDER_NOT_READING' });
    const { part: elsewhere } = await aShared();
    expect((await askLender(server, realtor, { ...elsewhere, transactionId: transaction._id })).status).toBe(404);
    await change(server, realtor, transaction, { status: 'Closed' });
    expect((await askLender(server, realtor, part)).body).toMatchObject({ code: 'QUESTION_TRANSACTION_CLOSED' });
  });

  test(`is refused after ${QUESTIONS_PER_DAY} of a transaction within a day`, async () => {
    const { realtor, part } = await aShared();
    for (let asked = 0; asked < QUESTIONS_PER_DAY; asked += 1) await aQuestionTo(server, realtor, part);
    expect((await askLender(server, realtor, part)).body).toMatchObject({ status: 429, code: 'QUESTION_LIMIT' });
  });

  test('can be one of several, each with an answer and an end of its own', async () => {
    const { realtor, lender, part, transaction } = await aShared();
    const [first, second, third] = [
      await aQuestionTo(server, realtor, part, { question: 'First?' }),
      await aQuestionTo(server, realtor, part, { question: 'Second?' }),
      await aQuestionTo(server, realtor, part, { question: 'Third?' }),
    ];
    await answerQuestion(server, lender, first);
    await close(server, realtor, first);
    await withdraw(server, realtor, second);
    const mailed = (await server.mailsTo(lender.email)).map(({ subject, text }) => [subject, text]);
    for (const [subject, words] of [
      ['Alder & Finch Realty closed its question: 48 Juniper Lane, Boulder', 'First?'],
      ['Alder & Finch Realty withdrew its question: 48 Juniper Lane, Boulder', 'You need not answer it: Second?'],
    ])
      expect(mailed).toContainEqual([subject, expect.stringContaining(words!)]);
    const states = (await questionsOf(realtor, transaction._id)).map(({ question, state }) => [question, state]);
    expect(Object.fromEntries(states)).toEqual({ 'First?': 'closed', 'Second?': 'withdrawn', 'Third?': 'asked' });
    expect(await waitingFor(lender)).toEqual([third._id]);
  });
});

describe('an answer', () => {
  test('reaches the owner, those who work for them and who asked, as a mail and as news', async () => {
    const { realtor, lender, part, transaction } = await aShared();
    const [employee, agent] = [await anEmployeeOf(server, realtor), await anAgentOf(server, realtor)];
    const question = await aQuestionTo(server, employee, part);
    await answerQuestion(server, lender, question, { answer: 'It is realistic.' });
    for (const person of [realtor, employee]) {
      expect(await subjects(person)).toContain('Lee Ortiz answered your question: 48 Juniper Lane, Boulder');
      expect((await newsOf(person)).news).toEqual([['question-answered', 'Lee Ortiz', question.question]]);
    }
    expect((await newsOf(agent)).news).toEqual([]);
    expect(await questionsOf(realtor, transaction._id)).toMatchObject([
      { state: 'answered', answer: 'It is realistic.' },
    ]);
  });

  test('is taken once; the same again changes nothing', async () => {
    const { lender, realtor, question, dates } = await anAnswer();
    const proposals = [{ dateId: dates.loan, to: '02-08-2027' }];
    expect((await answerQuestion(server, lender, question, { proposals })).status).toBe(200);
    expect((await answerQuestion(server, lender, question, { answer: 'No.' })).body).toMatchObject({
      code: 'QUESTION_ANSWERED',
    });
    expect((await newsOf(realtor)).news).toHaveLength(1);
  });

  test('proposes another day, one for each deadline that was asked about', async () => {
    const { realtor, lender, part, dates } = await aShared();
    const question = await aQuestionTo(server, realtor, part, { dates: [dates.loan] });
    const refused = async (...proposals: unknown[]) =>
      (await answerQuestion(server, lender, question, { proposals })).body.errors;
    expect(await refused({ dateId: dates.closing, to: '04-01-2027' })).toEqual({
      'proposals.0.dateId': 'The question is not about this deadline.',
    });
    expect(await refused({ dateId: dates.loan, to: '02-01-2027' })).toEqual({
      'proposals.0.to': 'The deadline is already on this day.',
    });
    const twice = { dateId: dates.loan, to: '02-08-2027' };
    expect(await refused(twice, { ...twice, to: '02-09-2027' })).toEqual({
      'proposals.1.dateId': 'Propose one day for each deadline.',
    });
  });

  test('comes too late after the question was withdrawn, and after the transaction was closed', async () => {
    const { realtor, lender, part, transaction } = await aShared();
    const [withdrawn, open] = [await aQuestionTo(server, realtor, part), await aQuestionTo(server, realtor, part)];
    await withdraw(server, realtor, withdrawn);
    expect((await answerQuestion(server, lender, withdrawn)).body).toMatchObject({ code: 'QUESTION_OVER' });
    await change(server, realtor, transaction, { status: 'Closed' });
    expect((await answerQuestion(server, lender, open)).body).toMatchObject({ code: 'QUESTION_TRANSACTION_CLOSED' });
    expect(await waitingFor(lender)).toEqual([]);
  });
});

describe('a proposed day', () => {
  test('that is accepted changes the transaction as any edit does, with its reason', async () => {
    const { realtor, lender, transaction, question, dates } = await anAnswer();
    const input = { dateId: dates.loan, isAccepted: true, reason: 'Underwriting needs it.', version: 1 };
    const { status, body } = await decide(server, realtor, question, input);
    expect(status).toBe(200);
    expect(body.result.question.proposals).toMatchObject([
      {
        from: '02-01-2027',
        to: '02-08-2027',
        decision: { isAccepted: true, by: 'Robin Vale', reason: 'Underwriting needs it.' },
      },
    ]);
    const { transactions: changed } = (await openTransaction(server, realtor, transaction._id)).body.result;
    expect(changed.version).toBe(2);
    expect(changed.contractDates.map(({ _id, date, description }) => [_id, date, description])).toEqual([
      [dates.inspection, '01-10-2027', 'As in the contract'],
      [dates.loan, '02-08-2027', ''],
      [dates.closing, '03-14-2027', ''],
    ]);
    const [mail] = await server.mailsTo(lender.email);
    expect(mail?.text).toContain('New Loan Availability Deadline is now on Monday, 02-08-2027.');
    expect(mail?.text).toContain('Their reason: Underwriting needs it.');
    expect((await questionsOf(lender, transaction._id))[0]?.proposals[0]?.decision?.by).toBe('Alder & Finch Realty');
  });

  test('moves the other dates that the person has seen with it, in the same version', async () => {
    const { realtor, transaction, question, dates } = await anAnswer();
    const contractDates = transaction.contractDates.map(({ done: _done, ...date }) =>
      date._id === dates.closing ? { ...date, date: '03-21-2027' } : date,
    );
    const input = { dateId: dates.loan, isAccepted: true, version: 1 };
    const without = contractDates.filter(({ _id }) => _id !== dates.loan);
    expect((await decide(server, realtor, question, { ...input, contractDates: without })).body).toMatchObject({
      code: 'PROPOSAL_DATE_GONE',
    });
    expect((await decide(server, realtor, question, { ...input, contractDates })).status).toBe(200);
    const { transactions: changed } = (await openTransaction(server, realtor, transaction._id)).body.result;
    expect(changed.version).toBe(2);
    expect(changed.contractDates.map(({ date }) => date)).toEqual(['01-10-2027', '02-08-2027', '03-21-2027']);
  });

  test('that is not accepted changes nothing, and the lender is told', async () => {
    const { realtor, lender, transaction, question, dates } = await anAnswer();
    expect((await decide(server, realtor, question, { dateId: dates.loan, isAccepted: false })).status).toBe(200);
    const { transactions: same } = (await openTransaction(server, realtor, transaction._id)).body.result;
    expect(same.version).toBe(1);
    expect((await newsOf(lender)).news[0]).toEqual([
      'proposal-declined',
      'Alder & Finch Realty',
      'New Loan Availability Deadline: Monday, 02-08-2027',
    ]);
    const [mail] = await server.mailsTo(lender.email);
    expect(mail?.subject).toBe('Alder & Finch Realty did not accept your proposal: 48 Juniper Lane, Boulder');
  });

  test('is decided once: the same again succeeds, the opposite is refused', async () => {
    const { realtor, lender, transaction, question, dates } = await anAnswer();
    const input = { dateId: dates.loan, isAccepted: true, version: 1 };
    const answers = await Promise.all([1, 2].map(() => decide(server, realtor, question, input)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await decide(server, realtor, question, { ...input, isAccepted: false })).body).toMatchObject({
      code: 'PROPOSAL_DECIDED',
      result: { decidedBy: { _id: realtor.id } },
    });
    expect((await openTransaction(server, realtor, transaction._id)).body.result.transactions.version).toBe(2);
    const accepted = (await newsOf(lender)).news.filter(([kind]) => kind === 'proposal-accepted');
    expect(accepted).toHaveLength(1);
  });

  test('is not accepted over another’s change that the person has not seen', async () => {
    const { realtor, transaction, question, dates } = await anAnswer();
    await change(server, realtor, transaction, { street: '50 Juniper Lane' });
    const input = { dateId: dates.loan, isAccepted: true };
    const stale = await decide(server, realtor, question, { ...input, version: 1 });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      {
        code: 'TRANSACTION_CHANGED',
        result: { transaction: { version: 2, street: '50 Juniper Lane' }, changedBy: { _id: realtor.id } },
      },
    ]);
    expect((await decide(server, realtor, question, { ...input, version: 2 })).status).toBe(200);
  });

  test('of a deadline that was removed meanwhile cannot be accepted', async () => {
    const { realtor, transaction, question, dates } = await anAnswer();
    await change(server, realtor, transaction, { contractDates: [] });
    expect((await decide(server, realtor, question, { dateId: dates.loan, isAccepted: true })).body).toMatchObject({
      code: 'PROPOSAL_DATE_GONE',
    });
    expect((await decide(server, realtor, question, { dateId: dates.loan, isAccepted: false })).status).toBe(200);
  });
});

test('whether the answer to a question is wanted today goes by the property’s day', async () => {
  const { realtor, part } = await aShared();
  const today = dayAt(server.clock.now(), 'America/Denver');
  const [due, later] = [
    await aQuestionTo(server, realtor, part, { dueOn: today }),
    await aQuestionTo(server, realtor, part, { dueOn: addDays(today, 1) }),
  ];
  expect([due, later].map(({ isDueToday, isOverdue }) => ({ isDueToday, isOverdue }))).toEqual([
    { isDueToday: true, isOverdue: false },
    { isDueToday: false, isOverdue: false },
  ]);
});

describe('what waits on the dashboard', () => {
  test('is for the lender what they have not answered, the one due first first', async () => {
    const { realtor, lender, part } = await aShared();
    const later = await aQuestionTo(server, realtor, part, { dueOn: '06-01-2044' });
    const sooner = await aQuestionTo(server, realtor, part, { dueOn: '05-01-2044' });
    expect(await waitingFor(lender)).toEqual([sooner._id, later._id]);
    expect(await waitingFor(realtor)).toEqual([]);
  });

  test('is for those who asked an overdue answer, and a proposal to decide', async () => {
    const { realtor, lender, part, dates } = await aShared();
    const day = new Date(server.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10).split('-');
    const dueOn = `${day[1]}-${day[2]}-${day[0]}`;
    const question = await aQuestionTo(server, realtor, part, { dates: [dates.loan], dueOn });
    const [employee, agent] = [await anEmployeeOf(server, realtor), await anAgentOf(server, realtor)];
    expect(await waitingFor(realtor)).toEqual([]);
    server.clock.set(new Date(server.clock.now().getTime() + 3 * DAY_MS));
    expect(await waitingFor(realtor)).toEqual([question._id]);
    expect(await waitingFor(employee)).toEqual([question._id]);
    expect(await waitingFor(agent)).toEqual([]);
    await answerQuestion(server, lender, question, { proposals: [{ dateId: dates.loan, to: '02-08-2027' }] });
    expect(await waitingFor(realtor)).toEqual([question._id]);
    await decide(server, realtor, question, { dateId: dates.loan, isAccepted: true });
    expect(await waitingFor(realtor)).toEqual([]);
  });
});

test('on the dashboard of a lender with own transactions, what is overdue comes before all that is not', async () => {
  const { realtor, lender, part } = await aShared();
  const toAnswer = await aQuestionTo(server, realtor, part, { dueOn: '06-01-2044' });
  const own = await enterTransaction(server, lender, { contract_dates: DATES });
  const other = await aLenderOf(server, own, lender, await aLender());
  const asked = await aQuestionTo(server, lender, other, {
    dueOn: addDays(dayAt(server.clock.now(), 'America/Denver'), 1),
  });
  server.clock.set(new Date(server.clock.now().getTime() + 3 * DAY_MS));
  expect(await waitingFor(lender)).toEqual([asked._id, toAnswer._id]);
});

describe('when a lender’s access ends', () => {
  test('what they have not answered is withdrawn, and they find no question', async () => {
    const { realtor, lender, part, transaction } = await aShared();
    const question = await aQuestionTo(server, realtor, part);
    await withdrawLender(server, realtor, part);
    expect((await answerQuestion(server, lender, question)).status).toBe(404);
    expect(
      (await ask(server, listQuestions, { token: lender.token, params: { transactionId: transaction._id } })).status,
    ).toBe(404);
    expect((await newsOf(lender)).news.map(([kind]) => kind)).toEqual(['lender-withdrawn']);
    expect(await questionsOf(realtor, transaction._id)).toMatchObject([{ state: 'withdrawn' }]);
  });

  test('because they left their company, likewise; who is invited anew sees nothing of before', async () => {
    const owner = await aRealtor(server, { role: 'SuperLender', plan: 'Office' });
    const lender = await anAgentOf(server, owner);
    const realtor = await aRealtor(server);
    const transaction = await enterTransaction(server, realtor);
    const part = await aLenderOf(server, transaction, realtor, lender);
    await aQuestionTo(server, realtor, part);
    await ask(server, removeTeammate, { token: owner.token, params: { id: lender.id } });
    expect(await questionsOf(realtor, transaction._id)).toMatchObject([{ state: 'withdrawn' }]);

    const elsewhere = await joining(server, lender, await aLender());
    await aLenderOf(server, transaction, realtor, elsewhere);
    expect(await questionsOf(elsewhere, transaction._id)).toEqual([]);
    expect(await newsOf(elsewhere)).toEqual({ unread: 0, news: [] });
  });

  test('and they are invited anew, neither the questions of before are theirs nor the news of them', async () => {
    const { realtor, lender, part, transaction } = await anAnswer();
    await withdrawLender(server, realtor, part);
    await aLenderOf(server, transaction, realtor, lender);
    expect(await questionsOf(lender, transaction._id)).toEqual([]);
    expect(await questionsOf(realtor, transaction._id)).toHaveLength(1);
    const { news, unread } = await newsOf(lender);
    expect([news.map(([kind]) => kind), unread]).toEqual([['lender-withdrawn'], 1]);
  });

  test('who was of the company’s own team before they became a lender gets back no news of then', async () => {
    const { realtor, lender, part, transaction } = await aShared();
    const employee = await anEmployeeOf(server, realtor);
    await answerQuestion(server, lender, await aQuestionTo(server, realtor, part));
    expect(await newsOf(employee)).toMatchObject({ unread: 1 });
    await ask(server, removeTeammate, { token: realtor.token, params: { id: employee.id } });
    const elsewhere = await joining(server, employee, await aLender());
    await aLenderOf(server, transaction, realtor, elsewhere);
    expect(await newsOf(elsewhere)).toEqual({ unread: 0, news: [] });
  });
});

test('another lender of the same transaction sees nothing of a question', async () => {
  const { realtor, transaction, question } = await anAnswer();
  const other = await aLender();
  await aLenderOf(server, transaction, realtor, other);
  expect(await questionsOf(other, transaction._id)).toEqual([]);
  expect((await answerQuestion(server, other, question)).status).toBe(404);
  expect((await close(server, other, question)).status).toBe(404);
});

test('news is read by the one who was told, and pages through with reminders', async () => {
  const { realtor, lender, part } = await aShared();
  for (let asked = 0; asked < 3; asked += 1) await aQuestionTo(server, realtor, part);
  const { notifications } = (await ask(server, listNotifications, { token: lender.token, query: {} })).body.result;
  const [first] = notifications;
  await ask(server, readNotifications, { token: realtor.token, body: { ids: [first!._id] } });
  expect(await newsOf(lender)).toMatchObject({ unread: 3 });
  await ask(server, readNotifications, { token: lender.token, body: { ids: [first!._id] } });
  expect(await newsOf(lender)).toMatchObject({ unread: 2 });
  await ask(server, readNotifications, { token: lender.token, body: {} });
  expect(await newsOf(lender)).toMatchObject({ unread: 0 });
});

test('who has ended the emails about a transaction is told in the app alone', async () => {
  const { realtor, lender, part, transaction } = await aShared();
  await ask(server, muteReminderMails, {
    token: lender.token,
    params: { id: transaction._id },
    body: { isMuted: true },
  });
  const before = (await subjects(lender)).length;
  await aQuestionTo(server, realtor, part);
  expect(await subjects(lender)).toHaveLength(before);
  expect(await newsOf(lender)).toMatchObject({ unread: 1 });
});
