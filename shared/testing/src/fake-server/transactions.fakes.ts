import { SEARCH_RESULTS, TRANSACTION_PAGE_MAX } from '@keydate/contracts/limits';
import {
  getTransaction,
  listTransactions,
  searchTransactions,
  type Transaction,
} from '@keydate/contracts/transactions';
import { sideLabel } from '@keydate/domain/contract-type';
import { foldText } from '@keydate/domain/fold-text';
import {
  canListTransactionsOf,
  transactionsOfPersonSeenBy,
  transactionsSeenBy,
} from '@keydate/domain/transaction-permissions';
import { fake } from './fake';
import { invitesOf } from './invites-of';
import { memberOf, teammateOf, transactionOf, transactionsWithin } from './members';
import type { World } from './world';

export const transactionFakes = [
  fake(listTransactions, (asked) => {
    const { params, query, world, refuse } = asked;
    const [reader, person] = [memberOf(asked), teammateOf(asked, params.userId)];
    if (!canListTransactionsOf(reader, person)) throw refuse('FORBIDDEN');
    const wanted = transactionsWithin(transactionsOfPersonSeenBy(reader, person), world).filter(
      ({ contract_type, status }) =>
        (query.contract_type ?? contract_type) === contract_type && (query.status ?? status) === status,
    );
    const start = Number(query.cursor ?? 0);
    const end = start + (query.limit ?? TRANSACTION_PAGE_MAX);
    return { result: { transactions: wanted.slice(start, end), nextCursor: end < wanted.length ? String(end) : null } };
  }),

  fake(getTransaction, (asked) => {
    const transactions = transactionOf(asked, asked.params.id);
    changeMeanwhile(asked.world, transactions);
    return { result: { transactions, invites: invitesOf(asked.account.user) } };
  }),

  fake(searchTransactions, (asked) => {
    const words = foldText(asked.query.q);
    const seen = transactionsWithin(transactionsSeenBy(memberOf(asked)), asked.world);
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
