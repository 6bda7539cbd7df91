import { createSubscription } from '@keydate/contracts/billing';
import { getBillingOverview } from '@keydate/contracts/billing-overview';
import type { Call } from '@keydate/contracts/call';
import { listConversations, listMessages } from '@keydate/contracts/chat';
import { companyClients } from '@keydate/contracts/clients';
import { computeDeadlines } from '@keydate/contracts/computed-deadlines';
import { listReadings, readingResult, startReading } from '@keydate/contracts/contract-readings';
import {
  changeDaysOff,
  contentList,
  createCompany,
  renewInviteLink,
  updateCompany,
} from '@keydate/contracts/companies';
import { updateExplanation } from '@keydate/contracts/explanations';
import { listInvitations, readInviter, resendInvitation, sendInvitation } from '@keydate/contracts/invitations';
import { acceptLenderInvitation } from '@keydate/contracts/lender-invitations';
import { inviteLender, listLenders } from '@keydate/contracts/lenders';
import { tickMilestone } from '@keydate/contracts/loan-milestones';
import { unsubscribeFromNewsletter } from '@keydate/contracts/newsletter';
import { getUser, login, updateUser } from '@keydate/contracts/people';
import { askQuestion, listQuestions } from '@keydate/contracts/questions';
import { getReminderSettings } from '@keydate/contracts/reminder-settings';
import { listNotifications } from '@keydate/contracts/reminders';
import { scanProgress } from '@keydate/contracts/scans';
import { endSession, listSessions } from '@keydate/contracts/sessions';
import { companyAgents, removeTeammate } from '@keydate/contracts/teammates';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { addTransaction, getTransaction, listTransactions, searchTransactions } from '@keydate/contracts/transactions';
import { aClient } from '@keydate/testing/builders/clients';
import * as builders from '@keydate/testing/builders/people';
import { aTransaction as aTransactionOfWorld } from '@keydate/testing/builders/transactions';
import { fakeServer } from '@keydate/testing/fake-server/fake-server';
import { anAccount, aWorld } from '@keydate/testing/fake-server/world';
import { requestOf, type Asked } from './ask';
import { anAgentOf, anEmployeeOf, aPerson, aRealtor } from './people';
import { startServerOnOwnDatabase } from './own-database';
import type { TestServer } from './test-server';
import { aTransaction, enterTransaction } from './transactions';

const PASSWORD = 'Keydate!2026';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const address = { street: '9 Wazee Street', city: 'Boulder', state: 'Colorado', zipCode: '80301' };
const settings = { name: 'Finch & Daughters', website: 'finch.example', contact: { address } };
const founding = {
  name: 'Alder',
  website: 'alder.example',
  address,
  primaryColor: '#000000',
  secondaryColor: '#000000',
};

type Caller = 'owner' | 'agent' | 'employee' | 'newcomer';

/** A company with a transaction of its owner at the limit of active ones, and a person without a company. */
interface Side {
  answer: (call: Call, asked: Asked) => Promise<Response>;
  people: Record<Caller, { id: string; email: string; token: string }>;
  transactionId: string;
}

type Row = [
  answer: `${number}` | `${number} ${string}`,
  call: Call,
  caller: Caller | 'nobody',
  asked?: Asked | ((side: Side) => Asked),
];

const byId = (id: string): Asked => ({ params: { id } });
const withId = ({ transactionId }: Side) => byId(transactionId);
const ofTransaction = ({ transactionId }: Side): Asked => ({ params: { transactionId } });

const ROWS: Row[] = [
  ['200', contentList, 'nobody'],
  ['401 UNAUTHENTICATED', getUser, 'nobody'],
  ['200', getUser, 'owner'],
  ['400 BAD_INPUT', login, 'nobody', { body: { email: '', password: '' } }],
  ['200', login, 'nobody', ({ people }) => ({ body: { email: people.owner.email, password: PASSWORD } })],
  ['200', updateUser, 'agent', { body: { fullName: 'Marisol P.' } }],
  ['200', listSessions, 'owner'],
  ['404 NOT_FOUND', endSession, 'owner', byId(NOBODY)],
  ['403 FORBIDDEN', createCompany, 'agent', { body: founding }],
  ['409 COMPANY_EXISTS', createCompany, 'owner', { body: founding }],
  ['403 FORBIDDEN', updateCompany, 'agent', { body: settings }],
  ['400 BAD_INPUT', updateCompany, 'owner', { body: { ...settings, website: 'finch' } }],
  ['200', updateCompany, 'owner', { body: settings }],
  ['403 FORBIDDEN', changeDaysOff, 'agent', { body: { add: '03-02-2026' } }],
  ['200', changeDaysOff, 'owner', { body: { add: '03-02-2026' } }],
  ['403 FORBIDDEN', renewInviteLink, 'employee', { body: { link: 'agentsInviteLink' } }],
  ['200', companyClients, 'employee'],
  ['403 FORBIDDEN', companyAgents, 'agent'],
  ['404 NOT_FOUND', removeTeammate, 'owner', byId(NOBODY)],
  ['403 FORBIDDEN', removeTeammate, 'agent', ({ people }) => byId(people.owner.id)],
  ['200', listInvitations, 'owner'],
  ['400 INVITE_CODE_UNKNOWN', readInviter, 'nobody', { body: { referralCode: 'E00000000000' } }],
  ['403 FORBIDDEN', sendInvitation, 'agent', { body: { email: 'roe@mail.example', invitedAs: 'agent' } }],
  ['404 NOT_FOUND', resendInvitation, 'owner', byId(NOBODY)],
  ['403 COMPANY_MISSING', searchTransactions, 'newcomer', { query: { q: 'juniper' } }],
  ['200', listTransactions, 'owner', ({ people }) => ({ params: { userId: people.owner.id } })],
  ['403 FORBIDDEN', listTransactions, 'agent', ({ people }) => ({ params: { userId: people.owner.id } })],
  ['404 NOT_FOUND', listTransactions, 'owner', { params: { userId: NOBODY } }],
  ['200', getTransaction, 'owner', withId],
  ['403 FORBIDDEN', getTransaction, 'agent', withId],
  ['404 NOT_FOUND', getTransaction, 'owner', byId(NOBODY)],
  ['406 ACTIVE_LIMIT_EXCEEDED', addTransaction, 'owner', { body: aTransaction() }],
  [
    '409 TRANSACTION_CHANGED',
    updateTransaction,
    'owner',
    (side) => ({ ...withId(side), body: { street: 'A', version: 99 } }),
  ],
  ['401 UNAUTHENTICATED', computeDeadlines, 'nobody', { body: {} }],
  [
    '200',
    computeDeadlines,
    'newcomer',
    { body: { anchors: { mec: '06-01-2026' }, rows: [{ title: '', words: 'MEC + 4 days' }] } },
  ],
  ['400 BAD_INPUT', computeDeadlines, 'owner', { body: { anchors: { mec: '02-30-2026' } } }],
  ['200', listLenders, 'owner', ofTransaction],
  ['400 BAD_INPUT', inviteLender, 'owner', (side) => ({ ...ofTransaction(side), body: { email: 'lee' } })],
  ['403 COMPANY_MISSING', acceptLenderInvitation, 'newcomer', byId(NOBODY)],
  ['200', listQuestions, 'owner', ofTransaction],
  ['403 FORBIDDEN', askQuestion, 'agent', (side) => ({ ...ofTransaction(side), body: aQuestion() })],
  [
    '403 FORBIDDEN',
    tickMilestone,
    'owner',
    (side) => ({ ...ofTransaction(side), body: { milestone: 'applied', day: '01-05-2026' } }),
  ],
  ['200', listNotifications, 'owner'],
  ['200', getReminderSettings, 'owner'],
  ['404 NOT_FOUND', updateExplanation, 'owner', { ...byId(NOBODY), body: explained() }],
  ['200', listConversations, 'owner'],
  ['404 NOT_FOUND', listMessages, 'owner', { params: { userId: NOBODY } }],
  ['404 NOT_FOUND', scanProgress, 'owner', { params: { scanId: NOBODY } }],
  ['201', startReading, 'owner', { files: { file: new Blob(['%PDF-1.7 %%EOF']) } }],
  ['400 CONTRACT_EMPTY', startReading, 'owner', { files: { file: new Blob([]) } }],
  ['200', listReadings, 'owner'],
  ['403 COMPANY_MISSING', listReadings, 'newcomer'],
  ['404 READING_GONE', readingResult, 'owner', byId(NOBODY)],
  ['400 BAD_INPUT', unsubscribeFromNewsletter, 'nobody', { body: { token: '' } }],
  ['403 FORBIDDEN', getBillingOverview, 'agent'],
  ['403 FORBIDDEN', createSubscription, 'employee', { body: { price_id: 'price_team' } }],
  // the last ones: from here on, no transaction is active
  ['200', updateTransaction, 'owner', (side) => ({ ...withId(side), body: { status: 'Closed' } })],
  ['403 NEW_CLIENT_NOT_ALLOWED', addTransaction, 'employee', { body: aTransaction() }],
  ['200', addTransaction, 'owner', { body: aTransaction() }],
];

let server: TestServer;
let sides: { real: Side; fake: Side };
beforeAll(async () => {
  server = await startServerOnOwnDatabase();
  sides = { real: await realSide(), fake: fakeSide() };
});
afterAll(() => server.close());

const titled = ROWS.map((row): [string, Row] => [`${row[1].method} ${row[1].path} of ${row[2]}: ${row[0]}`, row]);

test.each(titled)('%s', async (_title, [expected, call, caller, asked = {}]) => {
  const [real, fake] = await Promise.all([sides.real, sides.fake].map(answered));
  expect({ real: real!.words, fake: fake!.words }).toEqual({ real: expected, fake: expected });
  expect(shapeOf(fake!.body, real!.body)).toEqual(shapeOf(real!.body, fake!.body));

  async function answered(side: Side) {
    const token = caller === 'nobody' ? undefined : side.people[caller].token;
    const response = await side.answer(call, { ...(typeof asked === 'function' ? asked(side) : asked), token });
    const body = (await response.json()) as { code?: string };
    return { body, words: [response.status, body.code].filter(Boolean).join(' ') };
  }
});

async function realSide(): Promise<Side> {
  const owner = await aRealtor(server, { plan: null, password: PASSWORD });
  const people = {
    owner,
    agent: await anAgentOf(server, owner),
    employee: await anEmployeeOf(server, owner),
    newcomer: await aPerson(server, { role: 'SuperRealtor' }),
  };
  const { _id: transactionId } = await enterTransaction(server, owner);
  const answer = (call: Call, asked: Asked) => fetch(requestOf(server.origin, call, asked));
  return { answer, people, transactionId };
}

function fakeSide(): Side {
  const owner = builders.aRealtor();
  const { company } = owner;
  const client = aClient();
  const users = {
    owner,
    agent: builders.anAgent({ company }),
    // a person's company carries only the links that they have codes for
    employee: builders.anEmployee({ company: { ...company!, agentsInviteLink: '' } }),
    newcomer: builders.aPersonWithoutCompany(),
  };
  const transaction = aTransactionOfWorld();
  const fake = fakeServer(
    aWorld({
      accounts: Object.values(users).map((user) =>
        anAccount(user, user === users.employee ? { worksFor: owner._id } : {}),
      ),
      clients: [client],
      transactions: [transaction],
      owners: { [transaction._id]: owner._id },
      activeLimit: 1,
    }),
  );
  const signIn = ({ _id: id, contact: { email } }: (typeof users)['owner']) => ({ id, email, token: fake.signIn(id) });
  return {
    answer: (call, asked) => fake.answer(requestOf('http://fake.example', call, asked)),
    people: {
      owner: signIn(users.owner),
      agent: signIn(users.agent),
      employee: signIn(users.employee),
      newcomer: signIn(users.newcomer),
    },
    transactionId: transaction._id,
  };
}

function aQuestion() {
  return { requestId: NOBODY, lender: NOBODY, question: 'Is it safe?', dates: [], dueOn: '01-05-2027' };
}

function explained() {
  return { title: 'Objections', description: '', dateExplanation: '', state: 'Colorado' };
}

/**
 * The keys of a reply and the types of its values, as far as the other reply has a value there too: a list without
 * entries and null say nothing about shape.
 */
function shapeOf(value: unknown, other: unknown): unknown {
  if (isEmpty(value) || isEmpty(other)) return 'nothing to compare';
  if (Array.isArray(value)) return Array.isArray(other) ? [shapeOf(value[0], other[0])] : 'list';
  if (typeof value !== 'object') return typeof value;
  const others = other as Record<string, unknown>;
  return Object.fromEntries(Object.entries(value!).map(([key, inner]) => [key, shapeOf(inner, others[key])]));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
