import { SEARCH_RESULTS, TRANSACTION_PAGE_MAX } from '@keydate/contracts/limits';
import {
  getTransaction,
  listTransactions,
  searchTransactions,
  type Transaction,
} from '@keydate/contracts/transactions';
import { sideLabel } from '@keydate/domain/contract-type';
import { addressText, addressWords } from '@keydate/domain/address-search';
import { compareNextDue, nextDueDay } from '@keydate/domain/deadlines';
import { foldText } from '@keydate/domain/fold-text';
import { ownInvites } from '@keydate/domain/own-invites';
import {
  canListTransactionsOf,
  transactionsOfPersonSeenBy,
  transactionsSeenBy,
} from '@keydate/domain/transaction-permissions';
import { fake } from './fake';
import { forLender, sharedTransactions } from './for-lender';
import { memberOf, readTransactionOf, teammateOf, transactionsWithin } from './members';
import type { World } from './world';

export const transactionFakes = [
  fake(listTransactions, (asked) => {
    const { params, query, world, refuse } = asked;
    const [reader, person] = [memberOf(asked), teammateOf(asked, params.userId)];
    if (!canListTransactionsOf(reader, person)) throw refuse('FORBIDDEN');
    const shared = reader.id === person.id ? sharedTransactions(reader, world) : [];
    const wanted = [...transactionsWithin(transactionsOfPersonSeenBy(reader, person), world), ...shared]
      .filter(
        ({ contract_type, status }) =>
          (query.contract_type ?? contract_type) === contract_type && (query.status ?? status) === status,
      )
      .sort((a, b) => compareNextDue(nextDueOf(a), nextDueOf(b)));
    const start = Number(query.cursor ?? 0);
    const end = start + (query.limit ?? TRANSACTION_PAGE_MAX);
    return { result: { transactions: wanted.slice(start, end), nextCursor: end < wanted.length ? String(end) : null } };
  }),

  fake(getTransaction, (asked) => {
    const { transaction: transactions, share } = readTransactionOf(asked, asked.params.id);
    if (share)
      return {
        result: {
          transactions: forLender(transactions, share, asked.world),
          invites: [],
          contract: null,
          pictures: [],
        },
      };
    changeMeanwhile(asked.world, transactions);
    const { company, role } = asked.account.user;
    const contract = asked.memory.contracts.get(transactions._id) ?? null;
    const pictures = asked.memory.deadlinePictures.get(transactions._id) ?? [];
    return { result: { transactions, invites: company ? ownInvites(company, role) : [], contract, pictures } };
  }),

  fake(searchTransactions, (asked) => {
    const words = foldText(asked.query.q);
    const member = memberOf(asked);
    const seen = [
      ...transactionsWithin(transactionsSeenBy(member), asked.world),
      ...sharedTransactions(member, asked.world),
    ];
    const ofClients = seen.filter(({ client_information: client }) =>
      [client.client_name, client.email_address].some((text) => foldText(text).includes(words)),
    );
    const placeWords = addressWords(asked.query.q);
    const ofAddresses = seen.filter(
      (transaction) => placeWords.length > 0 && placeWords.every((word) => addressText(transaction).includes(word)),
    );
    const ofSides = seen.filter(({ contract_type }) => foldText(sideLabel(contract_type)).startsWith(words));
    const found = [...new Set([...ofClients, ...ofAddresses, ...ofSides])];
    return { result: { transactions: found.slice(0, SEARCH_RESULTS) } };
  }),
];

function nextDueOf({ status, contractDates: dates }: Transaction) {
  return nextDueDay({ status, dates });
}

/** Somebody else's change, once. */
function changeMeanwhile(world: World, read: Transaction): void {
  const { [read._id]: change, ...later } = world.meanwhile;
  if (!change) return;
  world.meanwhile = later;
  world.transactions = world.transactions.map((one) =>
    one === read ? { ...one, ...change, version: one.version + 1 } : one,
  );
}
