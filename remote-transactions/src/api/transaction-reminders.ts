import { callApi } from '@keydate/client';
import { muteReminderMails } from '@keydate/contracts/reminder-settings';
import { transactionReminders } from '@keydate/contracts/reminders';
import type { Transaction } from '@keydate/contracts/transactions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const remindersKey = (id: string) => ['transactions', 'reminders', id] as const;

/** What became of a transaction's reminders; asked anew with each version, because a change plans them anew. */
export function useReminders({ _id, version }: Pick<Transaction, '_id' | 'version'>) {
  return useQuery({
    queryKey: [...remindersKey(_id), version],
    queryFn: async ({ signal }) => (await callApi(transactionReminders, { params: { id: _id } }, { signal })).result,
  });
}

/** Ends or begins the emails to the person about a transaction; what is planned for them changes with it. */
export function useMuteMails(id: string, { onFailed }: { onFailed: (error: Error) => void }) {
  const store = useQueryClient();
  return useMutation({
    mutationFn: async (isMuted: boolean) => {
      await callApi(muteReminderMails, { params: { id }, body: { isMuted } });
    },
    onSuccess: () => store.invalidateQueries({ queryKey: remindersKey(id) }),
    onError: onFailed,
  });
}
