import { SEARCH_RESULTS } from '@keydate/contracts/limits';
import { sideLabel, type ContractType } from '@keydate/domain/contract-type';
import { foldText } from '@keydate/domain/fold-text';
import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import type { Tools } from '../../../tools';
import {
  findTransactionsByClient,
  findOtherTransactionsOfType,
  type FoundTransaction,
} from '../transaction-search.repository';

const TYPES: readonly ContractType[] = ['Sale', 'Purchase'];

/**
 * The transactions that a search finds, over both statuses: first those whose client's name or e-mail holds what was typed,
 * then those of a side whose label begins with it (spec § 2.5), each newest first. A side has many transactions; behind them
 * the client called Sellwood would never be found.
 */
export async function searchTransactions(
  { db }: Pick<Tools, 'db'>,
  scope: TransactionScope,
  typed: string,
): Promise<FoundTransaction[]> {
  const words = foldText(typed);
  if (words === '') return [];
  const type = TYPES.find((one) => foldText(sideLabel(one)).startsWith(words));
  // both at once: a side's label is rarely a client's name, and the person would wait for one query after the other
  const [ofClients, ofSide] = await Promise.all([
    findTransactionsByClient(db, scope, words, SEARCH_RESULTS),
    type ? findOtherTransactionsOfType(db, scope, type, words, SEARCH_RESULTS) : [],
  ]);
  return [...ofClients, ...ofSide].slice(0, SEARCH_RESULTS);
}
