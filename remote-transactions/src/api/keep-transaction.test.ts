import { aTransaction } from '@keydate/testing/builders/transactions';
import { QueryClient } from '@tanstack/react-query';
import { keepTransaction } from './keep-transaction';
import { transactionKeys } from './transaction-keys';
import type { TransactionSeen } from './get-transaction';

test('an answer from before a change, that comes after it, does not put the old transaction back', async () => {
  const store = new QueryClient();
  const seen = (street: string): TransactionSeen =>
    ({ transactions: aTransaction({ _id: 'transaction', street }) }) as TransactionSeen;
  const queryKey = transactionKeys.one('transaction');
  store.setQueryData(queryKey, seen('1 Old Way'));
  let answer: (transaction: TransactionSeen) => void = () => {};
  const onItsWay = store
    .query({ queryKey, queryFn: () => new Promise<TransactionSeen>((resolve) => (answer = resolve)) })
    .catch(() => undefined);

  keepTransaction(store, aTransaction({ _id: 'transaction', street: '2 New Way' }));
  answer(seen('1 Old Way'));
  await onItsWay;

  expect(store.getQueryData<TransactionSeen>(queryKey)?.transactions.street).toBe('2 New Way');
  store.clear();
});
