import { updateCompany } from '@keydate/contracts/companies';
import { listExplanations } from '@keydate/contracts/explanations';
import { sendInvitation } from '@keydate/contracts/invitations';
import { getUser, updateUser } from '@keydate/contracts/people';
import { callAsEverybody, expectedOf, type Scene } from '@keydate/testing/who-may/call-as-everybody';
import { WHO_MAY, type Act } from '@keydate/testing/who-may/who-may';
import { ask } from './ask';
import { aLenderOf, anInvitationOfLender } from './lenders';
import { answerQuestion, aQuestionTo } from './questions';
import { enterTransaction } from './transactions';
import { anAgentOf, anEmail, anEmployeeOf, aPerson, aRealtor, type TestPerson } from './people';
import { startBillingServer } from './billing/billing-server';
import type { TestServer } from './test-server';

const OF_SHARED = ['sharedTransaction', 'lenderOfShared', 'openQuestion', 'answeredQuestion', 'proposedDate'] as const;
const NOT_MADE = 'not made';
const NOTHING_SHARED = Object.fromEntries(OF_SHARED.map((id) => [id, NOT_MADE])) as Record<
  (typeof OF_SHARED)[number],
  string
>;

let server: TestServer;
let shared: Scene;
beforeAll(async () => {
  server = await startBillingServer();
  shared = await aScene(() => true);
});
afterAll(() => server.close());

// the same table holds the fake server: shared/testing/src/fake-server/who-may.test.ts
test.each(WHO_MAY)('only those who may $what do so', async (act) => {
  const named = idsNamedBy(act);
  expect(await callAsEverybody(act, shared, () => aScene((...ids) => ids.some((id) => named.has(id))))).toEqual(
    expectedOf(act),
  );
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

type Thing = keyof Scene['ids'];

/** The ids that the request of an act names. */
function idsNamedBy({ parts }: Act): Set<Thing> {
  const named = new Set<Thing>();
  parts(
    new Proxy(shared.ids, {
      get: (ids, id: Thing) => {
        named.add(id);
        return ids[id];
      },
    }),
  );
  return named;
}

/**
 * All callers, and of the other things those that are needed: to make them all takes a dozen calls, and no act names more
 * than a few.
 */
async function aScene(needs: (...things: Thing[]) => boolean): Promise<Scene> {
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
  const { withoutCompany } = people;
  const transactionOf = async (by: TestPerson) => (await enterTransaction(server, by))._id;
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
      ownersTransaction: needs('ownersTransaction') ? await transactionOf(owner) : NOT_MADE,
      agentsTransaction: needs('agentsTransaction') ? await transactionOf(agent) : NOT_MADE,
      lendersTransaction: needs('lendersTransaction') ? await transactionOf(lender) : NOT_MADE,
      agentsExplanation: needs('agentsExplanation') ? await anExplanationOf(agent) : NOT_MADE,
      agentsInvitation: needs('agentsInvitation') ? await anInvitationOf(agent) : NOT_MADE,
      lendersInvitation: needs('lendersInvitation') ? await anInvitationOf(lender) : NOT_MADE,
      invitationOfLender: needs('invitationOfLender') ? await anInvitationTo(lender, owner) : NOT_MADE,
      ...(needs(...OF_SHARED) ? await whatIsShared(owner, lender) : NOTHING_SHARED),
    },
    tokenOf: (caller) => (caller === 'nobody' ? undefined : people[caller].token),
    send: fetch,
  };
}

/** A transaction that a lender reads, and their questions. */
async function whatIsShared(
  owner: TestPerson,
  lender: TestPerson,
): Promise<Record<(typeof OF_SHARED)[number], string>> {
  const transaction = await enterTransaction(server, owner);
  const part = await aLenderOf(server, transaction, owner, lender);
  const proposedDate = transaction.contractDates[0]!._id;
  const open = await aQuestionTo(server, owner, part);
  const answered = await aQuestionTo(server, owner, part, { dates: [proposedDate] });
  await answerQuestion(server, lender, answered, { proposals: [{ dateId: proposedDate, to: '04-01-2027' }] });
  return {
    sharedTransaction: part.transactionId,
    lenderOfShared: part.id,
    openQuestion: open._id,
    answeredQuestion: answered._id,
    proposedDate,
  };
}

async function anInvitationTo(lender: TestPerson, owner: TestPerson): Promise<string> {
  return (await anInvitationOfLender(server, await enterTransaction(server, owner), owner, lender)).id;
}

async function anExplanationOf({ id, token }: TestPerson): Promise<string> {
  const asked = { token, params: { userId: id }, query: { state: 'Colorado' } };
  return (await ask(server, listExplanations, asked)).body.explanations[0]!._id;
}

async function anInvitationOf({ token }: TestPerson): Promise<string> {
  const body = { email: anEmail(), invitedAs: 'employee' };
  return (await ask(server, sendInvitation, { token, body })).body.result.invitation._id;
}
