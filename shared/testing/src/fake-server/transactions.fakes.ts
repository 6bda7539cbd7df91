import { SEARCH_RESULTS, TRANSACTION_PAGE_MAX } from '@keydate/contracts/limits';
import {
  getTransaction,
  listTransactions,
  searchTransactions,
  type Transaction,
} from '@keydate/contracts/transactions';
import { sideLabel } from '@keydate/domain/contract-type';
import { foldText } from '@keydate/domain/fold-text';
import { fake } from './fake';
import { invitesOf } from './invites-of';
import { Refusal } from './refusal';
import { canListTransactionsOf, transactionSeenBy, transactionsSeenBy, teammateOf } from './sight';
import type { World } from './world';

export const transactionFakes = [
  fake(listTransactions, ({ params, query, account, world }) => {
    const person = teammateOf(account, params.userId, world);
    if (!canListTransactionsOf(account, person)) throw new Refusal('FORBIDDEN');
    const seen = new Set(transactionsSeenBy(account, world));
    const wanted = transactionsSeenBy(person, world)
      .filter((transaction) => seen.has(transaction))
      .filter(
        ({ contract_type, status }) =>
          (query.contract_type ?? contract_type) === contract_type && (query.status ?? status) === status,
      );
    const start = Number(query.cursor ?? 0);
    const end = start + (query.limit ?? TRANSACTION_PAGE_MAX);
    return { result: { transactions: wanted.slice(start, end), nextCursor: end < wanted.length ? String(end) : null } };
  }),

  fake(getTransaction, ({ params, account, world }) => {
    const transactions = transactionSeenBy(account, params.id, world);
    changeMeanwhile(world, transactions);
    return { result: { transactions, invites: invitesOf(account.user) } };
  }),

  fake(searchTransactions, ({ query, account, world }) => {
    const words = foldText(query.q);
    const seen = transactionsSeenBy(account, world);
    const ofClients = seen.filter(({ client_information: client }) =>
      [client.client_name, client.email_address].some((text) => foldText(text).includes(words)),
    );
    const ofSides = seen.filter(
      (transaction) =>
        !ofClients.includes(transaction) && foldText(sideLabel(transaction.contract_type)).startsWith(words),
    );
    return { result: { transactions: [...ofClients, ...ofSides].slice(0, SEARCH_RESULTS) } };
  }),
];

/** Somebody else's change, once. */
function changeMeanwhile(world: World, read: Transaction): void {
  const { [read._id]: change, ...later } = world.meanwhile;
  if (!change) return;
  world.meanwhile = later;
  world.transactions = world.transactions.map((one) =>
    one === read ? { ...one, ...change, version: one.version + 1 } : one,
  );
}
