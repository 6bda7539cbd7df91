import { declineLenderInvitation } from '@keydate/contracts/lender-invitations';
import { listLenders } from '@keydate/contracts/lenders';
import { listQuestions, type Question } from '@keydate/contracts/questions';
import { removeTeammate } from '@keydate/contracts/teammates';
import { ask } from './ask';
import { accept, aLenderOf, anInvitationOfLender, withdraw as withdrawLender } from './lenders';
import { anAgentOf, aRealtor, type TestPerson } from './people';
import { answerQuestion, aQuestionTo, decide, withdraw } from './questions';
import { startTestServer, type TestServer } from './test-server';
import { change, enterTransaction, openTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// the embedded database does one transaction after the other
const TIMES = process.env.TEST_DATABASE_URL ? 6 : 1;
const people = async () => [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })] as const;

async function anInvited() {
  const [realtor, lender] = await people();
  const transaction = await enterTransaction(server, realtor);
  return { realtor, lender, transaction, part: await anInvitationOfLender(server, transaction, realtor, lender) };
}

const decline = ({ token }: TestPerson, { id }: { id: string }) =>
  ask(server, declineLenderInvitation, { token, params: { id } });

async function aShared() {
  const [realtor, lender] = await people();
  const transaction = await enterTransaction(server, realtor);
  const part = await aLenderOf(server, transaction, realtor, lender);
  const stored = async ({ _id }: Pick<Question, '_id'>) => {
    const asked = { token: realtor.token, params: { transactionId: transaction._id } };
    return (await ask(server, listQuestions, asked)).body.result.questions.find((one) => one._id === _id);
  };
  return { realtor, lender, transaction, part, stored };
}

describe.each(Array.from({ length: TIMES }, (_, time) => time))('at the same time (%i)', () => {
  test('of an answer and the withdrawal of its question one comes through', async () => {
    const { realtor, lender, part, stored } = await aShared();
    const question = await aQuestionTo(server, realtor, part);
    const [answered, withdrawn] = await Promise.all([
      answerQuestion(server, lender, question),
      withdraw(server, realtor, question),
    ]);
    const outcome = [answered.status, withdrawn.status, (await stored(question))?.state];
    expect([
      [200, 409, 'answered'],
      [409, 200, 'withdrawn'],
    ]).toContainEqual(outcome);
  });

  test('an answer arrives before the transaction is closed, or is refused and its question withdrawn', async () => {
    const { realtor, lender, transaction, part, stored } = await aShared();
    const question = await aQuestionTo(server, realtor, part);
    const [answered, closed] = await Promise.all([
      answerQuestion(server, lender, question),
      change(server, realtor, transaction, { status: 'Closed' }),
    ]);
    expect(closed.status).toBe(200);
    expect([
      [200, 'answered'],
      [409, 'withdrawn'],
    ]).toContainEqual([answered.status, (await stored(question))?.state]);
  });

  test('an invitation that is accepted while it is withdrawn is withdrawn', async () => {
    const [realtor, lender] = await people();
    const transaction = await enterTransaction(server, realtor);
    const part = await anInvitationOfLender(server, transaction, realtor, lender);
    const [accepted, withdrawn] = await Promise.all([
      accept(server, lender, part),
      withdrawLender(server, realtor, part),
    ]);
    expect(withdrawn.status).toBe(200);
    expect([200, 410]).toContain(accepted.status);
    const { body } = await ask(server, listLenders, {
      token: realtor.token,
      params: { transactionId: transaction._id },
    });
    expect(body.result.lenders).toMatchObject([{ state: 'withdrawn' }]);
    expect((await openTransaction(server, lender, transaction._id)).status).toBe(404);
  });

  test('an invitation that is accepted while it is declined ends in the answer that came first', async () => {
    const { lender, transaction, part } = await anInvited();
    const [accepted, declined] = await Promise.all([accept(server, lender, part), decline(lender, part)]);
    const { status } = await openTransaction(server, lender, transaction._id);
    expect([
      [200, 409, 200],
      [409, 200, 404],
    ]).toContainEqual([accepted.status, declined.status, status]);
  });

  test('an invitation is accepted before the transaction is closed, or has ended with it', async () => {
    const { realtor, lender, transaction, part } = await anInvited();
    const [accepted, closed] = await Promise.all([
      accept(server, lender, part),
      change(server, realtor, transaction, { status: 'Closed' }),
    ]);
    expect(closed.status).toBe(200);
    const { status } = await openTransaction(server, lender, transaction._id);
    expect([
      [200, 200],
      [410, 404],
    ]).toContainEqual([accepted.status, status]);
  });

  test('a lender who accepts while they are removed from their company reads nothing for it', async () => {
    const realtor = await aRealtor(server);
    const boss = await aRealtor(server, { role: 'SuperLender' });
    const lender = await anAgentOf(server, boss);
    const transaction = await enterTransaction(server, realtor);
    const part = await anInvitationOfLender(server, transaction, realtor, lender);
    const [, removed] = await Promise.all([
      accept(server, lender, part),
      ask(server, removeTeammate, { token: boss.token, params: { id: lender.id } }),
    ]);
    expect(removed.status).toBe(200);
    const params = { transactionId: transaction._id };
    const { body } = await ask(server, listLenders, { token: realtor.token, params });
    expect(['left', 'invited']).toContain(body.result.lenders[0]?.state);
  });

  test('of an accepted proposal and an edit of the same version one comes through', async () => {
    const { realtor, lender, transaction, part, stored } = await aShared();
    const dateId = transaction.contractDates[0]!._id;
    const question = await aQuestionTo(server, realtor, part, { dates: [dateId] });
    await answerQuestion(server, lender, question, { proposals: [{ dateId, to: '04-01-2027' }] });
    const [decided, edited] = await Promise.all([
      decide(server, realtor, question, { dateId, isAccepted: true, version: 1 }),
      change(server, realtor, transaction, { street: '9 Elm Street', version: 1 }),
    ]);
    const { transactions: after } = (await openTransaction(server, realtor, transaction._id)).body.result;
    const isDecided = (await stored(question))?.proposals[0]?.decision !== null;
    expect(after.version).toBe(2);
    expect([
      [200, 409, true, '48 Juniper Lane'],
      [409, 200, false, '9 Elm Street'],
    ]).toContainEqual([decided.status, edited.status, isDecided, after.street]);
  });
});
