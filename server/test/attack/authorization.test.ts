import { randomUUID } from 'node:crypto';
import { listExplanations } from '@keydate/contracts/explanations';
import { listSessions } from '@keydate/contracts/sessions';
import { DAY_MS } from '@keydate/domain/durations';
import { insertInvitation } from '../../src/modules/invitations/invitations.repository';
import { aPng } from '@keydate/reader/test/a-png';
import { transactionLenders } from '../../src/modules/lenders/transaction-lenders.table';
import { lenderQuestions } from '../../src/modules/questions/lender-questions.table';
import { waitingMails } from '../../src/modules/waiting-mails/waiting-mails.table';
import { startSession } from '../../src/modules/sessions/use-cases/start-session';
import { eq } from 'drizzle-orm';
import { ask } from '../ask';
import { aLenderOf } from '../lenders';
import { answerQuestion, aQuestionBody, aQuestionTo } from '../questions';
import { aTransaction, enterTransaction } from '../transactions';
import { anAgentOf, anEmail, anEmployeeOf, aPerson, aRealtor, type TestPerson } from '../people';
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
/** A lender with a company of their own, who reads another transaction of the same owner. */
const LENDER = 'a lender of another transaction';
type Who = (typeof NO_SESSION)[number] | (typeof FULL)[number] | typeof LENDER;

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
    [LENDER]: await aRealtor(server, { role: 'SuperLender' }),
  };
  await aLenderOf(server, await enterTransaction(server, owner), owner, people[LENDER]);
  const lender = await aRealtor(server, { role: 'SuperLender' });
  return {
    people,
    owner,
    transaction,
    lender: { ...(await aLenderOf(server, transaction, owner, lender)), person: lender },
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
const TO_PROVIDER = [403, 503, 403, 403, 503, 503];
const WITHOUT_SUBSCRIPTION = [403, 409, 403, 403, 409, 409];
const EVERYBODY = [200, 200, 200, 200, 200, 200];
const REFUSED_TO_ALL = [400, 400, 400, 400, 400, 400];

const address = { street: '9 Wazee Street', city: 'Boulder', state: 'Colorado', zipCode: '80301' };
const billingAddress = {
  name: 'Robin Vale',
  address: { line1: '9 Wazee Street', city: 'Boulder', state: 'CO', postal_code: '80301', country: 'US' },
};
const settings = { body: { name: 'Finch & Daughters', website: 'finch.example', contact: { address } } };
const reminderChoices = {
  byEmail: true,
  inApp: false,
  quietHours: { from: '21:00', until: '07:00' },
  defaultNotification: null,
  timeZone: 'America/Denver',
};
const ofOwner = () => ({ params: { userId: world.owner.id } });
const PICTURE = aPng({ width: 40, height: 30 });
const ofTransaction = () => ({ params: { id: world.transaction._id } });
const ofATeammate = async () => ({ params: { id: (await anEmployeeOf(server, world.owner)).id } });

async function ofAnExplanation(): Promise<Parts> {
  const { id, token } = world.owner;
  const { body } = await ask(server, listExplanations, { token, params: { userId: id }, query: { state: 'CO' } });
  const [{ _id, title, state }] = body.explanations as [(typeof body.explanations)[number]];
  return { params: { id: _id }, body: { title, description: 'In my own words.', dateExplanation: '', state } };
}

async function ofAnInvitation(): Promise<Parts> {
  const id = randomUUID();
  const sentAt = server.clock.now();
  const times = { sentAt, expiresAt: new Date(sentAt.getTime() + DAY_MS) };
  const { companyId, id: inviterId } = world.owner;
  const row = { id, companyId, inviterId, email: anEmail(), kind: 'E', code: `E${id}`, ...times } as const;
  await server.db.transaction((tx) => insertInvitation(tx, row));
  return { params: { id } };
}

async function ofAnUnsentMail(): Promise<Parts> {
  const { companyId } = world.owner;
  const id = randomUUID();
  await server.db.insert(waitingMails).values({
    id,
    name: 'mail an invitation',
    to: anEmail(),
    messageIdHeader: `<${id}@mail.example>`,
    subject: 'An invitation',
    text: 'Hello',
    html: 'Hello',
    companyId,
    tries: 7,
    failure: '550 no such mailbox',
    nextTryAt: server.clock.now(),
    givenUpAt: server.clock.now(),
  });
  return { params: { id } };
}

const ofLenders = () => ({ params: { transactionId: world.transaction._id } });

/** So many are asked here that the limit of a day would be met. */
async function forgetQuestions(): Promise<void> {
  await server.db.delete(lenderQuestions).where(eq(lenderQuestions.transactionId, world.transaction._id));
}

/** A question about the owner's transaction to its one lender, and the same with an answer. */
async function ofAQuestion(): Promise<Parts> {
  await forgetQuestions();
  return { params: { id: (await aQuestionTo(server, world.owner, world.lender))._id } };
}

async function ofAnAnswer(): Promise<Parts> {
  await forgetQuestions();
  const [date] = world.transaction.contractDates;
  const question = await aQuestionTo(server, world.owner, world.lender, { dates: [date!._id] });
  const proposals = [{ dateId: date!._id, to: '04-01-2027' }];
  await answerQuestion(server, world.lender.person, question, { proposals });
  return { params: { id: question._id }, body: { dateId: date!._id, isAccepted: false } };
}

/** An open invitation of a lender to the owner's transaction; written past the limit of a day. */
async function ofALender(): Promise<Parts> {
  const id = randomUUID();
  const sentAt = server.clock.now();
  await server.db.insert(transactionLenders).values({
    id,
    transactionId: world.transaction._id,
    inviterId: world.owner.id,
    email: anEmail(),
    state: 'invited',
    sentAt,
    expiresAt: new Date(sentAt.getTime() + DAY_MS),
  });
  return { params: { id } };
}

/** A session of the owner that is not the one of the test. */
async function ofASession(): Promise<Parts> {
  const token = await tokenOf('owner');
  const { body } = await ask(server, listSessions, { token });
  return { params: { id: body.result.sessions.find(({ isCurrent }) => isCurrent)!._id } };
}

/** Every call of the contracts: who may make it, and who is refused with what. */
const CALLS: Record<string, Row> = {
  'GET getUser': { full: EVERYBODY },
  'GET getuser': { full: EVERYBODY },
  'POST logout': { full: EVERYBODY, others: [401, 401, 403, 200] },
  'PUT update': { of: () => ({ body: { fullName: 'Rowan Vale' } }), full: EVERYBODY },
  'POST createCompany': { of: () => ({ body: aCompany }), full: [200, 409, 403, 403, 409, 409] },
  'PUT updateCompany': { of: () => settings, full: SUPER_ROLES },
  'POST renew-invite-link': { of: () => ({ body: { link: 'agentsInviteLink' } }), full: SUPER_ROLES },
  'GET sessions': { full: EVERYBODY },
  'DELETE sessions/:id': { of: ofASession, full: [404, 404, 404, 404, 404, 200] },
  // each in a company of its own: all sessions of the person end
  'DELETE sessions': { full: EVERYBODY },
  'GET invitations': { full: MEMBERS },
  'POST invitations': {
    of: () => ({ body: { email: anEmail(), invitedAs: 'agent' } }),
    full: [403, 200, 403, 403, 200, 200],
  },
  'POST invitations/:id/resend': { of: ofAnInvitation, full: [403, 404, 403, 403, 200, 200] },
  'DELETE invitations/:id': { of: ofAnInvitation, full: [403, 404, 403, 403, 200, 200] },
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
  'GET transaction-lenders/:transactionId': { of: ofLenders, full: [403, 404, 200, 403, 200, 200] },
  'POST transaction-lenders/:transactionId': {
    of: () => ({ ...ofLenders(), body: { email: anEmail() } }),
    full: [403, 404, 200, 403, 200, 200],
  },
  'POST transaction-lender/:id/resend': { of: ofALender, full: [403, 404, 200, 403, 200, 200] },
  'PUT transaction-lender/:id': {
    of: async () => ({ ...(await ofALender()), body: { sharesContact: true } }),
    full: [403, 404, 200, 403, 200, 200],
  },
  'DELETE transaction-lender/:id': { of: ofALender, full: [403, 404, 200, 403, 200, 200] },
  // only its lender, who is in none of these companies, has to be told
  'GET lender-contacts/:transactionId': { of: ofLenders, full: [403, 404, 403, 403, 403, 403] },
  'GET lender-invitations': { full: EVERYBODY },
  // they were sent to somebody else
  'GET lender-invitations/:id': { of: ofALender, full: [403, 403, 403, 403, 403, 403] },
  'POST lender-invitations/:id/accept': { of: ofALender, full: [403, 403, 403, 403, 403, 403] },
  'POST lender-invitations/:id/decline': { of: ofALender, full: [403, 403, 403, 403, 403, 403] },
  'GET transaction-questions/:transactionId': { of: ofLenders, full: [403, 404, 200, 403, 200, 200] },
  'POST transaction-questions/:transactionId': {
    of: async () => {
      await forgetQuestions();
      return { ...ofLenders(), body: aQuestionBody(world.lender.id) };
    },
    full: [403, 404, 200, 403, 200, 200],
  },
  'GET waiting-questions': { full: MEMBERS },
  // only its lender, who is in none of these companies, answers; others who see it are refused
  'POST question/:id/answer': {
    of: async () => ({ ...(await ofAQuestion()), body: { answer: 'It is realistic.' } }),
    full: [403, 404, 403, 403, 403, 403],
  },
  'POST question/:id/decision': { of: ofAnAnswer, full: [403, 404, 200, 403, 200, 200] },
  'POST question/:id/close': { of: ofAnAnswer, full: [403, 404, 200, 403, 200, 200] },
  'POST question/:id/withdraw': { of: ofAQuestion, full: [403, 404, 200, 403, 200, 200] },
  'GET loan-milestones/:transactionId': { of: ofLenders, full: [403, 404, 200, 403, 200, 200] },
  // only its lender ticks, who is in none of these companies
  'PUT loan-milestones/:transactionId': {
    of: () => ({ ...ofLenders(), body: { milestone: 'applied', day: '01-05-2026' } }),
    full: [403, 404, 403, 403, 403, 403],
  },
  'GET notifications': { full: MEMBERS },
  'PUT notifications-read': { of: () => ({ body: {} }), full: MEMBERS },
  'GET transaction-reminders/:id': { of: ofTransaction, full: [403, 404, 200, 403, 200, 200] },
  'PUT transaction-reminders/:id/mails': {
    of: () => ({ ...ofTransaction(), body: { isMuted: true } }),
    full: [403, 404, 200, 403, 200, 200],
  },
  'GET unsent-mails': { full: [403, 200, 403, 403, 403, 200] },
  'POST unsent-mails/:id/resend': { of: ofAnUnsentMail, full: [403, 404, 403, 403, 403, 200] },
  'GET reminder-settings': { full: MEMBERS },
  'PUT reminder-settings': { of: () => ({ body: reminderChoices }), full: MEMBERS },
  'GET transaction-search': { of: () => ({ query: { q: 'June' } }), full: MEMBERS },
  'GET user-all-messages': { full: MEMBERS },
  // nobody writes to themselves
  'GET message-list-by-user/:userId': { of: ofOwner, full: [403, 404, 200, 200, 200, 404] },
  'POST chat/upload-media/:userId': {
    of: () => ({ ...ofOwner(), files: { media: new Blob([new Uint8Array(PICTURE)]) } }),
    full: [403, 404, 200, 200, 200, 404],
  },
  'GET deadline-explanations/user/:userId': { of: ofOwner, full: [403, 404, 403, 403, 403, 200] },
  'PUT deadline-explanations/:id': { of: ofAnExplanation, full: [403, 404, 403, 403, 403, 200] },
  'POST deadline-explanations/:id/restore': { of: ofAnExplanation, full: [403, 404, 403, 403, 403, 200] },
  // their provider does not answer here: who is let through to it is told so
  'GET get-subscription-plan': { full: TO_PROVIDER },
  'GET getStripeProducts': { full: TO_PROVIDER },
  'GET getStripePrices': { of: () => ({ query: { product: 'prod_1' } }), full: TO_PROVIDER },
  'GET stripe-payment/overview': { full: TO_PROVIDER },
  'GET stripe-payment/invoices': { full: SUPER_ROLES },
  'POST stripe-payment/customer': { of: () => ({ body: billingAddress }), full: TO_PROVIDER },
  'POST stripe-payment/subscription': { of: () => ({ body: { price_id: 'price_1' } }), full: TO_PROVIDER },
  'POST stripe-payment/cancel-subscription': {
    of: () => ({ body: { subscriptionId: `sub_${world.owner.companyId}`, password: 'wrong' } }),
    full: [403, 404, 403, 403, 404, 404],
  },
  'GET stripe-payment/resume-subscription': { full: WITHOUT_SUBSCRIPTION },
  'GET stripe-payment/preview-upgrade': {
    of: () => ({ query: { toUpgradeId: 'price_1' } }),
    full: WITHOUT_SUBSCRIPTION,
  },
  'POST stripe-payment/upgrade-subscription': {
    of: () => ({ body: { toUpgradeId: 'price_1' } }),
    full: WITHOUT_SUBSCRIPTION,
  },
  'POST stripe-payment/card': { full: WITHOUT_SUBSCRIPTION },
  'GET stripe-payment/return': {
    of: () => ({ query: { token: 'somebody-elses' } }),
    full: [403, 404, 403, 403, 404, 404],
  },
  // what anybody may ask, asked for nothing: nobody is told more for having a session
  'GET contentList': { full: EVERYBODY, others: [200, 200, 200, 200] },
  'POST login': { of: () => ({ body: {} }), full: REFUSED_TO_ALL, others: [400, 400, 400, 400] },
  'POST sign-up': { of: () => ({ body: {} }), full: REFUSED_TO_ALL, others: [400, 400, 400, 400] },
  'POST otp': { of: () => ({ body: {} }), full: REFUSED_TO_ALL, others: [400, 401, 400, 400] },
  'POST invitations/inviter': { of: () => ({ body: {} }), full: REFUSED_TO_ALL, others: [400, 400, 400, 400] },
  'POST newsletter': { of: () => ({ body: {} }), full: REFUSED_TO_ALL, others: [400, 400, 400, 400] },
  'POST newsletter/unsubscribe': { of: () => ({ body: {} }), full: REFUSED_TO_ALL, others: [400, 400, 400, 400] },
  'POST resendotp': { of: () => ({ body: {} }), full: REFUSED_TO_ALL, others: [400, 401, 400, 400] },
};

/** What a lender may do that other companies may not: write to the people of the transaction that is shared with them. */
const ONLY_LENDERS: Record<string, number> = {
  'GET message-list-by-user/:userId': 200,
  'POST chat/upload-media/:userId': 200,
};

const calls = (await everyCall()).map((call) => [`${call.method} ${call.path}`, call] as const);

test('every call of the contracts says here who may make it', () => {
  expect(Object.keys(CALLS).sort()).toEqual(calls.map(([name]) => name).sort());
});

describe.each(calls)('%s', (name, call) => {
  const { of, full, others = [401, 401, 403, 403] }: Row = CALLS[name] ?? { full: [] };
  // what is not shared with a lender is as far from them as from any other company
  const ofLender = ONLY_LENDERS[name] ?? full[FULL.indexOf('another company')] ?? 0;
  const cases: [Who, number][] = [...pairs(NO_SESSION, others), ...pairs(FULL, full), [LENDER, ofLender]];

  test.each(cases)('asked by %s is answered %i', async (who, status) => {
    const response = await sendParts(server, call, { body: {}, ...(await of?.()), token: await tokenOf(who) });
    const answer = await expectProperReply(response);
    expect([answer.status, answer.code]).toEqual([status, status === 200 ? undefined : expect.any(String)]);
    if (status === 200 && INSIDERS.has(who)) return;
    const told = JSON.stringify(answer);
    // whom the lender writes to is theirs to know
    const known = who === LENDER && name in ONLY_LENDERS ? [world.owner.id] : [];
    expect(world.ids.filter((id) => told.includes(id) && !known.includes(id))).toEqual([]);
  });
});

function pairs<T>(who: readonly T[], statuses: readonly number[]): [T, number][] {
  return who.map((one, at) => [one, statuses[at] ?? 0]);
}
