import type { CallReply } from '@keydate/contracts/call';
import type { listTransactions, Transaction } from '@keydate/contracts/transactions';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { transactionKeys } from './transaction-keys';

export type ListPages = InfiniteData<CallReply<typeof listTransactions>['result'], string>;

/**
 * Puts a changed transaction where the lists have it. Those out of sight are not asked for again: that takes a request for each page that was
 * scrolled to, one after the other. A transaction that was closed leaves the active ones; of the lists that do not have it those
 * of closed ones should now, and begin anew when they are shown next.
 */
export function keepInLists(store: QueryClient, transaction: Transaction): void {
  // a page that is still on its way was told before this change
  void store.cancelQueries({ queryKey: transactionKeys.lists, type: 'inactive' });
  for (const [queryKey, list] of store.getQueriesData<ListPages>({ queryKey: transactionKeys.lists })) {
    const listed = list?.pages.flatMap(({ transactions }) => transactions).find(({ _id }) => _id === transaction._id);
    if (list && listed) {
      const present = listed.status === transaction.status ? [transaction] : [];
      // as old as it was: of the other transactions nothing was heard
      store.setQueryData<ListPages>(queryKey, inPlaceOf(transaction._id, present, list), {
        updatedAt: store.getQueryState(queryKey)?.dataUpdatedAt,
      });
    } else if (transaction.status === 'Closed') {
      store.removeQueries({ queryKey, exact: true, type: 'inactive' });
    }
  }
  // one that is shown by now: who saved went back to it before the answer came
  void store.invalidateQueries({ queryKey: transactionKeys.lists, type: 'active' });
}

/** After a new transaction, which is the first of its lists: the one that is shown begins anew at its first page, the others when they are shown. */
export async function beginListsAnew(store: QueryClient): Promise<void> {
  store.removeQueries({ queryKey: transactionKeys.lists, type: 'inactive' });
  store.setQueriesData<ListPages>(
    { queryKey: transactionKeys.lists },
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  );
  await store.invalidateQueries({ queryKey: transactionKeys.lists });
}

function inPlaceOf(id: string, present: Transaction[], { pages, pageParams }: ListPages): ListPages {
  const mended = pages.map((page) => ({
    ...page,
    transactions: page.transactions.flatMap((transaction) => (transaction._id === id ? present : [transaction])),
  }));
  return { pages: mended, pageParams };
}
