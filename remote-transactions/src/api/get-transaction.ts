import { callApi } from '@keydate/client';
import type { CallReply } from '@keydate/contracts/call';
import { reminderArrived } from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import { getTransaction } from '@keydate/contracts/transactions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOn } from './refetch-on';
import { transactionKeys } from './transaction-keys';

/** A transaction, and the invite codes for its client card. */
export type TransactionDetails = CallReply<typeof getTransaction>['result'];

/**
 * One transaction with all its dates. Fetches it again when the server asks tabs to catch up, such as when a lender loses it, and
 * when the bell rings: somebody may have moved a closing.
 */
export function useTransaction(id: string) {
  const store = useQueryClient();
  useEffect(() => {
    const ends = [
      refetchOn(store, transactionKeys.one(id), reminderArrived, catchUp),
      // a transaction that is lost is in no list any more, also where none is shown now
      refetchOn(store, transactionKeys.lists, catchUp),
    ];
    return () => ends.forEach((end) => end());
  }, [store, id]);
  return useQuery({
    queryKey: transactionKeys.one(id),
    queryFn: async ({ signal }): Promise<TransactionDetails> =>
      (await callApi(getTransaction, { params: { id } }, { signal })).result,
  });
}
