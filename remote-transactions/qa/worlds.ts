import { aSubscription } from '@keydate/testing/builders/people';
import {
  A_COUNTERPROPOSAL,
  aScan,
  DOUBTS_OF_THE_SCAN,
  EXTENT_OF_A_COUNTERPROPOSAL,
  EXTENT_WITH_AN_UNREAD_PAGE,
  ROWS_THAT_NEED_A_LOOK,
} from '@keydate/testing/builders/scans';
import type { World } from '@keydate/testing/fake-server/world';
import type { WorldPlan, WorldPlans } from '@keydate/testing/worlds/world-plan';
import { addTransaction, getTransaction, listTransactions } from '@keydate/contracts/transactions';
import { freshWizard, type WizardState } from '../src/features/create-transaction/wizard-state';
import { clients } from './clients';
import { changedBySomebody, transactions, LONG_NAME, withLongNames } from './transactions';
import { explanations } from './explanations';

/** A realtor at work: a few transactions, some clients, room for more. Each world says what is different in it. */
function atWork(plan: Partial<WorldPlan> & Pick<WorldPlan, 'title' | 'note'>, world: Partial<World> = {}): WorldPlan {
  return {
    viewer: 'SuperRealtor',
    at: '/',
    world: () => ({
      transactions: transactions(4),
      clients: clients(5),
      explanations: explanations(),
      activeLimit: 20,
      ...world,
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
    note: 'The plain case: four transactions, one of them due today; clients and explanations to add another.',
  }),
  'no-transactions': atWork(
    { title: 'No transactions yet', note: 'The empty card starts the wizard. There are no clients either.' },
    { transactions: [], clients: [] },
  ),
  'many-transactions': {
    ...atWork({
      title: 'Many transactions',
      note: '180 transactions, every seventh closed, long names and addresses; the grid pages as one scrolls.',
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
    note: 'The detail page: past dates, one due today, dates to come.',
    at: '/transaction/transaction-1',
  }),
  'closed-transaction': atWork(
    {
      title: 'A closed transaction',
      note: 'Nothing is overdue or announced any more; “Mark as complete” is gone. What is on record can still be corrected.',
      at: '/transaction/transaction-1',
    },
    { transactions: transactions(1).map((transaction) => ({ ...transaction, status: 'Closed' as const })) },
  ),
  'changed-meanwhile': atWork(
    {
      title: 'Somebody else changed the transaction',
      note: 'Change the street, the Closing Date or the notification and save: somebody else did so since the page came. Both versions are shown.',
      at: '/transaction/transaction-1',
    },
    { meanwhile: { 'transaction-1': changedBySomebody(transactions(1)) } },
  ),
  'long-names': atWork(
    {
      title: 'Very long names',
      note: 'Names, addresses and titles as long as they may be, without a place to break.',
      at: '/transaction/transaction-1',
    },
    {
      transactions: transactions(4).map(withLongNames),
      clients: clients(3).map((client) => ({ ...client, fullName: LONG_NAME })),
    },
  ),
  'limit-reached': atWork(
    {
      title: 'The plan’s limit is reached',
      note: 'Submitting is answered 406: the draft is kept, the wizard begins anew; super roles are shown the plans.',
      at: '/?add',
    },
    { activeLimit: 1 },
  ),
  'draft-waiting': atWork({
    title: 'A draft is waiting',
    note: 'The limit was met before; there is a subscription now, so the draft can be taken up.',
    cast: (person) => ({ ...person, isSubscriptionPurchased: true, subscriptions: aSubscription() }),
    kept: (_server, person) => ({ browser: { transactionValue: person ? { [person._id]: draft } : {} } }),
  }),
  employee: atWork({
    title: 'An employee',
    note: 'Second step: “Is this client new?” is hidden; the client is one of the list.',
    ...IN_THE_WIZARD,
    viewer: 'Employee',
  }),
  agent: atWork(
    {
      title: 'An agent',
      note: 'Submitting meets the limit, which brings the toast alone, no plans.',
      ...IN_THE_WIZARD,
      viewer: 'Agent',
    },
    { activeLimit: 1 },
  ),
  'no-clients': atWork(
    { title: 'No clients yet', note: '“No clients found.”, and Next waits.', ...IN_THE_WIZARD, viewer: 'Employee' },
    { clients: [] },
  ),
  'many-clients': {
    ...atWork({ title: 'Many clients', note: '56 clients to choose from.', ...IN_THE_WIZARD }),
    world: () => ({ clients: clients(56), explanations: explanations(), activeLimit: 20 }),
  },
  'scan-succeeds': atWork(
    { title: 'A scan that succeeds', note: 'Any file will do. Five rows, each with a day.', ...IN_THE_WIZARD },
    scanned(2500, { rows: aScan() }),
  ),
  'scan-needs-look': atWork(
    {
      title: 'A scan that needs a look',
      note: 'Any file will do. Blank, N/A, a time, “MEC + 5 days”, a day that does not exist, a weekday that contradicts, a title that was mended, a date that was read in two ways, one that the others suggest, and a suggested answer.',
      ...IN_THE_WIZARD,
    },
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
      note: 'Any file will do. Another table was left out: mapping and review say so.',
      ...IN_THE_WIZARD,
    },
    scanned(2500, { rows: aScan(), extent: EXTENT_OF_A_COUNTERPROPOSAL }),
  ),
  'scan-misses-page': atWork(
    {
      title: 'A scan that misses a page',
      note: 'Any file will do. A page could hardly be read and numbers are missing: mapping and review say so, in one sentence.',
      ...IN_THE_WIZARD,
    },
    scanned(2500, { rows: aScan(), extent: EXTENT_WITH_AN_UNREAD_PAGE }),
  ),
  'scan-of-a-counterproposal': atWork(
    {
      title: 'A scan of a counter-proposal',
      note: 'Any file will do. Two rows leave the contract’s day as it was, one year is a slip, one row stands in the contract alone.',
      ...IN_THE_WIZARD,
    },
    scanned(2500, A_COUNTERPROPOSAL),
  ),
  'scan-finds-nothing': atWork(
    {
      title: 'A scan without a table',
      note: 'Any file will do. The sentence says so, and nothing typed is lost.',
      ...IN_THE_WIZARD,
    },
    scanned(1500, { refusal: 'CONTRACT_NO_TABLE' }),
  ),
  'scan-fails': atWork(
    { title: 'A scan that fails', note: 'Any file will do. The reader breaks after a while.', ...IN_THE_WIZARD },
    scanned(4000, { refusal: 'SCAN_FAILED' }),
  ),
  'scan-slow': atWork(
    {
      title: 'A slow scan',
      note: 'Any file will do. 24 pages in 40 s: progress, and a cancel that is heard.',
      ...IN_THE_WIZARD,
    },
    { scan: { outcome: { rows: aScan() }, pages: 24, takesMs: 40_000 } },
  ),
  'slow-server': atWork(
    { title: 'A slow server', note: 'Every answer takes four seconds: skeletons, busy buttons.' },
    { latencyMs: 4000 },
  ),
  'failing-server': atWork(
    { title: 'A failing server', note: 'Lists, details and creation are answered 500.' },
    {
      faults: [listTransactions, getTransaction, addTransaction].map((call) => ({
        call,
        kind: 'refused',
        code: 'INTERNAL',
      })),
    },
  ),
} satisfies WorldPlans;

function scanned(takesMs: number, outcome: World['scan']['outcome']): Partial<World> {
  return { scan: { outcome, pages: 4, takesMs } };
}
