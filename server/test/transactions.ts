import { errorReply } from '@keydate/contracts/call-errors';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import {
  addTransaction,
  getTransaction,
  listTransactions,
  searchTransactions,
  transaction,
  type Transaction,
} from '@keydate/contracts/transactions';
import { z } from 'zod';
import { ask } from './ask';
import { anEmail, type TestPerson } from './people';
import type { TestServer } from './test-server';

/**
 * The wizard's request for a new client, even if the street exists already; a test names only the fields that matter
 * to it.
 */
export function aTransaction(change: Record<string, unknown> = {}) {
  return {
    street: '48 Juniper Lane',
    city: 'Boulder',
    zipcode: '80301',
    state: 'Colorado',
    contract_type: 'Purchase',
    client_information: aNewClient(),
    contract_dates: [{ title: 'Closing Date', date: '03-14-2027', description: '' }],
    confirmsAlike: true,
    ...change,
  };
}

export function aNewClient(change: Record<string, unknown> = {}) {
  return {
    client_type: 'Yes',
    client_name: 'June Okafor',
    phone_number: '3035550142',
    email_address: anEmail(),
    ...change,
  };
}

/** Enters a transaction and returns it as the server sends it. */
export async function enterTransaction(
  server: Pick<TestServer, 'origin'>,
  by: TestPerson,
  change: Record<string, unknown> = {},
): Promise<Transaction> {
  const { status, body } = await ask(server, addTransaction, { token: by.token, body: aTransaction(change) });
  if (status !== 200) throw new Error(`transaction-add answered ${status}: ${JSON.stringify(body)}`);
  return body.result.transaction;
}

/** Asks for a change of a transaction. */
export function change(
  server: TestServer,
  by: TestPerson,
  { _id }: Pick<Transaction, '_id'>,
  body: Record<string, unknown>,
) {
  return ask(server, updateTransaction, { token: by.token, params: { id: _id }, body });
}

/** Changes a transaction and returns its new state. */
export async function changeTransaction(
  server: TestServer,
  by: TestPerson,
  transaction: Pick<Transaction, '_id'>,
  input: Record<string, unknown>,
): Promise<Transaction> {
  const { status, body } = await change(server, by, transaction, input);
  if (status !== 200) throw new Error(`transaction-update answered ${status}: ${JSON.stringify(body)}`);
  return body.result.updatedTransaction;
}

/** The answer to a reader who asks for a list of transactions, their own by default. */
export function transactionList(
  server: TestServer,
  reader: TestPerson,
  query: Record<string, string> = {},
  userId = reader.id,
) {
  return ask(server, listTransactions, { token: reader.token, params: { userId }, query });
}

export function idsIn({ body }: Awaited<ReturnType<typeof transactionList>>): string[] {
  return body.result.transactions.map(({ _id }) => _id);
}

export function openTransaction(server: TestServer, reader: TestPerson, id: string) {
  return ask(server, getTransaction, { token: reader.token, params: { id } });
}

/** The ids of the transactions that a search finds, in its order. */
export async function idsFound(server: TestServer, reader: TestPerson, q: string): Promise<string[]> {
  const { body } = await ask(server, searchTransactions, { token: reader.token, query: { q } });
  return body.result.transactions.map(({ _id }) => _id);
}

const transactionRefusal = errorReply.extend({ result: z.object({ transaction }) });

/** The transaction that a refusal shows as it is now. */
export function refusedTransaction(body: unknown): Transaction {
  return transactionRefusal.parse(body).result.transaction;
}
