import { callApi } from '@keydate/client';
import { mutedTransactions } from '@keydate/contracts/reminder-settings';
import { reminderArrived } from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOn } from './refetch-on';

/** Where the ids of the transactions are cached about which the person gets no emails. */
export const mutedKey = ['muted-transactions'] as const;

const NONE: readonly string[] = [];

/** The active transactions about which the person gets no emails; a link in one of their emails may add one at any time. */
export function useMutedTransactions(): readonly string[] {
  const store = useQueryClient();
  useEffect(() => refetchOn(store, mutedKey, reminderArrived, catchUp), [store]);
  const { data = NONE } = useQuery({
    queryKey: mutedKey,
    queryFn: async ({ signal }) => (await callApi(mutedTransactions, {}, { signal })).result.ids,
  });
  return data;
}
