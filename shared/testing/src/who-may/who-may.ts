import {
  cancelSubscription,
  changeCard,
  createSubscription,
  previewUpgrade,
  readPaymentReturn,
  resumeSubscription,
  saveBillingAddress,
  upgradeSubscription,
} from '@keydate/contracts/billing';
import { listInvoices } from '@keydate/contracts/billing-overview';
import type { Call } from '@keydate/contracts/call';
import { listMessages } from '@keydate/contracts/chat';
import { companyClients } from '@keydate/contracts/clients';
import { contentList, updateCompany } from '@keydate/contracts/companies';
import { listExplanations, restoreExplanation, updateExplanation } from '@keydate/contracts/explanations';
import { listInvitations, resendInvitation, revokeInvitation, sendInvitation } from '@keydate/contracts/invitations';
import { getUser, updateUser } from '@keydate/contracts/people';
import { getStripePrices, getStripeProducts, getSubscriptionPlans } from '@keydate/contracts/plans';
import { getReminderSettings, muteReminderMails } from '@keydate/contracts/reminder-settings';
import {
  acceptLenderInvitation,
  declineLenderInvitation,
  inviteLender,
  listLenderContacts,
  listLenderInvitations,
  listLenders,
  readLenderInvitation,
  resendLenderInvitation,
  shareWithLender,
  withdrawLender,
} from '@keydate/contracts/lenders';
import { transactionReminders } from '@keydate/contracts/reminders';
import {
  answerQuestion,
  askQuestion,
  closeQuestion,
  decideProposal,
  listQuestions,
  listWaitingQuestions,
  withdrawQuestion,
} from '@keydate/contracts/questions';
import { listMilestones, tickMilestone } from '@keydate/contracts/loan-milestones';
import { companyAgents, companyEmployees, removeTeammate } from '@keydate/contracts/teammates';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { addTransaction, getTransaction, listTransactions, searchTransactions } from '@keydate/contracts/transactions';
import { listUnsentMails } from '@keydate/contracts/unsent-mails';
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

/**
 * The ids of the people, of the transactions that the owner, the agent and the lender have entered, of an explanation of the agent
 * (for Colorado), of the invitations that agent and lender have e-mailed, of a transaction of the owner that the lender reads as its
 * lender, of how they do, of an unanswered and of an answered
 * question to them about it, and of the owner's open invitation of the lender to another.
 */
export type SceneIds = Record<
  | Person
  | 'ownersTransaction'
  | 'agentsTransaction'
  | 'lendersTransaction'
  | 'agentsExplanation'
  | 'agentsInvitation'
  | 'lendersInvitation'
  | 'sharedTransaction'
  | 'lenderOfShared'
  | 'openQuestion'
  | 'answeredQuestion'
  | 'proposedDate'
  | 'invitationOfLender',
  string
>;

export interface Act {
  what: string;
  call: Call;
  parts: (ids: SceneIds) => CallParts;
  /** The status of the answer, in the order of CALLERS. */
  answers: readonly number[];
}

/** What spec § 6 and docs/rules.md, Permissions, amount to, written by hand: server and fake server are both tested against it. */
export const WHO_MAY: readonly Act[] = [
  act('read the lists that forms offer', contentList, () => ({}), [200, 200, 200, 200, 200, 200, 200, 200]),
  act('read their own data', getUser, () => ({}), [401, 200, 200, 200, 200, 200, 200, 200]),
  act(
    'change their own data',
    updateUser,
    () => ({ body: { contact: JSON.stringify({ phone: '9705550144' }) } }),
    [401, 200, 200, 200, 200, 200, 200, 200],
  ),
  act('change the company', updateCompany, () => ({ body: aCompanyChange }), superRolesGet(200)),
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
  act(
    'write the agent’s explanation anew',
    updateExplanation,
    ({ agentsExplanation }) => ({ params: { id: agentsExplanation }, body: aText }),
    [401, 403, 403, 403, 200, 403, 403, 404],
  ),
  act(
    'write an explanation of a person who does not exist anew',
    updateExplanation,
    () => ({ params: { id: 'nowhere' }, body: aText }),
    [401, 403, 404, 404, 404, 404, 404, 404],
  ),
  act(
    'restore the agent’s explanation',
    restoreExplanation,
    ({ agentsExplanation }) => ({ params: { id: agentsExplanation } }),
    [401, 403, 403, 403, 200, 403, 403, 404],
  ),
  act('list the open invitations', listInvitations, () => ({}), [401, 403, 200, 200, 200, 200, 200, 200]),
  act(
    'invite an employee by e-mail',
    sendInvitation,
    () => ({ body: { email: 'fern.li@mail.example', invitedAs: 'employee' } }),
    [401, 403, 200, 200, 200, 200, 200, 200],
  ),
  act(
    'invite an agent by e-mail',
    sendInvitation,
    () => ({ body: { email: 'fern.li@mail.example', invitedAs: 'agent' } }),
    [401, 403, 200, 403, 403, 403, 403, 200],
  ),
  act(
    'send the agent’s invitation again',
    resendInvitation,
    ({ agentsInvitation }) => ({ params: { id: agentsInvitation } }),
    [401, 403, 200, 403, 200, 403, 403, 404],
  ),
  act(
    'revoke the agent’s invitation',
    revokeInvitation,
    ({ agentsInvitation }) => ({ params: { id: agentsInvitation } }),
    [401, 403, 200, 403, 200, 403, 403, 404],
  ),
  act(
    'revoke the lender’s invitation',
    revokeInvitation,
    ({ lendersInvitation }) => ({ params: { id: lendersInvitation } }),
    [401, 403, 404, 404, 404, 404, 404, 200],
  ),
  act(
    'read the reminders of the agent’s transaction',
    transactionReminders,
    ({ agentsTransaction }) => ({ params: { id: agentsTransaction } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'end the e-mails to them about the agent’s transaction',
    muteReminderMails,
    ({ agentsTransaction }) => ({ params: { id: agentsTransaction }, body: { isMuted: true } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act('read how they are reminded', getReminderSettings, () => ({}), [401, 403, 200, 200, 200, 200, 200, 200]),
  act(
    'see the company’s e-mails that could not be sent',
    listUnsentMails,
    () => ({}),
    [401, 403, 200, 403, 403, 403, 403, 200],
  ),
  act(
    'open a transaction of the owner that is shared with the lender',
    getTransaction,
    ({ sharedTransaction }) => ({ params: { id: sharedTransaction } }),
    [401, 403, 200, 200, 403, 403, 403, 200],
  ),
  act(
    'close a transaction of the owner that is shared with the lender',
    updateTransaction,
    ({ sharedTransaction }) => ({ params: { id: sharedTransaction }, body: { status: 'Closed' } }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'read the reminders of a transaction that is shared with the lender',
    transactionReminders,
    ({ sharedTransaction }) => ({ params: { id: sharedTransaction } }),
    [401, 403, 200, 200, 403, 403, 403, 200],
  ),
  act(
    'see the lenders of a transaction that is shared with the lender',
    listLenders,
    ({ sharedTransaction }) => ({ params: { transactionId: sharedTransaction } }),
    [401, 403, 200, 200, 403, 403, 403, 404],
  ),
  act(
    'see the lenders of the agent’s transaction',
    listLenders,
    ({ agentsTransaction }) => ({ params: { transactionId: agentsTransaction } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'see to whom the lender of a shared transaction writes',
    listLenderContacts,
    ({ sharedTransaction }) => ({ params: { transactionId: sharedTransaction } }),
    [401, 403, 403, 403, 403, 403, 403, 200],
  ),
  act(
    'see to whom a lender of the agent’s transaction writes',
    listLenderContacts,
    ({ agentsTransaction }) => ({ params: { transactionId: agentsTransaction } }),
    [401, 403, 403, 403, 403, 403, 403, 404],
  ),
  act(
    'read what is written with the owner',
    listMessages,
    ({ owner }) => ({ params: { userId: owner } }),
    [401, 403, 404, 200, 200, 200, 200, 200],
  ),
  act(
    'read what is written with the agent, who sees no transaction of the lender’s',
    listMessages,
    ({ agent }) => ({ params: { userId: agent } }),
    [401, 403, 200, 200, 404, 200, 200, 404],
  ),
  act(
    'read what is written with the lender',
    listMessages,
    ({ lender }) => ({ params: { userId: lender } }),
    [401, 403, 200, 200, 404, 404, 404, 404],
  ),
  act(
    'invite a lender to a transaction that is shared with the lender',
    inviteLender,
    ({ sharedTransaction }) => ({
      params: { transactionId: sharedTransaction },
      body: { email: 'loans@mail.example' },
    }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'invite a lender to the agent’s transaction',
    inviteLender,
    ({ agentsTransaction }) => ({
      params: { transactionId: agentsTransaction },
      body: { email: 'loans@mail.example' },
    }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'share the client’s contact with the lender',
    shareWithLender,
    ({ lenderOfShared }) => ({ params: { id: lenderOfShared }, body: { sharesContact: true } }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'withdraw a transaction that is shared with the lender',
    withdrawLender,
    ({ lenderOfShared }) => ({ params: { id: lenderOfShared } }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'send the lender’s open invitation again',
    resendLenderInvitation,
    ({ invitationOfLender }) => ({ params: { id: invitationOfLender } }),
    [401, 403, 200, 200, 403, 403, 403, 404],
  ),
  act(
    'see the questions about a transaction that is shared with the lender',
    listQuestions,
    ({ sharedTransaction }) => ({ params: { transactionId: sharedTransaction } }),
    [401, 403, 200, 200, 403, 403, 403, 200],
  ),
  act(
    'see the questions about the agent’s transaction',
    listQuestions,
    ({ agentsTransaction }) => ({ params: { transactionId: agentsTransaction } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'see the questions that wait for them',
    listWaitingQuestions,
    () => ({}),
    [401, 403, 200, 200, 200, 200, 200, 200],
  ),
  act(
    'ask the lender about a transaction that is shared with them',
    askQuestion,
    ({ sharedTransaction, lenderOfShared }) => ({
      params: { transactionId: sharedTransaction },
      body: aQuestionTo(lenderOfShared),
    }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'ask the lender of another transaction about the agent’s',
    askQuestion,
    ({ agentsTransaction, lenderOfShared }) => ({
      params: { transactionId: agentsTransaction },
      body: aQuestionTo(lenderOfShared),
    }),
    [401, 403, 404, 403, 404, 404, 403, 404],
  ),
  act(
    'answer the question to the lender',
    answerQuestion,
    ({ openQuestion }) => ({ params: { id: openQuestion }, body: { answer: 'It is realistic.' } }),
    [401, 403, 403, 403, 403, 403, 403, 200],
  ),
  act(
    'accept the day that the lender proposes',
    decideProposal,
    ({ answeredQuestion, proposedDate }) => ({
      params: { id: answeredQuestion },
      body: { dateId: proposedDate, isAccepted: true, reason: 'The loan needs it.' },
    }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'close the question that the lender answered',
    closeQuestion,
    ({ answeredQuestion }) => ({ params: { id: answeredQuestion } }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'withdraw the question to the lender',
    withdrawQuestion,
    ({ openQuestion }) => ({ params: { id: openQuestion } }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'see the steps of the loan of a transaction that is shared with the lender',
    listMilestones,
    ({ sharedTransaction }) => ({ params: { transactionId: sharedTransaction } }),
    [401, 403, 200, 200, 403, 403, 403, 200],
  ),
  act(
    'tick a step of the loan of a transaction that is shared with the lender',
    tickMilestone,
    ({ sharedTransaction }) => ({
      params: { transactionId: sharedTransaction },
      body: { milestone: 'applied', day: '01-05-2026' },
    }),
    [401, 403, 403, 403, 403, 403, 403, 200],
  ),
  act(
    'tick a step of the loan of the agent’s transaction',
    tickMilestone,
    ({ agentsTransaction }) => ({
      params: { transactionId: agentsTransaction },
      body: { milestone: 'applied', day: '01-05-2026' },
    }),
    [401, 403, 403, 403, 403, 403, 403, 404],
  ),
  act(
    'see the transactions they are invited to',
    listLenderInvitations,
    () => ({}),
    [401, 200, 200, 200, 200, 200, 200, 200],
  ),
  act(
    'open the invitation that was sent to the lender',
    readLenderInvitation,
    ({ invitationOfLender }) => ({ params: { id: invitationOfLender } }),
    [401, 403, 403, 403, 403, 403, 403, 200],
  ),
  act(
    'accept the invitation that was sent to the lender',
    acceptLenderInvitation,
    ({ invitationOfLender }) => ({ params: { id: invitationOfLender } }),
    [401, 403, 403, 403, 403, 403, 403, 200],
  ),
  act(
    'decline the invitation that was sent to the lender',
    declineLenderInvitation,
    ({ invitationOfLender }) => ({ params: { id: invitationOfLender } }),
    [401, 403, 403, 403, 403, 403, 403, 200],
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
  act(
    'remove the lender',
    removeTeammate,
    ({ lender }) => ({ params: { id: lender } }),
    [401, 403, 404, 404, 404, 404, 404, 403],
  ),
  act('see what the plans allow', getSubscriptionPlans, () => ({}), superRolesGet(200)),
  act('see the plans on offer', getStripeProducts, () => ({}), superRolesGet(200)),
  act('see a price', getStripePrices, () => ({ query: { product: 'prod_unknown' } }), superRolesGet(409)),
  act('see the invoices of the company', listInvoices, () => ({}), superRolesGet(200)),
  act('store the address for invoices', saveBillingAddress, () => ({ body: anAddress }), superRolesGet(200)),
  // who may do these is told that there is nothing to do them with
  act('subscribe', createSubscription, () => ({ body: { price_id: 'price_unknown' } }), superRolesGet(409)),
  act('preview an upgrade', previewUpgrade, () => ({ query: { toUpgradeId: 'price_unknown' } }), superRolesGet(409)),
  act('upgrade', upgradeSubscription, () => ({ body: { toUpgradeId: 'price_unknown' } }), superRolesGet(409)),
  act(
    'cancel a subscription',
    cancelSubscription,
    () => ({ body: { subscriptionId: 'sub_unknown', password: 'a guess' } }),
    superRolesGet(404),
  ),
  act('resume the subscription', resumeSubscription, () => ({}), superRolesGet(409)),
  act('change the card', changeCard, () => ({}), superRolesGet(409)),
  act('come back from a payment', readPaymentReturn, () => ({ query: { token: 'unknown' } }), superRolesGet(404)),
];

/** The answers of a call that super roles alone may make (spec § 6). */
function superRolesGet(status: number): readonly number[] {
  return [401, 403, status, 403, 403, 403, 403, status];
}

const aCompanyChange = {
  name: 'Finch & Daughters',
  website: 'finch.example',
  contact: { address: { street: '9 Wazee Street', city: 'Boulder', state: 'Colorado', zipCode: '80301' } },
};

const anAddress = {
  name: 'Wren Castellanos',
  address: { line1: '9 Wazee Street', city: 'Boulder', state: 'CO', postal_code: '80301', country: 'US' },
};

const aQuestionTo = (lender: string) => ({
  requestId: crypto.randomUUID(),
  lender,
  question: 'Is the closing realistic?',
  dueOn: '01-10-2045',
});

const aText = { title: 'Objections', description: 'In my own words.', dateExplanation: '', state: 'Colorado' };

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
