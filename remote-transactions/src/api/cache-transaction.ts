import type { Transaction } from '@keydate/contracts/transactions';
import type { QueryClient } from '@tanstack/react-query';
import type { TransactionDetails } from './get-transaction';
import { updateCachedLists } from './update-cached-lists';
import { transactionKeys } from './transaction-keys';

/** Puts the server's latest version of a transaction into the query cache and the cached lists, and refreshes the search and what
 * is due. */
export function cacheTransaction(store: QueryClient, transaction: Transaction): void {
  // an answer that is still on its way may be from before this change, and would bring the old dates back
  void store.cancelQueries({ queryKey: transactionKeys.one(transaction._id) }, { revert: false });
  store.setQueryData<TransactionDetails>(
    transactionKeys.one(transaction._id),
    (details) => details && { ...details, transactions: transaction },
  );
  updateCachedLists(store, transaction);
  void store.invalidateQueries({ queryKey: transactionKeys.due });
  // the calendar on the screen keeps a deadline that is checked off there in its place, with Undo
  void store.invalidateQueries({ queryKey: transactionKeys.calendars, refetchType: 'none' });
  void store.invalidateQueries({ queryKey: transactionKeys.searches });
}
