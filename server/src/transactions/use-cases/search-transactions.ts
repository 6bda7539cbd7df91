import { SEARCH_RESULTS } from '@keydate/contracts/limits';
import { addressWords } from '@keydate/domain/address-search';
import { sideLabel, type ContractType } from '@keydate/domain/contract-type';
import { foldText } from '@keydate/domain/fold-text';
import type { Member } from '@keydate/domain/member';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import type { Tools } from '../../tools';
import { findSharedTransactions, type FoundShared, type Share } from '../lenders/shared-transactions.repository';
import {
  findTransactionsByAddress,
  findTransactionsByClient,
  findTransactionsOfType,
  type FoundTransaction,
} from '../transaction-search.repository';

const TYPES: readonly ContractType[] = ['Sale', 'Purchase'];

/** A search result; `share` says which part a member reads as its lender. */
export type SearchedTransaction = FoundTransaction & { share?: Share };

/**
 * The transactions that a search finds, in both statuses: first those whose client's name or email contains the typed
 * text, then those whose address contains its words, then those of a side whose label begins with it (spec § 2.5), each
 * newest first. A side has many transactions; after them nobody would find the client called Sellwood.
 */
export async function searchTransactions(
  { db }: Pick<Tools, 'db'>,
  member: Member,
  typed: string,
): Promise<SearchedTransaction[]> {
  const words = foldText(typed);
  if (words === '') return [];
  const placeWords = addressWords(typed);
  const scope = transactionsSeenBy(member);
  const type = TYPES.find((one) => foldText(sideLabel(one)).startsWith(words));
  // all at once: the person would wait for one query after the other
  const [byClient, byAddress, bySide, shared] = await Promise.all([
    findTransactionsByClient(db, scope, words, SEARCH_RESULTS),
    placeWords.length > 0 ? findTransactionsByAddress(db, scope, placeWords, SEARCH_RESULTS) : [],
    type ? findTransactionsOfType(db, scope, type, SEARCH_RESULTS) : [],
    findSharedTransactions(db, member, { words, placeWords, type, limit: SEARCH_RESULTS }),
  ]);
  const sharedBy = (match: FoundShared['match']) => shared.filter((one) => one.match === match);
  const found = [
    ...newestFirst(byClient, sharedBy('client')),
    ...newestFirst(byAddress, sharedBy('address')),
    ...newestFirst(bySide, sharedBy('side')),
  ];
  return withoutRepeats(found).slice(0, SEARCH_RESULTS);
}

function newestFirst(own: readonly FoundTransaction[], shared: readonly SearchedTransaction[]): SearchedTransaction[] {
  const time = ({ transaction }: FoundTransaction) => transaction.createdAt.getTime();
  return [...own, ...shared].sort((a, b) => time(b) - time(a));
}

/** Each where it is found first: each query gives as many as the reply has, so that the reply is full without them. */
function withoutRepeats(found: readonly SearchedTransaction[]): SearchedTransaction[] {
  const ids = new Set<string>();
  return found.filter(({ transaction: { id } }) => !ids.has(id) && ids.add(id));
}
