import { SEARCH_RESULTS } from '@keydate/contracts/limits';
import { sideLabel, type ContractType } from '@keydate/domain/contract-type';
import { foldText } from '@keydate/domain/fold-text';
import type { Member } from '@keydate/domain/member';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import type { Tools } from '../../../tools';
import { findSharedTransactions, type Share } from '../../lenders/shared-transactions.repository';

import {
  findTransactionsByClient,
  findOtherTransactionsOfType,
  type FoundTransaction,
} from '../transaction-search.repository';

const TYPES: readonly ContractType[] = ['Sale', 'Purchase'];

/** A search result; `share` says which part a member reads as its lender. */
export type SearchedTransaction = FoundTransaction & { share?: Share };

/**
 * The transactions that a search finds, in both statuses: first those whose client's name or email contains the typed
 * text, then those of a side whose label begins with it (spec § 2.5), each newest first. A side has many transactions;
 * after them nobody would find the client called Sellwood.
 */
export async function searchTransactions(
  { db }: Pick<Tools, 'db'>,
  member: Member,
  typed: string,
): Promise<SearchedTransaction[]> {
  const words = foldText(typed);
  if (words === '') return [];
  const scope = transactionsSeenBy(member);
  const type = TYPES.find((one) => foldText(sideLabel(one)).startsWith(words));
  // all at once: a side's label is rarely a client's name, and the person would wait for one query after the other
  const [ofClients, ofSide, shared] = await Promise.all([
    findTransactionsByClient(db, scope, words, SEARCH_RESULTS),
    type ? findOtherTransactionsOfType(db, scope, type, words, SEARCH_RESULTS) : [],
    findSharedTransactions(db, member, { words, type, limit: SEARCH_RESULTS }),
  ]);
  const sharedByClient = shared.filter(({ isByClient }) => isByClient);
  const sharedBySide = shared.filter(({ isByClient }) => !isByClient);
  return [...newestFirst(ofClients, sharedByClient), ...newestFirst(ofSide, sharedBySide)].slice(0, SEARCH_RESULTS);
}

function newestFirst(own: readonly FoundTransaction[], shared: readonly SearchedTransaction[]): SearchedTransaction[] {
  const time = ({ transaction }: FoundTransaction) => transaction.createdAt.getTime();
  return [...own, ...shared].sort((a, b) => time(b) - time(a));
}
