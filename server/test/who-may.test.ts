import { updateCompany } from '@keydate/contracts/companies';
import { listExplanations } from '@keydate/contracts/explanations';
import { sendInvitation } from '@keydate/contracts/invitations';
import { getUser, updateUser } from '@keydate/contracts/people';
import { callAsEverybody, expectedOf, type Scene } from '@keydate/testing/who-may/call-as-everybody';
import { WHO_MAY } from '@keydate/testing/who-may/who-may';
import { ask } from './ask';
import { aLenderOf, anInvitationOfLender } from './lenders';
import { answerQuestion, aQuestionTo } from './questions';
import { enterTransaction } from './transactions';
import { anAgentOf, anEmail, anEmployeeOf, aPerson, aRealtor, type TestPerson } from './people';
import { startBillingServer } from './billing/billing-server';
import type { TestServer } from './test-server';

let server: TestServer;
let shared: Scene;
beforeAll(async () => {
  server = await startBillingServer();
  shared = await aScene();
});
afterAll(() => server.close());

// the same table holds the fake server: shared/testing/src/fake-server/who-may.test.ts
test.each(WHO_MAY)('only those who may $what do so', async (act) => {
  expect(await callAsEverybody(act, shared, aScene)).toEqual(expectedOf(act));
});

// these two have no id in their address: the session says whose data is changed
test('what settings save changes the sender and their company, whatever ids of another company it names', async () => {
  const [owner, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })];
  const readBy = async ({ token }: TestPerson) => (await ask(server, getUser, { token })).body.result;
  const before = await readBy(lender);
  const { token } = owner;
  const address = { street: '9 Wazee Street', city: 'Boulder', state: 'Colorado', zipCode: '80301' };
  const ofCompany = { name: 'Finch & Daughters', website: 'finch.example', contact: { address } };
  const foreign = { _id: lender.id, id: lender.id, userId: lender.id, company: lender.companyId };
  await ask(server, updateUser, { token, body: { fullName: 'Wren Castellanos', ...foreign } });
  await ask(server, updateCompany, {
    token,
    body: { ...ofCompany, ...foreign, _id: lender.companyId, companyId: lender.companyId },
  });

  expect(await readBy(lender)).toEqual(before);
  expect(await readBy(owner)).toMatchObject({
    _id: owner.id,
    fullName: 'Wren Castellanos',
    company: { _id: owner.companyId, name: 'Finch & Daughters' },
  });
});

async function aScene(): Promise<Scene> {
  const owner = await aRealtor(server, { plan: 'Office' });
  const [agent, other, lender] = [
    await anAgentOf(server, owner),
    await anAgentOf(server, owner),
    await aRealtor(server, { role: 'SuperLender' }),
  ];
  const [employee, assistant] = [await anEmployeeOf(server, owner), await anEmployeeOf(server, agent)];
  const people = {
    withoutCompany: await aPerson(server, { role: 'SuperRealtor' }),
    owner,
    employee,
    agent,
    assistant,
    other,
    lender,
  };
  const [ownersTransaction, agentsTransaction, lendersTransaction] = [
    await enterTransaction(server, owner),
    await enterTransaction(server, agent),
    await enterTransaction(server, lender),
  ];
  const { withoutCompany } = people;
  const sharedTransaction = await enterTransaction(server, owner);
  const shared = await aLenderOf(server, sharedTransaction, owner, lender);
  const proposedDate = sharedTransaction.contractDates[0]!._id;
  const openQuestion = await aQuestionTo(server, owner, shared);
  const answered = await aQuestionTo(server, owner, shared, { dates: [proposedDate] });
  await answerQuestion(server, lender, answered, { proposals: [{ dateId: proposedDate, to: '04-01-2027' }] });
  const openInvitation = await anInvitationOfLender(server, await enterTransaction(server, owner), owner, lender);
  return {
    origin: server.origin,
    ids: {
      withoutCompany: withoutCompany.id,
      owner: owner.id,
      employee: employee.id,
      agent: agent.id,
      assistant: assistant.id,
      other: other.id,
      lender: lender.id,
      ownersTransaction: ownersTransaction._id,
      agentsTransaction: agentsTransaction._id,
      lendersTransaction: lendersTransaction._id,
      agentsExplanation: await anExplanationOf(agent),
      agentsInvitation: await anInvitationOf(agent),
      lendersInvitation: await anInvitationOf(lender),
      sharedTransaction: shared.transactionId,
      lenderOfShared: shared.id,
      openQuestion: openQuestion._id,
      answeredQuestion: answered._id,
      proposedDate,
      invitationOfLender: openInvitation.id,
    },
    tokenOf: (caller) => (caller === 'nobody' ? undefined : people[caller].token),
    send: fetch,
  };
}

async function anExplanationOf({ id, token }: TestPerson): Promise<string> {
  const asked = { token, params: { userId: id }, query: { state: 'Colorado' } };
  return (await ask(server, listExplanations, asked)).body.explanations[0]!._id;
}

async function anInvitationOf({ token }: TestPerson): Promise<string> {
  const body = { email: anEmail(), invitedAs: 'employee' };
  return (await ask(server, sendInvitation, { token, body })).body.result.invitation._id;
}
