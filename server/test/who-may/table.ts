import { anEmail } from '../people';
import { aCompany } from '../sign-ups';
import { aTransaction } from '../transactions';
import type { Parts } from '../attack/send-parts';
import * as things from './things';
import { ofTransaction, sending, transactionById, userNamed, type Thing } from './things';
import { COMPANY, HALF, OUT, OUTSIDE, type Caller } from './world';

/** The status of the answer to each caller. A caller's own entry comes before that of their group. */
type Answers = Partial<Record<Caller | 'out' | 'half' | 'company' | 'outside' | 'everybody', number>>;

/** A call and, if the table has it more than once, its subject: `GET company-clients`. */
type Row = [name: string, answers: Answers, thing?: Thing | Parts];

const MEMBERS: Answers = { company: 200, outside: 200 };
const ANY_SESSION: Answers = { ...MEMBERS, 'no company': 200 };
const OWNERS: Answers = { ...MEMBERS, company: 403, owner: 200 };
const SUPER_ROLES: Answers = { ...OWNERS, super: 200 };
/** Something that another company does not see. */
const NOBODY: Answers = { company: 403, outside: 404 };
/** The agent's transactions: super roles, the agent, and the people who work for the agent. */
const TEAM: Answers = { ...NOBODY, owner: 200, super: 200, agent: 200, assistant: 200 };
const TEAM_AND_LENDER: Answers = { ...TEAM, lender: 200 };
/** The lender may see the transaction, but must not do this. */
const TEAM_BUT_NOT_LENDER: Answers = { ...TEAM, lender: 403 };
/** Only those who may change it learn that their version is an old one. */
const TEAM_WITH_OLD_VERSION: Answers = { ...NOBODY, owner: 409, super: 409, agent: 409, assistant: 409, lender: 403 };
const LENDER_ONLY: Answers = { ...NOBODY, lender: 200 };
/** An invitation that was sent to somebody else. */
const NOT_INVITED: Answers = { company: 403, outside: 403 };
const INVITED_LENDER: Answers = { ...NOT_INVITED, lender: 200 };
const OWN: Answers = { ...NOBODY, agent: 200 };
/** A person's own that nobody else learns of. */
const OWN_SECRET: Answers = { company: 404, outside: 404, agent: 200 };
/** Calls that need no session, sent without input: a session changes nothing. */
const PUBLIC_BUT_EMPTY: Answers = { everybody: 400 };

// the payment provider does not answer here: only permitted callers get this far
const superRolesGet = (status: number): Answers => ({ ...SUPER_ROLES, owner: status, super: status, outside: status });
const AT_PROVIDER = superRolesGet(503);
const WITHOUT_SUBSCRIPTION = superRolesGet(409);

const address = { street: '9 Wazee Street', city: 'Boulder', state: 'Colorado', zipCode: '80301' };
const settings = { name: 'Finch & Daughters', website: 'finch.example', contact: { address } };
const billingAddress = {
  name: 'Robin Vale',
  address: { line1: '9 Wazee Street', city: 'Boulder', state: 'CO', postal_code: '80301', country: 'US' },
};
const reminderChoices = {
  byEmail: true,
  inApp: false,
  quietHours: { from: '21:00', until: '07:00' },
  defaultNotification: null,
  timeZone: 'America/Denver',
};
const tick = { milestone: 'applied', day: '01-05-2026' };
const price = { price_id: 'price_1' };

/**
 * The permissions (spec § 6, docs/rules.md): every call that the server registers, and the answer to each kind of
 * caller.
 */
const TABLE: readonly Row[] = [
  // themselves
  ['GET getUser', ANY_SESSION],
  ['GET getuser', ANY_SESSION],
  ['PUT update', ANY_SESSION, { body: { fullName: 'Rowan Vale' } }],
  ['POST logout', { ...ANY_SESSION, code: 200 }],
  ['GET sessions', ANY_SESSION],
  ['DELETE sessions', ANY_SESSION],
  ['DELETE sessions/:id', { ...NOBODY, company: 404, 'no company': 404, agent: 200 }, things.aSessionOfTheAgent],
  ['GET notifications', MEMBERS],
  ['PUT notifications-read', MEMBERS, { body: {} }],
  ['PUT reminder-answer/:id', OWN_SECRET, things.aReminderOfTheAgent],
  ['GET reminder-settings', MEMBERS],
  ['PUT reminder-settings', MEMBERS, { body: reminderChoices }],
  ['GET muted-transactions', MEMBERS],
  ['GET calendar-feed', MEMBERS],
  ['POST calendar-feed', MEMBERS, { body: {} }],
  ['POST calendar-feed of a transaction', TEAM_AND_LENDER, things.aFeedOfATransaction],
  ['DELETE calendar-feed', MEMBERS],

  // the company and its people
  ['POST createCompany', { ...superRolesGet(409), 'no company': 200 }, { body: aCompany }],
  ['PUT updateCompany', SUPER_ROLES, { body: settings }],
  ['PUT company-days-off', SUPER_ROLES, { body: { add: '03-02-2026' } }],
  ['PUT company-escalation', OWNERS, { body: { escalates: ['loan'] } }],
  ['PUT company-contracts', OWNERS, { body: { keepsContracts: true } }],
  ['POST renew-invite-link for agents', SUPER_ROLES, { body: { link: 'agentsInviteLink' } }],
  ['POST renew-invite-link for employees', MEMBERS, { body: { link: 'employeeInviteLink' } }],
  ['GET company-employees', MEMBERS],
  ['GET company-clients', MEMBERS],
  ['GET superAdmin/agents', SUPER_ROLES],
  ['DELETE delete/:id of an assistant', { ...TEAM, assistant: 403 }, things.anAssistantOfTheAgent],
  ['DELETE delete/:id of another agent', { ...NOBODY, owner: 200, super: 200 }, things.aColleagueOfTheAgent],
  ['DELETE delete/:id of the owner', NOBODY, things.teammateNamed('owner')],
  ['GET invitations', MEMBERS],
  ['POST invitations of an agent', SUPER_ROLES, () => ({ body: { email: anEmail(), invitedAs: 'agent' } })],
  ['POST invitations of an employee', MEMBERS, () => ({ body: { email: anEmail(), invitedAs: 'employee' } })],
  ['POST invitations/:id/resend', { ...TEAM, assistant: 403 }, things.anInvitationOfTheAgent],
  ['DELETE invitations/:id', { ...TEAM, assistant: 403 }, things.anInvitationOfTheAgent],
  ['GET unsent-mails', OWNERS],
  ['POST unsent-mails/:id/resend', { ...NOBODY, owner: 200 }, things.anUnsentMail],
  ['GET deadline-explanations/user/:userId', OWN, userNamed('agent')],
  ['PUT deadline-explanations/:id', OWN, things.anExplanationOfTheAgent],
  ['POST deadline-explanations/:id/restore', OWN, things.anExplanationOfTheAgent],

  // transactions: employees cannot enter one with a new client
  ['POST transaction-add', { ...MEMBERS, employee: 403, assistant: 403 }, () => ({ body: aTransaction() })],
  ['GET user-transaction-list/:userId of the agent', TEAM, userNamed('agent')],
  ['GET user-transaction-list/:userId of the assistant', TEAM, userNamed('assistant')],
  [
    'GET user-transaction-list/:userId of the owner',
    { ...NOBODY, owner: 200, super: 200, employee: 200 },
    userNamed('owner'),
  ],
  ['GET user-transaction-list/:userId of nobody', { company: 404, outside: 404 }, { params: { userId: 'nobody' } }],
  ['GET transaction-search', MEMBERS, { query: { q: 'June' } }],
  ['GET single-transaction-details/:id', TEAM_AND_LENDER, transactionById],
  ['PUT transaction-update/:id', TEAM_BUT_NOT_LENDER, sending(transactionById, { street: '9 Wazee Street' })],
  ['POST transaction-reopen/:id', TEAM_WITH_OLD_VERSION, sending(transactionById, { version: 0 })],
  // nothing is read or stored
  ['POST compute-deadlines', ANY_SESSION, { body: {} }],
  ['PUT transaction-update/:id to mark the closing', TEAM_BUT_NOT_LENDER, things.aClosingToMark],
  ['PUT transaction-update/:id without a loan', TEAM_BUT_NOT_LENDER, sending(transactionById, { no_loan: true })],
  ['GET transaction-reminders/:id', TEAM_AND_LENDER, transactionById],
  ['PUT transaction-reminders/:id/mails', TEAM_AND_LENDER, sending(transactionById, { isMuted: true })],
  // scans are read elsewhere: people who are let through read that no file came
  ['POST aws-textract', { company: 400, outside: 400 }],
  [
    'GET aws-textract/:scanId/progress',
    { company: 404, outside: 404, 'no company': 404 },
    { params: { scanId: crypto.randomUUID() } },
  ],
  ['POST contract-readings', { company: 400, outside: 400 }],
  ['GET contract-readings', MEMBERS],
  ['GET contract-readings/:id', OWN_SECRET, things.aReadingOfTheAgent],
  ['GET contract-readings/:id/progress', OWN_SECRET, things.aReadingOfTheAgent],
  ['DELETE contract-readings/:id', OWN_SECRET, things.aReadingOfTheAgent],
  ['DELETE transaction-contract/:id', TEAM_BUT_NOT_LENDER, transactionById],

  // lenders
  ['GET transaction-lenders/:transactionId', TEAM, ofTransaction],
  [
    'POST transaction-lenders/:transactionId',
    TEAM_BUT_NOT_LENDER,
    (world) => sending(ofTransaction, { email: anEmail() })(world),
  ],
  ['POST transaction-lender/:id/resend', TEAM_BUT_NOT_LENDER, things.anInvitedLender],
  ['PUT transaction-lender/:id', TEAM_BUT_NOT_LENDER, sending(things.theLendersPart, { sharesContact: true })],
  ['DELETE transaction-lender/:id', TEAM_BUT_NOT_LENDER, things.anInvitedLender],
  ['GET lender-contacts/:transactionId', LENDER_ONLY, ofTransaction],
  ['GET loan-milestones/:transactionId', TEAM_AND_LENDER, ofTransaction],
  ['PUT loan-milestones/:transactionId', LENDER_ONLY, sending(ofTransaction, tick)],
  ['GET lender-invitations', ANY_SESSION],
  ['GET lender-invitations/:id', INVITED_LENDER, things.anInvitationToTheLender],
  ['POST lender-invitations/:id/accept', INVITED_LENDER, things.anInvitationToTheLender],
  ['POST lender-invitations/:id/decline', INVITED_LENDER, things.anInvitationToTheLender],
  [
    'POST lender-invitations/:id/accept after withdrawal',
    { ...NOT_INVITED, 'withdrawn lender': 410 },
    things.anEndedInvitation('withdrawn'),
  ],
  [
    'POST lender-invitations/:id/accept after leaving',
    { ...NOT_INVITED, 'former lender': 410 },
    things.anEndedInvitation('left'),
  ],

  // second opinions
  ['GET waiting-questions', MEMBERS],
  ['GET due-deadlines', MEMBERS],
  ['GET calendar', MEMBERS, { query: { from: '01-01-2026', to: '01-31-2026' } }],
  ['GET transaction-questions/:transactionId', TEAM_AND_LENDER, ofTransaction],
  ['POST transaction-questions/:transactionId', TEAM_BUT_NOT_LENDER, things.aNewQuestion],
  [
    'POST transaction-questions/:transactionId to a lender of another transaction',
    { ...NOBODY, owner: 404, super: 404, agent: 404, assistant: 404, lender: 403 },
    things.aQuestionToAnotherLender,
  ],
  ['POST question/:id/answer', LENDER_ONLY, sending(things.anOpenQuestion, { answer: 'It is realistic.' })],
  ['POST question/:id/withdraw', TEAM_BUT_NOT_LENDER, things.anOpenQuestion],
  ['POST question/:id/decision', TEAM_BUT_NOT_LENDER, things.anAnsweredQuestion],
  ['POST question/:id/close', TEAM_BUT_NOT_LENDER, things.anAnsweredQuestion],

  // messages: within a company, and between a lender and the people who see the transaction; not with oneself
  ['GET user-all-messages', MEMBERS],
  [
    'GET message-list-by-user/:userId of the agent',
    { ...NOBODY, company: 200, agent: 404, lender: 200 },
    userNamed('agent'),
  ],
  ['GET message-list-by-user/:userId of the lender', { ...TEAM, employee: 404, colleague: 404 }, userNamed('lender')],
  ['POST chat/upload-media/:userId', { ...NOBODY, company: 200, agent: 404, lender: 200 }, things.aPicture],

  // the subscription
  ['GET get-subscription-plan', AT_PROVIDER],
  ['GET getStripeProducts', AT_PROVIDER],
  ['GET getStripePrices', AT_PROVIDER, { query: { product: 'prod_1' } }],
  ['GET stripe-payment/overview', AT_PROVIDER],
  ['GET stripe-payment/invoices', SUPER_ROLES],
  ['POST stripe-payment/customer', AT_PROVIDER, { body: billingAddress }],
  ['POST stripe-payment/subscription', AT_PROVIDER, { body: price }],
  [
    'POST stripe-payment/cancel-subscription',
    superRolesGet(404),
    { body: { subscriptionId: 'sub_1', password: 'wrong' } },
  ],
  ['GET stripe-payment/resume-subscription', WITHOUT_SUBSCRIPTION],
  ['GET stripe-payment/preview-upgrade', WITHOUT_SUBSCRIPTION, { query: { toUpgradeId: 'price_1' } }],
  ['POST stripe-payment/upgrade-subscription', WITHOUT_SUBSCRIPTION, { body: { toUpgradeId: 'price_1' } }],
  ['POST stripe-payment/card', WITHOUT_SUBSCRIPTION],
  ['GET stripe-payment/return', superRolesGet(404), { query: { token: 'somebody-elses' } }],

  // anybody
  ['GET contentList', { everybody: 200 }],
  ['POST login', PUBLIC_BUT_EMPTY],
  ['POST sign-up', PUBLIC_BUT_EMPTY],
  ['POST otp', { ...PUBLIC_BUT_EMPTY, client: 401, removed: 401 }],
  ['POST resendotp', { ...PUBLIC_BUT_EMPTY, client: 401, removed: 401 }],
  ['POST invitations/inviter', PUBLIC_BUT_EMPTY],
  ['POST newsletter', PUBLIC_BUT_EMPTY],
  ['POST newsletter/unsubscribe', PUBLIC_BUT_EMPTY],
];

export interface Permission {
  name: string;
  /** Method and path, as the server registers it. */
  call: string;
  statusFor: (caller: Caller) => number;
  thing: Thing;
}

export const WHO_MAY: readonly Permission[] = TABLE.map(([name, answers, thing = {}]) => ({
  name,
  call: name.split(' ').slice(0, 2).join(' '),
  statusFor: (caller) => statusFor(answers, caller),
  thing: typeof thing === 'function' ? thing : () => thing,
}));

function statusFor(answers: Answers, caller: Caller): number {
  const own = answers[caller] ?? answers.everybody;
  if (own !== undefined) return own;
  if (isIn(OUT, caller)) return answers.out ?? 401;
  if (isIn(HALF, caller)) return answers.half ?? 403;
  if (isIn(COMPANY, caller)) return answers.company!;
  return isIn(OUTSIDE, caller) ? answers.outside! : 403;
}

const isIn = (group: readonly Caller[], caller: Caller) => group.includes(caller);
