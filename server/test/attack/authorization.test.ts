import { startSession } from '../../src/modules/sessions/use-cases/start-session';
import { aTransaction, enterTransaction } from '../transactions';
import { anAgentOf, anEmployeeOf, aPerson, aRealtor, type TestPerson } from '../people';
import { aCompany } from '../sign-ups';
import { startTestServer, type TestServer } from '../test-server';
import { aSignUp } from './bearers';
import { everyCall } from './every-call';
import { expectProperReply } from './proper-reply';
import { sendParts, type Parts } from './send-parts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await aWorld();
});
afterAll(() => server.close());

const NO_SESSION = ['nobody', 'client', 'sign-up', 'code'] as const;
const FULL = ['no company', 'another company', 'employee', 'agent', 'super', 'owner'] as const;
const INSIDERS = new Set<Who>(['employee', 'agent', 'super', 'owner']);
type Who = (typeof NO_SESSION)[number] | (typeof FULL)[number];

/** A company whose owner and transaction are asked for, and everybody who might ask. */
async function aWorld() {
  const owner = await aRealtor(server, { plan: 'Office' });
  const transaction = await enterTransaction(server, owner);
  const people: Record<Exclude<Who, 'nobody' | 'sign-up' | 'code' | 'no company'>, TestPerson> = {
    owner,
    super: await aPerson(server, { role: 'SuperLender', companyId: owner.companyId }),
    agent: await anAgentOf(server, owner),
    employee: await anEmployeeOf(server, owner),
    'another company': await aRealtor(server),
    client: await aPerson(server, { role: 'Client', companyId: owner.companyId }),
  };
  return {
    people,
    owner,
    transaction,
    ids: [owner.companyId, owner.id, transaction._id, transaction.client_information.client_id._id],
  };
}
type World = Awaited<ReturnType<typeof aWorld>>;

/** A token of its own for each time somebody asks, for a call may end it. */
async function tokenOf(who: Who): Promise<string | undefined> {
  if (who === 'nobody') return undefined;
  if (who === 'sign-up') return aSignUp(server);
  if (who === 'no company') return (await aPerson(server, { role: 'SuperRealtor' })).token;
  if (who === 'code') return startSession(server.db, server.clock, { kind: 'code', personId: world.people.super.id });
  return startSession(server.db, server.clock, { kind: 'full', personId: world.people[who].id });
}

interface Row {
  /** What is asked for; nothing unless it is told. */
  of?: () => Parts | Promise<Parts>;
  /** What those with a full session are answered, in the order of FULL. */
  full: readonly number[];
  /** The same for those of NO_SESSION. */
  others?: readonly number[];
}

const MEMBERS = [403, 200, 200, 200, 200, 200];
const SUPER_ROLES = [403, 200, 403, 403, 200, 200];
const EVERYBODY = [200, 200, 200, 200, 200, 200];
const REFUSED_TO_ALL = [400, 400, 400, 400, 400, 400];

const address = { street: '9 Wazee Street', city: 'Boulder', state: 'Colorado', zipCode: '80301' };
const settings = { body: { name: 'Finch & Daughters', website: 'finch.example', contact: { address } } };
const ofOwner = () => ({ params: { userId: world.owner.id } });
const ofTransaction = () => ({ params: { id: world.transaction._id } });
const ofATeammate = async () => ({ params: { id: (await anEmployeeOf(server, world.owner)).id } });

/** Every call of the contracts: who may make it, and who is refused with what. */
const CALLS: Record<string, Row> = {
  'GET getUser': { full: EVERYBODY },
  'GET getuser': { full: EVERYBODY },
  'POST logout': { full: EVERYBODY, others: [401, 401, 403, 200] },
  'PUT update': { of: () => ({ body: { fullName: 'Rowan Vale' } }), full: EVERYBODY },
  'POST createCompany': { of: () => ({ body: aCompany }), full: [200, 409, 403, 403, 409, 409] },
  'PUT updateCompany': { of: () => settings, full: SUPER_ROLES },
  'POST renew-invite-link': { of: () => ({ body: { link: 'agentsInviteLink' } }), full: SUPER_ROLES },
  'GET company-employees': { full: MEMBERS },
  'GET superAdmin/agents': { full: SUPER_ROLES },
  'DELETE delete/:id': { of: ofATeammate, full: [403, 404, 403, 403, 200, 200] },
  'GET company-clients': { full: MEMBERS },
  // their scans are read elsewhere: who is let through to it is told that no file came
  'POST aws-textract': { full: [403, 400, 400, 400, 400, 400] },
  'GET aws-textract/:scanId/progress': {
    of: () => ({ params: { scanId: '6f0c8a52-6d0f-4b6e-9a55-2f3d5be1c7a4' } }),
    full: [404, 404, 404, 404, 404, 404],
  },
  'POST transaction-add': { of: () => ({ body: aTransaction() }), full: [403, 200, 403, 200, 200, 200] },
  'GET user-transaction-list/:userId': { of: ofOwner, full: [403, 404, 200, 403, 200, 200] },
  'GET single-transaction-details/:id': { of: ofTransaction, full: [403, 404, 200, 403, 200, 200] },
  'PUT transaction-update/:id': {
    of: () => ({ ...ofTransaction(), body: { status: 'Closed' } }),
    full: [403, 404, 200, 403, 200, 200],
  },
  'GET transaction-search': { of: () => ({ query: { q: 'June' } }), full: MEMBERS },
  'GET deadline-explanations/user/:userId': { of: ofOwner, full: [403, 404, 403, 403, 403, 200] },
  // what anybody may ask, asked for nothing: nobody is told more for having a session
  'GET contentList': { full: EVERYBODY, others: [200, 200, 200, 200] },
  'POST login': { of: () => ({ body: {} }), full: REFUSED_TO_ALL, others: [400, 400, 400, 400] },
  'POST sign-up': { of: () => ({ body: {} }), full: REFUSED_TO_ALL, others: [400, 400, 400, 400] },
  'POST otp': { of: () => ({ body: {} }), full: REFUSED_TO_ALL, others: [400, 401, 400, 400] },
  'POST resendotp': { of: () => ({ body: {} }), full: REFUSED_TO_ALL, others: [400, 401, 400, 400] },
};

const calls = (await everyCall()).map((call) => [`${call.method} ${call.path}`, call] as const);

test('every call of the contracts says here who may make it', () => {
  expect(Object.keys(CALLS).sort()).toEqual(calls.map(([name]) => name).sort());
});

describe.each(calls)('%s', (name, call) => {
  const { of, full, others = [401, 401, 403, 403] }: Row = CALLS[name] ?? { full: [] };
  const cases = [...pairs(NO_SESSION, others), ...pairs(FULL, full)];

  test.each(cases)('asked by %s is answered %i', async (who, status) => {
    const response = await sendParts(server, call, { body: {}, ...(await of?.()), token: await tokenOf(who) });
    const answer = await expectProperReply(response);
    expect([answer.status, answer.code]).toEqual([status, status === 200 ? undefined : expect.any(String)]);
    if (status === 200 && INSIDERS.has(who)) return;
    const told = JSON.stringify(answer);
    expect(world.ids.filter((id) => told.includes(id))).toEqual([]);
  });
});

function pairs<T>(who: readonly T[], statuses: readonly number[]): [T, number][] {
  return who.map((one, at) => [one, statuses[at] ?? 0]);
}
