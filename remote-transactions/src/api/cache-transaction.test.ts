import { aTransaction } from '@keydate/testing/builders/transactions';
import { QueryClient } from '@tanstack/react-query';
import { cacheTransaction } from './cache-transaction';
import { transactionKeys } from './transaction-keys';
import type { TransactionDetails } from './get-transaction';

test('a late answer from before a change does not bring the old transaction back', async () => {
  const store = new QueryClient();
  const seen = (street: string): TransactionDetails =>
    ({ transactions: aTransaction({ _id: 'transaction', street }) }) as TransactionDetails;
  const queryKey = transactionKeys.one('transaction');
  store.setQueryData(queryKey, seen('1 Old Way'));
  let answer: (transaction: TransactionDetails) => void = () => {};
  const onItsWay = store
    .query({ queryKey, queryFn: () => new Promise<TransactionDetails>((resolve) => (answer = resolve)) })
    .catch(() => undefined);

  cacheTransaction(store, aTransaction({ _id: 'transaction', street: '2 New Way' }));
  answer(seen('1 Old Way'));
  await onItsWay;

  expect(store.getQueryData<TransactionDetails>(queryKey)?.transactions.street).toBe('2 New Way');
  store.clear();
});
