import type { Call } from '@keydate/contracts/call';
import { companyClients } from '@keydate/contracts/clients';
import { listExplanations } from '@keydate/contracts/explanations';
import { companyAgents, companyEmployees, removeTeammate } from '@keydate/contracts/teammates';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { addTransaction, getTransaction, listTransactions, searchTransactions } from '@keydate/contracts/transactions';
import type { CallParts } from './request-of';

/**
 * The callers: a visitor; a person without a company; the owner of a company, the owner's employee, two agents, and an
 * assistant who works for the first agent; a lender of another company.
 */
export const CALLERS = [
  'nobody',
  'withoutCompany',
  'owner',
  'employee',
  'agent',
  'assistant',
  'other',
  'lender',
] as const;
export type Caller = (typeof CALLERS)[number];
export type Person = Exclude<Caller, 'nobody'>;

/** The ids of the people, and of the transactions that the owner, the agent and the lender have entered. */
export type SceneIds = Record<Person | 'ownersTransaction' | 'agentsTransaction' | 'lendersTransaction', string>;

export interface Act {
  what: string;
  call: Call;
  parts: (ids: SceneIds) => CallParts;
  /** The status of the answer, in the order of CALLERS. */
  answers: readonly number[];
}

/** What spec § 6 and docs/rules.md, Permissions, amount to, written by hand: server and fake server are both tested against it. */
export const WHO_MAY: readonly Act[] = [
  act(
    'list the transactions of the owner',
    listTransactions,
    ({ owner }) => ({ params: { userId: owner } }),
    [401, 403, 200, 200, 403, 403, 403, 404],
  ),
  act(
    'list the transactions of the agent',
    listTransactions,
    ({ agent }) => ({ params: { userId: agent } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'list the transactions of the assistant',
    listTransactions,
    ({ assistant }) => ({ params: { userId: assistant } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'list the transactions of the lender',
    listTransactions,
    ({ lender }) => ({ params: { userId: lender } }),
    [401, 403, 404, 404, 404, 404, 404, 200],
  ),
  act(
    'list the transactions of a person who does not exist',
    listTransactions,
    () => ({ params: { userId: 'nowhere' } }),
    [401, 403, 404, 404, 404, 404, 404, 404],
  ),
  act(
    'open the owner’s transaction',
    getTransaction,
    ({ ownersTransaction }) => ({ params: { id: ownersTransaction } }),
    [401, 403, 200, 200, 403, 403, 403, 404],
  ),
  act(
    'open the agent’s transaction',
    getTransaction,
    ({ agentsTransaction }) => ({ params: { id: agentsTransaction } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'open the lender’s transaction',
    getTransaction,
    ({ lendersTransaction }) => ({ params: { id: lendersTransaction } }),
    [401, 403, 404, 404, 404, 404, 404, 200],
  ),
  act(
    'close the owner’s transaction',
    updateTransaction,
    ({ ownersTransaction }) => ({ params: { id: ownersTransaction }, body: { status: 'Closed' } }),
    [401, 403, 200, 200, 403, 403, 403, 404],
  ),
  act(
    'close the agent’s transaction',
    updateTransaction,
    ({ agentsTransaction }) => ({ params: { id: agentsTransaction }, body: { status: 'Closed' } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'enter a transaction of a new client',
    addTransaction,
    () => ({ body: aTransactionOfANewClient }),
    [401, 403, 200, 403, 200, 403, 200, 200],
  ),
  act('search', searchTransactions, () => ({ query: { q: 'buyers' } }), [401, 403, 200, 200, 200, 200, 200, 200]),
  act('read the clients of the company', companyClients, () => ({}), [401, 403, 200, 200, 200, 200, 200, 200]),
  act(
    'read the agent’s explanations',
    listExplanations,
    ({ agent }) => ({ params: { userId: agent } }),
    [401, 403, 403, 403, 200, 403, 403, 404],
  ),
  act(
    'read the lender’s explanations',
    listExplanations,
    ({ lender }) => ({ params: { userId: lender } }),
    [401, 403, 404, 404, 404, 404, 404, 200],
  ),
  act('see their teammates', companyEmployees, () => ({}), [401, 403, 200, 200, 200, 200, 200, 200]),
  act('see the list for super roles', companyAgents, () => ({}), [401, 403, 200, 403, 403, 403, 403, 200]),
  act(
    'remove the owner',
    removeTeammate,
    ({ owner }) => ({ params: { id: owner } }),
    [401, 403, 403, 403, 403, 403, 403, 404],
  ),
  act(
    'remove the employee',
    removeTeammate,
    ({ employee }) => ({ params: { id: employee } }),
    [401, 403, 200, 403, 403, 403, 403, 404],
  ),
  act(
    'remove the assistant',
    removeTeammate,
    ({ assistant }) => ({ params: { id: assistant } }),
    [401, 403, 200, 403, 200, 403, 403, 404],
  ),
  act(
    'remove the other agent',
    removeTeammate,
    ({ other }) => ({ params: { id: other } }),
    [401, 403, 200, 403, 403, 403, 403, 404],
  ),
];

const aTransactionOfANewClient = {
  street: '48 Juniper Lane',
  city: 'Boulder',
  zipcode: '80301',
  state: 'Colorado',
  contract_type: 'Sale',
  client_information: {
    client_type: 'Yes',
    client_name: 'Fern Li',
    phone_number: '',
    email_address: 'fern.li@mail.example',
  },
  contract_dates: [],
};

function act(what: string, call: Call, parts: Act['parts'], answers: readonly number[]): Act {
  return { what, call, parts, answers };
}
