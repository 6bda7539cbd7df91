import { inDays } from '@keydate/testing/builders/days';
import { aContractDate, aTransaction } from '@keydate/testing/builders/transactions';
import { QueryClient } from '@tanstack/react-query';
import { resetCachedLists, updateCachedLists, type ListPages } from './update-cached-lists';
import { transactionKeys } from './transaction-keys';

const active = transactionKeys.list('me', { side: 'All', status: 'Active' });
const closed = transactionKeys.list('me', { side: 'All', status: 'Closed' });

let store: QueryClient;
beforeEach(() => {
  store = new QueryClient();
  const pageOf = (...ids: string[]) => ({
    transactions: ids.map((_id) => aTransaction({ _id, status: 'Active' })),
    nextCursor: 'next',
  });
  store.setQueryData<ListPages>(
    active,
    { pages: [pageOf('first', 'second'), pageOf('third')], pageParams: ['', 'next'] },
    { updatedAt: 1000 },
  );
  store.setQueryData<ListPages>(closed, { pages: [{ transactions: [], nextCursor: null }], pageParams: [''] });
});
afterEach(() => store.clear());

const listed = () =>
  store
    .getQueryData<ListPages>(active)
    ?.pages.map(({ transactions }) => transactions.map(({ _id, street }) => `${_id}, ${street}`));
const old = aTransaction().street;

test('a changed transaction is replaced in its page, and the list does not count as fresher', () => {
  updateCachedLists(store, aTransaction({ _id: 'third', status: 'Active', street: '2 New Way' }));

  expect(listed()).toEqual([[`first, ${old}`, `second, ${old}`], ['third, 2 New Way']]);
  expect(store.getQueryState(active)).toMatchObject({ dataUpdatedAt: 1000, isInvalidated: false });
  expect(store.getQueryData(closed)).toBeDefined();
});

describe('a transaction whose next deadline has moved', () => {
  const due = (days: number) => [aContractDate({ date: inDays(days) })];
  const listOf = (nextCursor: string | null): ListPages => ({
    pages: [
      {
        transactions: [
          aTransaction({ _id: 'a', contractDates: due(1) }),
          aTransaction({ _id: 'b', contractDates: due(3) }),
        ],
        nextCursor: 'next',
      },
      { transactions: [aTransaction({ _id: 'c', contractDates: due(5) })], nextCursor },
    ],
    pageParams: ['', 'next'],
  });
  const moved = (days: number, nextCursor: string | null) => {
    store.setQueryData(active, listOf(nextCursor));
    updateCachedLists(store, aTransaction({ _id: 'a', contractDates: due(days) }));
    return store.getQueryData<ListPages>(active)?.pages.map(({ transactions }) => transactions.map(({ _id }) => _id));
  };

  test('moves to its place in the list', () => {
    expect(moved(0, 'more')).toEqual([['a', 'b'], ['c']]);
    expect(moved(2, 'more')).toEqual([['a', 'b'], ['c']]);
    expect(moved(4, 'more')).toEqual([['b'], ['a', 'c']]);
  });

  test('comes last, or with a page that is not loaded yet', () => {
    expect(moved(9, null)).toEqual([['b'], ['c', 'a']]);
    expect(moved(9, 'more')).toEqual([['b'], ['c']]);
  });
});

test('a closed transaction is removed from the active list, and the closed list is fetched again', () => {
  updateCachedLists(store, aTransaction({ _id: 'first', status: 'Closed' }));

  expect(listed()).toEqual([[`second, ${old}`], [`third, ${old}`]]);
  expect(store.getQueryData(closed)).toBeUndefined();
});

test('after a new transaction, lists that are not shown are fetched again from their first page', async () => {
  await resetCachedLists(store);

  expect(store.getQueryData(active)).toBeUndefined();
  expect(store.getQueryData(closed)).toBeUndefined();
});
