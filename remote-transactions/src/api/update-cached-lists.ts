import type { CallReply } from '@keydate/contracts/call';
import type { listTransactions, Transaction } from '@keydate/contracts/transactions';
import { compareNextDue, nextDueDay } from '@keydate/domain/deadlines';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { transactionKeys } from './transaction-keys';

export type ListPages = InfiniteData<CallReply<typeof listTransactions>['result'], string>;

/**
 * Replaces a changed transaction in the cached lists, at the place of its next deadline. Lists that are not shown are not fetched again, because that takes one
 * request after the other for each page that was scrolled to. A closed transaction is removed from the lists of active ones.
 * A list that does not contain it, but now might, is dropped and fetched when it is shown next.
 */
export function updateCachedLists(store: QueryClient, transaction: Transaction): void {
  // a page that is still loading may have been read before this change
  void store.cancelQueries({ queryKey: transactionKeys.lists, type: 'inactive' });
  for (const [queryKey, list] of store.getQueriesData<ListPages>({ queryKey: transactionKeys.lists })) {
    const listed = list?.pages.flatMap(({ transactions }) => transactions).find(({ _id }) => _id === transaction._id);
    if (list && listed) {
      const replacement = listed.status === transaction.status ? transaction : undefined;
      // the list's age stays: its other transactions were not refreshed
      store.setQueryData<ListPages>(queryKey, replaceIn(list, listed, replacement), {
        updatedAt: store.getQueryState(queryKey)?.dataUpdatedAt,
      });
    } else if (transaction.status === 'Closed') {
      store.removeQueries({ queryKey, exact: true, type: 'inactive' });
    }
  }
  // a list may be shown by now, if the person went back to it before the answer came
  void store.invalidateQueries({ queryKey: transactionKeys.lists, type: 'active' });
}

/** After a new transaction, the list on screen is fetched again from its first page, the others when they are shown. */
export async function resetCachedLists(store: QueryClient): Promise<void> {
  store.removeQueries({ queryKey: transactionKeys.lists, type: 'inactive' });
  store.setQueriesData<ListPages>(
    { queryKey: transactionKeys.lists },
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  );
  await store.invalidateQueries({ queryKey: transactionKeys.lists });
}

type Page = ListPages['pages'][number];

function replaceIn({ pages, pageParams }: ListPages, listed: Transaction, replacement?: Transaction): ListPages {
  const isInPlace = replacement && compareNextDue(dueOf(listed), dueOf(replacement)) === 0;
  const replaced = pages.map((page) => ({
    ...page,
    transactions: page.transactions.flatMap((one) => {
      if (one !== listed) return [one];
      return isInPlace ? [replacement] : [];
    }),
  }));
  return { pages: replacement && !isInPlace ? insertByDue(replaced, replacement) : replaced, pageParams };
}

/** Behind all that is loaded, it belongs to a page that is not loaded yet. */
function insertByDue(pages: Page[], transaction: Transaction): Page[] {
  const isLater = (one: Transaction) => compareNextDue(dueOf(one), dueOf(transaction)) > 0;
  const home = pages.findIndex(({ transactions }) => transactions.some(isLater));
  return pages.map((page, at) => {
    const { transactions, nextCursor } = page;
    const isEnd = home < 0 && at === pages.length - 1 && nextCursor === null;
    if (at !== home && !isEnd) return page;
    const place = isEnd ? transactions.length : transactions.findIndex(isLater);
    return { ...page, transactions: [...transactions.slice(0, place), transaction, ...transactions.slice(place)] };
  });
}

function dueOf({ status, contractDates: dates }: Transaction) {
  return nextDueDay({ status, dates });
}
