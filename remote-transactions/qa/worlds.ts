import { aSubscription } from '@keydate/testing/builders/people';
import type { WorldPlans } from '@keydate/testing/worlds/world-plan';
import { addTransaction, getTransaction, listTransactions } from '@keydate/contracts/transactions';
import { freshWizard, type WizardState } from '../src/features/create-transaction/wizard-state';
import { atWork, IN_THE_WIZARD } from './at-work';
import { calendar } from './calendar';
import { clients } from './clients';
import { endings } from './endings';
import { logOfReminders, longLogOfReminders, notifications } from './reminders';
import { scans } from './scans';
import {
  changedBySomebody,
  LONG_NAME,
  transactions,
  withCountedDates,
  withLongNames,
  withManyOverdue,
  withMuchDue,
  withSecondClosing,
  withSettled,
} from './transactions';
import { explanations } from './explanations';
import { withLenders } from './with-lenders';

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
  'closing-unclear': atWork(
    {
      title: 'Two deadlines could be the closing',
      note: 'The page names both and asks. Mark one; then say that there is no loan, and mark another.',
      at: '/transaction/transaction-1',
    },
    () => ({ transactions: transactions(1).map(withSecondClosing) }),
  ),
  'counted-dates': atWork(
    {
      title: 'Dates that count from MEC and closing',
      note: 'Most are not on their counted days yet: show the moves. Then change MEC or the closing, and let one follow again.',
      at: '/transaction/transaction-1',
    },
    () => ({ transactions: transactions(1).map(withCountedDates) }),
  ),
  'many-overdue': atWork(
    {
      title: 'Many overdue deadlines',
      note: '30 past deadlines that nobody has checked off. Today’s is in view when the page opens.',
      at: '/transaction/transaction-1',
    },
    () => ({ transactions: transactions(1).map(withManyOverdue) }),
  ),
  'much-is-due': atWork(
    {
      title: 'Much is due',
      note: 'Overdue, today, within 48 hours and seven days, of four transactions. Open a group; check a line off, and undo it.',
    },
    () => ({ transactions: transactions(4).map(withMuchDue) }),
  ),
  'settled-deadlines': atWork(
    {
      title: 'Deadlines that are settled',
      note: 'Done, waived with a note, missed, and one that does not apply. Open one again; then mark the transaction as complete.',
      at: '/transaction/transaction-1',
    },
    () => ({ transactions: transactions(1).map(withSettled) }),
  ),
  'closed-transaction': atWork(
    {
      title: 'A closed transaction',
      note: 'Nothing is overdue, and no reminders go out, and there is no “Mark as complete”. Address and dates can still be corrected.',
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
    kept: (_server, person) => ({ browser: { transactionValue: person ? { [person._id]: [draft] } : {} } }),
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
      note: 'The first step says who adds clients. The next one says “No clients found.”, and Next is disabled.',
      ...IN_THE_WIZARD,
      viewer: 'Employee',
    },
    () => ({ clients: [] }),
  ),
  'many-clients': {
    ...atWork({ title: 'Many clients', note: '56 clients to choose from.', ...IN_THE_WIZARD }),
    world: () => ({ clients: clients(56), explanations: explanations(), activeLimit: 20 }),
  },
  ...scans,
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
      note: 'What was sent, is planned, came late, was canceled, and could not be handed over, and why.',
      at: '/transaction/transaction-1',
    },
    () => ({ reminders: { 'transaction-1': logOfReminders() } }),
  ),
  'many-reminders': atWork(
    {
      title: 'A long log of reminders',
      note: '140 reminders in 70 lines: six are shown at first, then fifty, then all.',
      at: '/transaction/transaction-1',
    },
    () => ({ reminders: { 'transaction-1': longLogOfReminders(140) } }),
  ),
  ...withLenders,
  ...calendar,
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
