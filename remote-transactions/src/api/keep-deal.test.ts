import { aTransaction } from '@keydate/testing/builders/transactions';
import { QueryClient } from '@tanstack/react-query';
import { keepDeal } from './keep-deal';
import { transactionKeys } from './transaction-keys';
import type { DealSeen } from './get-transaction';

test('an answer from before a change, that comes after it, does not put the old deal back', async () => {
  const store = new QueryClient();
  const seen = (street: string): DealSeen => ({ transactions: aTransaction({ _id: 'deal', street }) }) as DealSeen;
  const queryKey = transactionKeys.one('deal');
  store.setQueryData(queryKey, seen('1 Old Way'));
  let answer: (deal: DealSeen) => void = () => {};
  const onItsWay = store
    .query({ queryKey, queryFn: () => new Promise<DealSeen>((resolve) => (answer = resolve)) })
    .catch(() => undefined);

  keepDeal(store, aTransaction({ _id: 'deal', street: '2 New Way' }));
  answer(seen('1 Old Way'));
  await onItsWay;

  expect(store.getQueryData<DealSeen>(queryKey)?.transactions.street).toBe('2 New Way');
  store.clear();
});
