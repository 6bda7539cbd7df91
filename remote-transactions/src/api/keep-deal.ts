import type { Transaction } from '@keydate/contracts/transactions';
import type { QueryClient } from '@tanstack/react-query';
import type { DealSeen } from './get-transaction';
import { keepInLists } from './keep-lists';
import { transactionKeys } from './transaction-keys';

/** Puts a deal as the server has just told it into the page's store, and into its lists; the search is asked anew. */
export function keepDeal(store: QueryClient, deal: Transaction): void {
  // an answer that is still on its way was given before this change, and would put the old dates back
  void store.cancelQueries({ queryKey: transactionKeys.one(deal._id) }, { revert: false });
  store.setQueryData<DealSeen>(transactionKeys.one(deal._id), (seen) => seen && { ...seen, transactions: deal });
  keepInLists(store, deal);
  void store.invalidateQueries({ queryKey: transactionKeys.searches });
}
