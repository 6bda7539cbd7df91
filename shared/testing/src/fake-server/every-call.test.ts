import { endCalendarFeed, listCalendarFeeds, makeCalendarFeed } from '@keydate/contracts/calendar-feeds';
import { callApi, installSession } from '@keydate/client';
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
import { getBillingOverview, listInvoices } from '@keydate/contracts/billing-overview';
import type { Call, CallInput } from '@keydate/contracts/call';
import { listConversations, listMessages, uploadMedia } from '@keydate/contracts/chat';
import { companyClients } from '@keydate/contracts/clients';
import { computeDeadlines } from '@keydate/contracts/computed-deadlines';
import {
  discardReading,
  listReadings,
  readingProgress,
  readingResult,
  removeContract,
  startReading,
} from '@keydate/contracts/contract-readings';
import {
  changeDaysOff,
  chooseEscalation,
  chooseKeepsContracts,
  contentList,
  createCompany,
  renewInviteLink,
  updateCompany,
} from '@keydate/contracts/companies';
import { readCalendar } from '@keydate/contracts/calendar';
import { listDueDeadlines } from '@keydate/contracts/due-deadlines';
import { listExplanations, restoreExplanation, updateExplanation } from '@keydate/contracts/explanations';
import {
  acceptLenderInvitation,
  declineLenderInvitation,
  listLenderInvitations,
  readLenderInvitation,
} from '@keydate/contracts/lender-invitations';
import {
  inviteLender,
  listLenderContacts,
  listLenders,
  resendLenderInvitation,
  shareWithLender,
  withdrawLender,
} from '@keydate/contracts/lenders';
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
import { subscribeToNewsletter, unsubscribeFromNewsletter } from '@keydate/contracts/newsletter';
import {
  listInvitations,
  readInviter,
  resendInvitation,
  revokeInvitation,
  sendInvitation,
} from '@keydate/contracts/invitations';
import {
  getUser,
  getUserLowerCase,
  login,
  logout,
  otp,
  resendOtp,
  signUp,
  updateUser,
  type User,
} from '@keydate/contracts/people';
import { getStripePrices, getStripeProducts, getSubscriptionPlans } from '@keydate/contracts/plans';
import {
  getReminderSettings,
  mutedTransactions,
  muteReminderMails,
  saveReminderSettings,
} from '@keydate/contracts/reminder-settings';
import {
  answerReminder,
  listNotifications,
  readNotifications,
  transactionReminders,
} from '@keydate/contracts/reminders';
import { scanContract, scanProgress } from '@keydate/contracts/scans';
import { endSession, endSessions, listSessions } from '@keydate/contracts/sessions';
import { companyAgents, companyEmployees, removeTeammate } from '@keydate/contracts/teammates';
import { reopenTransaction, updateTransaction } from '@keydate/contracts/transaction-update';
import { listUnsentMails, resendUnsentMail } from '@keydate/contracts/unsent-mails';
import { addTransaction, getTransaction, listTransactions, searchTransactions } from '@keydate/contracts/transactions';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aClient } from '../builders/clients';
import { aNotification, anUnsentMail, someReminderSettings } from '../builders/reminders';
import { anExplanation } from '../builders/explanations';
import { anInvitation } from '../builders/invitations';
import { aTransactionLender, anAcceptedLender } from '../builders/lenders';
import { aLender, aPersonWithoutCompany, anAgent, aRealtor, aSubscription } from '../builders/people';
import { aProposal, aQuestion, anAnsweredQuestion } from '../builders/questions';
import { aDay, inDays } from '../builders/days';
import { aSignedInSession } from '../builders/sessions';
import { aTransaction } from '../builders/transactions';
import { installFakeServer } from '../jest';
import { memorySession } from '../session/memory-session';
import { awaitPayment } from './pending-payments';
import { anAccount, PASSWORD } from './world';

const SCAN = '6f0c8a52-6d0f-4b6e-9a55-2f3d5be1c7a4';
const REMOVAL_TOKEN = 'r'.repeat(43);
const email = 'juniper.vale@mail.example';
const address = { street: '88 Mesa Drive', city: 'Pueblo', state: 'Colorado', zipCode: '81001' };
const wren = aRealtor();
const billing = {
  line1: '12 Aspen Court',
  line2: null,
  city: 'Golden',
  state: 'CO',
  postal_code: '80401',
  country: 'US',
};
/** With an address and no subscription: the one who subscribes. */
const imre = aRealtor({ fullName: 'Imre Vance', stripeAddress: billing });
/** With a subscription to the Team plan. */
const saoirse = aRealtor({ fullName: 'Saoirse Bell', subscriptions: aSubscription() });
const juniper = aPersonWithoutCompany({ contact: { email, phone: '' } });
const marisol = anAgent({ company: wren.company });
const odalys = aClient();
const transaction = aTransaction();
const explanation = anExplanation();
const invitation = anInvitation();
const unsent = anUnsentMail();
const notification = aNotification();
const ilse = aLender();
const lenderInvited = aTransactionLender({ transactionId: transaction._id, email: ilse.contact.email });
const readTransaction = aTransaction();
const closed = aTransaction({ status: 'Closed' });
const [readDate] = readTransaction.contractDates;
const asLender = { _id: ilse._id, fullName: ilse.fullName, email: ilse.contact.email, company: 'Poudre River Loans' };
const reading = anAcceptedLender(asLender, { transactionId: readTransaction._id, sharedDates: [readDate!._id] });
const ofReading = { shareId: reading._id, transactionId: readTransaction._id };
const question = aQuestion(ofReading);
const answered = anAnsweredQuestion({ ...ofReading, proposals: [aProposal({ dateId: readDate!._id })] });
const elsewhere = aSignedInSession();

/** A good request for each call. */
const requests = [
  asked('getUser', getUser, {}),
  asked('getUserLowerCase', getUserLowerCase, {}),
  asked('login', login, { body: { email: wren.contact.email, password: PASSWORD } }),
  asked('logout', logout, {}),
  asked('signUp', signUp, {
    query: {},
    body: { fullName: 'Ansel Roe', email: 'ansel.roe@mail.example', role: 'SuperLender' },
  }),
  asked('resendOtp', resendOtp, { body: { email: wren.contact.email } }),
  asked('otp', otp, { body: { email, otp: '246813' } }),
  asked('updateUser', updateUser, {
    body: { fullName: 'Wren C. Castellanos', contact: '{"phone":"9705550100"}' },
    files: { avatar: aFile() },
  }),
  asked('createCompany', createCompany, {
    body: {
      name: 'Mesa Homes',
      website: 'mesa.example',
      address,
      primaryColor: '#102030',
      secondaryColor: '#10203080',
    },
    files: { companyAvatar: aFile() },
  }),
  asked('updateCompany', updateCompany, {
    body: { name: 'Mesa Homes', website: 'mesa.example', contact: { address }, primaryColor: '#102030' },
    files: { companyAvatar: aFile() },
  }),
  asked('changeDaysOff', changeDaysOff, { body: { add: aDay('03-02-2026') } }),
  asked('chooseEscalation', chooseEscalation, { body: { escalates: ['loan'] } }),
  asked('chooseKeepsContracts', chooseKeepsContracts, { body: { keepsContracts: true } }),
  asked('renewInviteLink', renewInviteLink, { body: { link: 'employeeInviteLink' } }),
  asked('contentList', contentList, {}),
  asked('companyEmployees', companyEmployees, {}),
  asked('companyAgents', companyAgents, {}),
  asked('removeTeammate', removeTeammate, { params: { id: marisol._id } }),
  asked('listSessions', listSessions, {}),
  asked('endSession', endSession, { params: { id: elsewhere._id } }),
  asked('endSessions', endSessions, {}),
  asked('listInvitations', listInvitations, {}),
  asked('readInviter', readInviter, { body: { referralCode: 'E4H8KDZP3VNB' } }),
  asked('sendInvitation', sendInvitation, { body: { email: 'ansel.roe@mail.example', invitedAs: 'agent' } }),
  asked('resendInvitation', resendInvitation, { params: { id: invitation._id } }),
  asked('revokeInvitation', revokeInvitation, { params: { id: invitation._id } }),
  asked('companyClients', companyClients, {}),
  asked('listConversations', listConversations, { query: {} }),
  asked('listMessages', listMessages, { params: { userId: marisol._id }, query: {} }),
  asked('uploadMedia', uploadMedia, { params: { userId: marisol._id }, body: {}, files: { media: aFile() } }),
  asked('listExplanations', listExplanations, { params: { userId: wren._id }, query: { state: 'Colorado' } }),
  asked('updateExplanation', updateExplanation, {
    params: { id: explanation._id },
    body: { title: 'Objections', description: '', dateExplanation: '', state: explanation.state },
  }),
  asked('restoreExplanation', restoreExplanation, { params: { id: explanation._id } }),
  asked('scanContract', scanContract, { query: { scanId: SCAN }, body: {}, files: { file: aFile() } }),
  asked('scanProgress', scanProgress, { params: { scanId: SCAN } }),
  asked('startReading', startReading, { body: {}, files: { file: aFile() } }),
  asked('listReadings', listReadings, {}),
  asked('readingProgress', readingProgress, { params: { id: SCAN } }),
  asked('readingResult', readingResult, { params: { id: SCAN } }),
  asked('discardReading', discardReading, { params: { id: SCAN } }),
  asked('removeContract', removeContract, { params: { id: transaction._id } }),
  asked('addTransaction', addTransaction, {
    body: {
      street: '5 Larkspur Lane',
      city: 'Longmont',
      zipcode: '80501',
      state: 'Colorado',
      contract_type: 'Sale',
      client_information: { client_type: 'No', client_id: odalys.id },
      contract_dates: [{ date: inDays(3), title: 'Record Title Deadline', description: '' }],
    },
  }),
  asked('listTransactions', listTransactions, { params: { userId: wren._id }, query: { status: 'Active', limit: 10 } }),
  asked('getTransaction', getTransaction, { params: { id: transaction._id } }),
  asked('updateTransaction', updateTransaction, {
    params: { id: transaction._id },
    body: { status: 'Closed', version: transaction.version },
  }),
  asked('computeDeadlines', computeDeadlines, {
    body: {
      state: 'Colorado',
      anchors: { mec: inDays(0) },
      rows: [{ title: 'Appraisal Deadline', words: 'MEC + 4 days' }],
    },
  }),
  asked('listDueDeadlines', listDueDeadlines, {}),
  asked('readCalendar', readCalendar, { query: { from: inDays(-3), to: inDays(30) } }),
  asked('reopenTransaction', reopenTransaction, {
    params: { id: closed._id },
    body: { version: closed.version },
  }),
  asked('listLenders', listLenders, { params: { transactionId: transaction._id } }),
  asked('inviteLender', inviteLender, { params: { transactionId: transaction._id }, body: { email } }),
  asked('resendLenderInvitation', resendLenderInvitation, { params: { id: lenderInvited._id } }),
  asked('shareWithLender', shareWithLender, { params: { id: lenderInvited._id }, body: { sharesContact: true } }),
  asked('withdrawLender', withdrawLender, { params: { id: lenderInvited._id } }),
  asked('listLenderContacts', listLenderContacts, { params: { transactionId: readTransaction._id } }),
  asked('listLenderInvitations', listLenderInvitations, {}),
  asked('readLenderInvitation', readLenderInvitation, { params: { id: lenderInvited._id } }),
  asked('acceptLenderInvitation', acceptLenderInvitation, { params: { id: lenderInvited._id } }),
  asked('declineLenderInvitation', declineLenderInvitation, { params: { id: lenderInvited._id } }),
  asked('listQuestions', listQuestions, { params: { transactionId: readTransaction._id } }),
  asked('listWaitingQuestions', listWaitingQuestions, {}),
  asked('askQuestion', askQuestion, {
    params: { transactionId: readTransaction._id },
    body: { requestId: SCAN, lender: reading._id, question: 'Is it safe?', dates: [readDate!._id], dueOn: inDays(2) },
  }),
  asked('answerQuestion', answerQuestion, { params: { id: question._id }, body: { answer: 'It is.' } }),
  asked('decideProposal', decideProposal, {
    params: { id: answered._id },
    body: { dateId: readDate!._id, isAccepted: true },
  }),
  asked('closeQuestion', closeQuestion, { params: { id: answered._id } }),
  asked('withdrawQuestion', withdrawQuestion, { params: { id: question._id } }),
  asked('listMilestones', listMilestones, { params: { transactionId: readTransaction._id } }),
  asked('tickMilestone', tickMilestone, {
    params: { transactionId: readTransaction._id },
    body: { milestone: 'applied', day: inDays(0) },
  }),
  asked('listNotifications', listNotifications, { query: {} }),
  asked('readNotifications', readNotifications, { body: {} }),
  asked('answerReminder', answerReminder, { params: { id: notification._id }, body: { hasIt: true } }),
  asked('transactionReminders', transactionReminders, { params: { id: transaction._id }, query: {} }),
  asked('muteReminderMails', muteReminderMails, { params: { id: transaction._id }, body: { isMuted: true } }),
  asked('mutedTransactions', mutedTransactions, {}),
  asked('makeCalendarFeed', makeCalendarFeed, { body: { transactionId: transaction._id } }),
  asked('listCalendarFeeds', listCalendarFeeds, {}),
  asked('endCalendarFeed', endCalendarFeed, { query: {} }),
  asked('listUnsentMails', listUnsentMails, {}),
  asked('resendUnsentMail', resendUnsentMail, { params: { id: unsent._id } }),
  asked('getReminderSettings', getReminderSettings, {}),
  asked('saveReminderSettings', saveReminderSettings, {
    body: { ...someReminderSettings(), timeZone: 'America/Denver' },
  }),
  asked('subscribeToNewsletter', subscribeToNewsletter, { body: { email } }),
  asked('unsubscribeFromNewsletter', unsubscribeFromNewsletter, { body: { token: REMOVAL_TOKEN } }),
  asked('searchTransactions', searchTransactions, { query: { q: 'odal' } }),
  asked('getSubscriptionPlans', getSubscriptionPlans, {}),
  asked('getStripeProducts', getStripeProducts, {}),
  asked('getStripePrices', getStripePrices, { query: { product: 'plan_team' } }),
  asked('getBillingOverview', getBillingOverview, {}),
  asked('listInvoices', listInvoices, {}),
  asked('saveBillingAddress', saveBillingAddress, { body: { name: 'Wren Castellanos', address: billing } }),
  asked('createSubscription', createSubscription, { body: { price_id: 'price_team' } }),
  asked('cancelSubscription', cancelSubscription, { body: { subscriptionId: 'sub_poudre', password: PASSWORD } }),
  asked('resumeSubscription', resumeSubscription, {}),
  asked('previewUpgrade', previewUpgrade, { query: { toUpgradeId: 'price_office' } }),
  asked('upgradeSubscription', upgradeSubscription, { body: { toUpgradeId: 'price_office' } }),
  asked('changeCard', changeCard, {}),
  asked('readPaymentReturn', readPaymentReturn, { query: { token: 'return-1' } }),
];

/** The people who make the calls that Wren cannot make. */
const callers = new Map<Call, User>([
  [createCompany, juniper],
  [createSubscription, imre],
  ...[cancelSubscription, resumeSubscription, previewUpgrade, upgradeSubscription, changeCard].map(
    (call): [Call, User] => [call, saoirse],
  ),
  ...[
    listLenderContacts,
    listLenderInvitations,
    readLenderInvitation,
    acceptLenderInvitation,
    declineLenderInvitation,
    answerQuestion,
    tickMilestone,
  ].map((call): [Call, User] => [call, ilse]),
]);

const serve = installFakeServer();

describe('every call of the contracts', () => {
  test('is asked below', () => {
    expect(requests.map(({ call }) => nameOf(call)).sort()).toEqual(contractCalls().map(nameOf).sort());
  });

  test.each(requests)('$name is answered as its contract says', async ({ call, send }) => {
    const server = serve({
      accounts: [
        ...[wren, imre, saoirse, marisol, ilse].map((member) => anAccount(member)),
        anAccount(juniper, { isVerified: false }),
      ],
      clients: [odalys],
      transactions: [transaction, readTransaction, closed],
      closings: { [closed._id]: { until: Date.now() + 10_000, questionIds: [] } },
      owners: { [readTransaction._id]: wren._id },
      questions: [question, answered],
      explanations: [explanation],
      invitations: [invitation],
      unsentMails: [unsent],
      notifications: [notification],
      lenders: [lenderInvited, reading],
      otherSessions: [elsewhere],
      memberLimit: 5,
      subscribers: { [REMOVAL_TOKEN]: email },
      activeLimit: 5,
    });
    server.memory.codes.set(email, { sentAt: Date.now(), wrongTries: 0 });
    server.memory.scans.set(SCAN, { personId: wren._id, began: Date.now() });
    server.memory.readings.set(SCAN, { personId: wren._id, file: aFile(), began: Date.now() });
    const person = callers.get(call) ?? wren;
    awaitPayment({ account: anAccount(person), memory: server.memory }, { purpose: 'card' }, () => undefined);
    installSession(memorySession(person, server.signIn(person._id)));

    await expect(send()).resolves.toBeDefined();
  });
});

function asked<C extends Call>(name: string, call: C, input: CallInput<C>) {
  return { name, call: call as Call, send: (): Promise<unknown> => callApi(call, input) };
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function aFile(): File {
  return new File(['%PDF-1.7'], 'contract.pdf');
}

function contractCalls(): Call[] {
  const folder = join(__dirname, '../../../contracts/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file): unknown[] => Object.values(jest.requireActual<object>(join(folder, file))))
    .filter(isCall);
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'replies' in value;
}
