import { getReminderSettings, muteReminderMails } from '@keydate/contracts/reminder-settings';
import { transactionReminders } from '@keydate/contracts/reminders';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { addTransaction, getTransaction, listTransactions, searchTransactions } from '@keydate/contracts/transactions';
import { act, type Act } from './act';

/** Transactions and their reminders. */
export const TRANSACTIONS: readonly Act[] = [
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
  act(
    'read the reminders of the agent’s transaction',
    transactionReminders,
    ({ agentsTransaction }) => ({ params: { id: agentsTransaction } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'end the emails to them about the agent’s transaction',
    muteReminderMails,
    ({ agentsTransaction }) => ({ params: { id: agentsTransaction }, body: { isMuted: true } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act('read how they are reminded', getReminderSettings, () => ({}), [401, 403, 200, 200, 200, 200, 200, 200]),
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
