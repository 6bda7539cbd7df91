import { callApi } from '@keydate/client';
import { listDueDeadlines, type DueDeadline, type DueTransaction } from '@keydate/contracts/due-deadlines';
import { reminderArrived } from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOn } from './refetch-on';
import { transactionKeys } from './transaction-keys';

/** An open deadline that is due, with its transaction. */
export interface DueLine extends Omit<DueDeadline, 'endsAt'> {
  transaction: DueTransaction;
  endsAt: Date;
  timeZone: string;
}

/**
 * The deadlines that are due, in the order of their moments. Fetched again when the server asks tabs to catch up, and when the bell
 * rings.
 */
export function useDueDeadlines() {
  const store = useQueryClient();
  useEffect(() => refetchOn(store, transactionKeys.due, catchUp, reminderArrived), [store]);
  return useQuery({
    queryKey: transactionKeys.due,
    queryFn: async ({ signal }) => {
      const { transactions, deadlines, olderOverdue } = (await callApi(listDueDeadlines, {}, { signal })).result;
      const byId = new Map(transactions.map((transaction) => [transaction._id, transaction]));
      const lines = deadlines.flatMap((deadline): DueLine[] => {
        const transaction = byId.get(deadline.transactionId);
        if (!transaction) return [];
        return [{ ...deadline, transaction, endsAt: new Date(deadline.endsAt), timeZone: transaction.timeZone }];
      });
      return { lines, olderOverdue };
    },
  });
}
