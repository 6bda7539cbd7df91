import { aSubscription } from '@keydate/testing/builders/people';
import {
  A_COUNTERPROPOSAL,
  AN_AMENDMENT,
  aScan,
  DOUBTS_OF_THE_SCAN,
  EXTENT_OF_A_COUNTERPROPOSAL,
  EXTENT_OF_A_SCREENSHOT,
  EXTENT_WITH_AN_UNREAD_PAGE,
  ROWS_THAT_NEED_A_LOOK,
} from '@keydate/testing/builders/scans';
import type { World } from '@keydate/testing/fake-server/world';
import type { WorldPlan, WorldPlans } from '@keydate/testing/worlds/world-plan';
import { addTransaction, getTransaction, listTransactions } from '@keydate/contracts/transactions';
import { freshWizard, type WizardState } from '../src/features/create-transaction/wizard-state';
import { clients } from './clients';
import { endings } from './endings';
import { lendersOfEachState, worldOfAsking, worldOfLender } from './lenders';
import { logOfReminders, notifications } from './reminders';
import { changedBySomebody, LONG_NAME, transactions, withLongNames, withManyOverdue } from './transactions';
import { explanations } from './explanations';

/** The usual world: a realtor with a few transactions and clients, below the limit. Each world states its differences. */
function atWork(
  plan: Partial<WorldPlan> & Pick<WorldPlan, 'title' | 'note'>,
  world: () => Partial<World> = () => ({}),
): WorldPlan {
  return {
    viewer: 'SuperRealtor',
    at: '/',
    world: () => ({
      transactions: transactions(4),
      clients: clients(5),
      explanations: explanations(),
      activeLimit: 20,
      ...world(),
    }),
    ...plan,
  };
}

const IN_THE_WIZARD = { at: '/?add' };

const draft: WizardState = {
  ...freshWizard('5f0c9a52-6a1e-4f0b-9d0e-3b7a4c2e8d11'),
  listing: { street: '77 Prairie Clover Drive', city: 'Berthoud', zipcode: '80513', state: 'Colorado' },
  client: {
    isNew: 'Yes',
    client_name: 'Lucinda Farrow',
    phone_number: '',
    email_address: 'lucinda.farrow@mail.example',
    client_id: '',
    pickedName: '',
  },
};

export const worlds = {
  'a-few-transactions': atWork({
    title: 'A few transactions',
    note: 'Four transactions, one of them due today, with clients and explanations to add another.',
  }),
  'no-transactions': atWork(
    { title: 'No transactions yet', note: 'The empty card starts the wizard. There are no clients either.' },
    () => ({ transactions: [], clients: [] }),
  ),
  'many-transactions': {
    ...atWork({
      title: 'Many transactions',
      note: '180 transactions, every seventh closed. Scrolling loads more.',
    }),
    world: () => ({
      transactions: transactions(180),
      clients: clients(56),
      explanations: explanations(),
      activeLimit: 250,
    }),
  },
  'one-transaction': atWork({
    title: 'One transaction, all its dates',
    note: 'The detail page: a date that is done, one overdue, one due today, upcoming dates.',
    at: '/transaction/transaction-1',
  }),
  'many-overdue': atWork(
    {
      title: 'Many overdue deadlines',
      note: '30 past deadlines that nobody has checked off. Today’s is in view when the page opens.',
      at: '/transaction/transaction-1',
    },
    () => ({ transactions: transactions(1).map(withManyOverdue) }),
  ),
  'closed-transaction': atWork(
    {
      title: 'A closed transaction',
      note: 'Nothing is overdue or announced any more, and there is no “Mark as complete”. Address and dates can still be corrected.',
      at: '/transaction/transaction-1',
    },
    () => ({ transactions: transactions(1).map((transaction) => ({ ...transaction, status: 'Closed' as const })) }),
  ),
  'changed-meanwhile': atWork(
    {
      title: 'Somebody else changed the transaction',
      note: 'Change the street, the Closing Date or the notification and save. Somebody else has changed it since the page loaded, so both versions are shown.',
      at: '/transaction/transaction-1',
    },
    () => ({ meanwhile: { 'transaction-1': changedBySomebody(transactions(1)) } }),
  ),
  'long-names': atWork(
    {
      title: 'Very long names',
      note: 'The longest names, addresses and titles, without a place to break the line.',
      at: '/transaction/transaction-1',
    },
    () => ({
      transactions: transactions(4).map(withLongNames),
      clients: clients(3).map((client) => ({ ...client, fullName: LONG_NAME })),
    }),
  ),
  'limit-reached': atWork(
    {
      title: 'The plan’s limit is reached',
      note: 'Submit is answered with 406. The draft is saved and the wizard starts over. Super roles get a link to the plans.',
      at: '/?add',
    },
    () => ({ activeLimit: 1 }),
  ),
  ...endings,
  'draft-waiting': atWork({
    title: 'A saved draft',
    note: 'The limit was reached before. There is a subscription now, so the draft can be restored.',
    adjustPerson: (person) => ({ ...person, isSubscriptionPurchased: true, subscriptions: aSubscription() }),
    kept: (_server, person) => ({ browser: { transactionValue: person ? { [person._id]: draft } : {} } }),
  }),
  employee: atWork({
    title: 'An employee',
    note: 'In the second step, “Is this client new?” is hidden. The client is selected from the list.',
    ...IN_THE_WIZARD,
    viewer: 'Employee',
  }),
  agent: atWork(
    {
      title: 'An agent',
      note: 'Submit reaches the limit. Only a toast says so, without a link to the plans.',
      ...IN_THE_WIZARD,
      viewer: 'Agent',
    },
    () => ({ activeLimit: 1 }),
  ),
  'no-clients': atWork(
    {
      title: 'No clients yet',
      note: '“No clients found.”, and Next is disabled.',
      ...IN_THE_WIZARD,
      viewer: 'Employee',
    },
    () => ({ clients: [] }),
  ),
  'many-clients': {
    ...atWork({ title: 'Many clients', note: '56 clients to choose from.', ...IN_THE_WIZARD }),
    world: () => ({ clients: clients(56), explanations: explanations(), activeLimit: 20 }),
  },
  'scan-succeeds': atWork(
    { title: 'A scan that succeeds', note: 'Any file will do. Five rows, each with a day.', ...IN_THE_WIZARD },
    () => scanned(2500, { rows: aScan() }),
  ),
  'scan-needs-review': atWork(
    {
      title: 'A scan that needs review',
      note: 'Any file will do. Blank, N/A, a time, “MEC + 5 days”, a day that does not exist, a weekday that contradicts, a repaired title, a date read in two ways, a date that the others suggest, and a suggested answer.',
      ...IN_THE_WIZARD,
    },
    () =>
      scanned(2500, {
        rows: aScan([
          ...ROWS_THAT_NEED_A_LOOK,
          ['Acceptance Deadline Date', 'Mar 12, 2027'],
          ['Survey Deadline', 'MEC + 8 days'],
        ]),
        doubts: [
          ...DOUBTS_OF_THE_SCAN,
          { row: ROWS_THAT_NEED_A_LOOK.length + 1, kind: 'date-mended', words: 'Mat 12, 2O27' },
          { row: ROWS_THAT_NEED_A_LOOK.length + 2, kind: 'answer-mended', words: 'MET + 8 dayr' },
        ],
      }),
  ),
  'scan-leaves-out': atWork(
    {
      title: 'A scan that leaves something out',
      note: 'Any file will do. Another table was left out: the columns step and review say so.',
      ...IN_THE_WIZARD,
    },
    () => scanned(2500, { rows: aScan(), extent: EXTENT_OF_A_COUNTERPROPOSAL }),
  ),
  'scan-misses-page': atWork(
    {
      title: 'A scan that misses a page',
      note: 'Any file will do. A page could hardly be read and numbers are missing: the columns step and review say so in one sentence.',
      ...IN_THE_WIZARD,
    },
    () => scanned(2500, { rows: aScan(), extent: EXTENT_WITH_AN_UNREAD_PAGE }),
  ),
  'scan-of-a-counterproposal': atWork(
    {
      title: 'A scan of a counter-proposal',
      note: 'Any file will do. Two rows leave the contract’s day unchanged and one its time, one year is a typo, one row is only in the contract.',
      ...IN_THE_WIZARD,
    },
    () => scanned(2500, A_COUNTERPROPOSAL),
  ),
  'scan-of-an-amendment': atWork(
    {
      title: 'A scan of an amendment',
      note: 'Any file will do. The form has original and new dates: two are new, five stay as they were, the time of day among them.',
      ...IN_THE_WIZARD,
    },
    () => scanned(2500, AN_AMENDMENT),
  ),
  'scan-of-a-screenshot': atWork(
    {
      title: 'A scan of a screenshot',
      note: 'Any file will do. The lower half of the table and the ends of the dates lie outside the picture.',
      ...IN_THE_WIZARD,
    },
    () =>
      scanned(2500, {
        rows: aScan(),
        doubts: [{ row: 2, kind: 'date-cut-off' }],
        extent: EXTENT_OF_A_SCREENSHOT,
      }),
  ),
  'scan-finds-nothing': atWork(
    {
      title: 'A scan without a table',
      note: 'Any file will do. A message says so, and no entry is lost.',
      ...IN_THE_WIZARD,
    },
    () => scanned(1500, { refusal: 'CONTRACT_NO_TABLE' }),
  ),
  'scan-fails': atWork(
    { title: 'A scan that fails', note: 'Any file will do. The scan fails after a while.', ...IN_THE_WIZARD },
    () => scanned(4000, { refusal: 'SCAN_FAILED' }),
  ),
  'scan-slow': atWork(
    {
      title: 'A slow scan',
      note: 'Any file will do. 24 pages in 40 s, with progress and Cancel.',
      ...IN_THE_WIZARD,
    },
    () => ({ scan: { outcome: { rows: aScan() }, pages: 24, takesMs: 40_000 } }),
  ),
  'no-notifications': atWork({
    title: 'The bell is empty',
    note: 'No reminder has arrived yet. The page says what will appear.',
    at: '/notifications',
  }),
  'many-notifications': atWork(
    {
      title: 'The bell is full',
      note: '140 reminders of four transactions, 110 of them unread: the bell says 99+. Older ones are loaded on demand.',
      at: '/notifications',
    },
    () => ({ notifications: notifications(140, 30) }),
  ),
  'notifications-arrive': atWork(
    {
      title: 'Reminders arrive live',
      note: 'Every five seconds another one, eight in all: the bell counts them, and the list shows them without a reload.',
      at: '/notifications',
    },
    () => ({ arriving: { notifications: notifications(8, 0), everyMs: 5000 } }),
  ),
  'failed-reminders': atWork(
    {
      title: 'A log of reminders',
      note: 'What was sent, is planned, came late, was withdrawn, and could not be handed over, and why.',
      at: '/transaction/transaction-1',
    },
    () => ({ reminders: { 'transaction-1': logOfReminders() } }),
  ),
  'a-lender': {
    ...atWork({
      title: 'A lender with invitations',
      note: 'Three invitations to answer, one question due today, two transactions with them as lender, and one of their own. The first shares all, the second only what lenders always see.',
      viewer: 'SuperLender',
    }),
    world: (person) => ({ ...worldOfLender(person), explanations: explanations(), activeLimit: 20 }),
  },
  'a-lender-reads': {
    ...atWork({
      title: 'A lender reads a transaction',
      note: 'Read-only: loan, appraisal, insurance and closing deadlines, no contact details, no codes. A notice says that the closing was moved.',
      viewer: 'SuperLender',
      at: '/transaction/transaction-2',
    }),
    world: (person) => ({ ...worldOfLender(person), explanations: explanations(), activeLimit: 20 }),
  },
  'lender-withdrawn': {
    ...atWork({
      title: 'A transaction withdrawn from its lender',
      note: 'The page of a transaction that was shared until a moment ago, as in another tab.',
      viewer: 'SuperLender',
      at: '/transaction/transaction-3',
    }),
    world: (person) => ({ ...worldOfLender(person), explanations: explanations(), activeLimit: 20 }),
  },
  'lenders-of-a-transaction': {
    ...atWork({
      title: 'A transaction with lenders',
      note: 'One lender of each state, and two to choose from who are known already.',
      at: '/transaction/transaction-1',
    }),
    world: () => ({
      transactions: transactions(4),
      clients: clients(5),
      explanations: explanations(),
      activeLimit: 20,
      lenders: lendersOfEachState(),
    }),
  },
  'a-lender-answers': {
    ...atWork({
      title: 'A lender answers questions',
      note: 'One question of each state: due today, answered with proposed days, overdue and long, closed, withdrawn. What is typed survives a reload.',
      viewer: 'SuperLender',
      at: '/transaction/transaction-1',
    }),
    world: (person) => ({ ...worldOfLender(person, 'all'), explanations: explanations(), activeLimit: 20 }),
  },
  'answered-question': {
    ...atWork({
      title: 'A lender has answered',
      note: 'The dashboard lists a proposed day to decide, and an answer that is overdue. Each leads to its question.',
    }),
    world: () => ({ ...worldOfAsking('waiting'), explanations: explanations(), activeLimit: 20 }),
  },
  'second-opinions': {
    ...atWork({
      title: 'A transaction with questions',
      note: 'One question of each state, with long texts. A proposed day can be accepted or not, questions withdrawn or closed.',
      at: '/transaction/transaction-1',
    }),
    world: () => ({ ...worldOfAsking('all'), explanations: explanations(), activeLimit: 20 }),
  },
  'slow-server': atWork(
    { title: 'A slow server', note: 'Every answer takes four seconds: skeletons, busy buttons.' },
    () => ({ latencyMs: 4000 }),
  ),
  'failing-server': atWork(
    { title: 'A failing server', note: 'Lists, details and creation are answered with 500.' },
    () => ({
      faults: [listTransactions, getTransaction, addTransaction].map((call) => ({
        call,
        kind: 'refused',
        code: 'INTERNAL',
      })),
    }),
  ),
} satisfies WorldPlans;

function scanned(takesMs: number, outcome: World['scan']['outcome']): Partial<World> {
  return { scan: { outcome, pages: 4, takesMs } };
}
