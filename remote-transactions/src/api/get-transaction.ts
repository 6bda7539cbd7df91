import { callApi, connection } from '@keydate/client';
import type { CallReply } from '@keydate/contracts/call';
import { reminderArrived } from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import { getTransaction } from '@keydate/contracts/transactions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { transactionKeys } from './transaction-keys';

/** A transaction, and the invite codes for its client card. */
export type TransactionDetails = CallReply<typeof getTransaction>['result'];

/**
 * One transaction with all its dates; fetched anew when the server asks tabs to look, as when a lender loses it, and when the bell
 * rings: it may ring for a closing that somebody has moved.
 */
export function useTransaction(id: string) {
  const store = useQueryClient();
  useEffect(() => {
    const refetch = () => void store.invalidateQueries({ queryKey: transactionKeys.one(id) });
    const ends = [
      connection().on(reminderArrived, refetch),
      connection().on(catchUp, () => {
        refetch();
        // a transaction that is lost is in no list any more, also where none is shown now
        void store.invalidateQueries({ queryKey: transactionKeys.lists });
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [store, id]);
  return useQuery({
    queryKey: transactionKeys.one(id),
    queryFn: async ({ signal }): Promise<TransactionDetails> =>
      (await callApi(getTransaction, { params: { id } }, { signal })).result,
  });
}
