import type { Transaction } from '@keydate/contracts/transactions';
import type { QueryClient } from '@tanstack/react-query';
import type { TransactionSeen } from './get-transaction';
import { keepInLists } from './keep-lists';
import { transactionKeys } from './transaction-keys';

/** Puts a transaction as the server has just told it into the page's store, and into its lists; the search is asked anew. */
export function keepTransaction(store: QueryClient, transaction: Transaction): void {
  // an answer that is still on its way was given before this change, and would put the old dates back
  void store.cancelQueries({ queryKey: transactionKeys.one(transaction._id) }, { revert: false });
  store.setQueryData<TransactionSeen>(
    transactionKeys.one(transaction._id),
    (seen) => seen && { ...seen, transactions: transaction },
  );
  keepInLists(store, transaction);
  void store.invalidateQueries({ queryKey: transactionKeys.searches });
}
