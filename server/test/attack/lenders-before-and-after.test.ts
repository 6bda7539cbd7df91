import type { Call } from '@keydate/contracts/call';
import * as lenders from '@keydate/contracts/lenders';
import * as milestones from '@keydate/contracts/loan-milestones';
import * as questions from '@keydate/contracts/questions';
import { muteReminderMails } from '@keydate/contracts/reminder-settings';
import { transactionReminders } from '@keydate/contracts/reminders';
import { removeTeammate } from '@keydate/contracts/teammates';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { getTransaction } from '@keydate/contracts/transactions';
import { ask, type Asked } from '../ask';
import { aLenderOf, withdraw, type TestLender } from '../lenders';
import { anAgentOf, aRealtor, joining, type TestPerson } from '../people';
import { answerQuestion, aQuestionBody, aQuestionTo } from '../questions';
import { startTestServer, type TestServer } from '../test-server';
import { enterTransaction } from '../transactions';

let server: TestServer;
/** A scene that no call changes, and one for each way in which the lender's access can end, with who asks then. */
let unchanged: Scene;
const ended = new Map<string, { scene: Scene; token: string }>();
beforeAll(async () => {
  server = await startTestServer();
  unchanged = await aScene();
  for (const [ending, end] of Object.entries(ENDINGS)) {
    const scene = await aScene();
    ended.set(ending, { scene, token: (await end(scene)).token });
  }
});
afterAll(() => server.close());

/** A transaction that a lender reads, with a question that waits for them and one that they have answered. */
interface Scene {
  realtor: TestPerson;
  boss: TestPerson;
  lender: TestPerson;
  part: TestLender;
  asked: string;
  answered: string;
}

async function aScene(): Promise<Scene> {
  const [realtor, boss] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender', plan: 'Office' })];
  const lender = await anAgentOf(server, boss);
  const transaction = await enterTransaction(server, realtor);
  const part = await aLenderOf(server, transaction, realtor, lender);
  const asked = await aQuestionTo(server, realtor, part);
  const answered = await aQuestionTo(server, realtor, part);
  await answerQuestion(server, lender, answered);
  return { realtor, boss, lender, part, asked: asked._id, answered: answered._id };
}

/** How the access of a lender can end. Who leaves their company is of another one by the time they ask. */
const ENDINGS: Record<string, (scene: Scene) => Promise<TestPerson>> = {
  withdrawn: async ({ realtor, lender, part }) => {
    await withdraw(server, realtor, part);
    return lender;
  },
  left: async ({ boss, lender }) => {
    await ask(server, removeTeammate, { token: boss.token, params: { id: lender.id } });
    return joining(server, lender, await aRealtor(server, { role: 'SuperLender' }));
  },
};

type Parts = Omit<Asked, 'token'>;
const ofTransaction = ({ part }: Scene): Parts => ({ params: { transactionId: part.transactionId } });
const byId = ({ part }: Scene): Parts => ({ params: { id: part.transactionId } });
const ofPart = ({ part }: Scene): Parts => ({ params: { id: part.id } });

/** Every call about a transaction that is shared: what its lender is answered while they read it. */
const CALLS: readonly [Call, (scene: Scene) => Parts, number][] = [
  [getTransaction, byId, 200],
  [updateTransaction, (scene) => ({ ...byId(scene), body: { status: 'Closed' } }), 403],
  [transactionReminders, byId, 200],
  [muteReminderMails, (scene) => ({ ...byId(scene), body: { isMuted: true } }), 200],
  [lenders.listLenders, ofTransaction, 404],
  [lenders.inviteLender, (scene) => ({ ...ofTransaction(scene), body: { email: 'mo@bank.example' } }), 403],
  [lenders.listLenderContacts, ofTransaction, 200],
  [lenders.resendLenderInvitation, ofPart, 403],
  [lenders.shareWithLender, (scene) => ({ ...ofPart(scene), body: { sharesContact: true } }), 403],
  [lenders.withdrawLender, ofPart, 403],
  [questions.listQuestions, ofTransaction, 200],
  [questions.askQuestion, (scene) => ({ ...ofTransaction(scene), body: aQuestionBody(scene.part.id) }), 403],
  [questions.answerQuestion, ({ asked }) => ({ params: { id: asked }, body: { answer: 'Yes.' } }), 200],
  [
    questions.decideProposal,
    ({ answered }) => ({ params: { id: answered }, body: { dateId: 'a-date', isAccepted: true } }),
    403,
  ],
  [questions.closeQuestion, ({ answered }) => ({ params: { id: answered } }), 403],
  [questions.withdrawQuestion, ({ asked }) => ({ params: { id: asked } }), 403],
  [milestones.listMilestones, ofTransaction, 200],
  [
    milestones.tickMilestone,
    (scene) => ({ ...ofTransaction(scene), body: { milestone: 'applied', day: '01-05-2026' } }),
    200,
  ],
];

describe.each(
  CALLS.map(([call, parts, whileReading]) => [`${call.method} ${call.path}`, call, parts, whileReading] as const),
)('%s', (_name, call, parts, whileReading) => {
  test(`is answered ${whileReading} for the lender who reads the transaction`, async () => {
    const scene = call.method === 'GET' || whileReading >= 400 ? unchanged : await aScene();
    const { status } = await ask(server, call, { ...parts(scene), token: scene.lender.token });
    expect(status).toBe(whileReading);
  });

  test.each(Object.keys(ENDINGS))('is not found for the lender who has %s, and tells nothing', async (ending) => {
    const { scene, token } = ended.get(ending)!;
    const { status, body } = await ask(server, call, { ...parts(scene), token });
    expect(status).toBe(404);
    expect(JSON.stringify(body)).not.toContain('Juniper');
  });
});

test.each([
  ['withdrawn', 'LENDER_INVITATION_WITHDRAWN'],
  ['left', 'LENDER_INVITATION_ENDED'],
] as const)('the invitation that a lender has %s from says so, and is not accepted again', async (ending, code) => {
  const { scene, token } = ended.get(ending)!;
  for (const call of [lenders.readLenderInvitation, lenders.acceptLenderInvitation, lenders.declineLenderInvitation]) {
    const { status, body } = await ask(server, call, { ...ofPart(scene), token });
    expect([status, body]).toMatchObject([410, { code }]);
  }
});
