import { callApi, useChange } from '@keydate/client';
import { muteReminderMails } from '@keydate/contracts/reminder-settings';
import { reminderArrived, transactionReminders, type ReminderLogPage } from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import type { Transaction } from '@keydate/contracts/transactions';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mutedKey } from './muted-transactions';
import { refetchOn } from './refetch-on';

/** Of the reminders of a transaction in all its versions. */
export const remindersKey = (id: string) => ['transactions', 'reminders', id] as const;

/** How often pending reminders are fetched again: no event reports an email, or a reminder of another person. */
const WAITING_EVERY_MS = 60_000;

/**
 * The states of a transaction's reminders, a page at a time, and the time of each deadline's next one. Fetches them again with
 * each version that the person sees, because a change plans them again; a lender sees none. A component that shows them also
 * calls `useRemindersRefetched`, once for all that it shows.
 */
export function useReminders({ _id, version }: Pick<Transaction, '_id' | 'version'>) {
  return useInfiniteQuery({
    queryKey: [...remindersKey(_id), version],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam || undefined };
      return (await callApi(transactionReminders, { params: { id: _id }, query }, { signal })).result;
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // until the answer for a new version is there, what the server said before stays: lines do not jump
    placeholderData: (before, query) => (query?.queryKey[2] === _id ? before : undefined),
    refetchInterval: ({ state }) => (state.data?.pages.some(isWaiting) ? WAITING_EVERY_MS : false),
    select: wholeLog,
  });
}

function wholeLog({ pages }: InfiniteData<ReminderLogPage>) {
  const [first] = pages;
  return {
    reminders: [...new Map(pages.flatMap(({ reminders }) => reminders.map((one) => [one._id, one]))).values()],
    next: first?.next ?? [],
    taken: first?.taken ?? [],
    isMuted: first?.isMuted ?? null,
    byEmail: first?.byEmail ?? true,
    inApp: first?.inApp ?? true,
  };
}

/** Fetches a transaction's reminders again when the server asks tabs to catch up, and when one reaches the person. */
export function useRemindersRefetched({ _id }: Pick<Transaction, '_id'>): void {
  const store = useQueryClient();
  useEffect(() => refetchOn(store, remindersKey(_id), reminderArrived, catchUp), [store, _id]);
}

function isWaiting({ reminders, next }: ReminderLogPage): boolean {
  return next.length > 0 || reminders.some(({ state }) => state === 'planned' || state === 'queued');
}

/** Mutes or unmutes the emails to the person about a transaction, which changes their planned reminders. */
export function useMuteMails(id: string) {
  const store = useQueryClient();
  return useChange(muteReminderMails, {
    mutationFn: (isMuted: boolean) => callApi(muteReminderMails, { params: { id }, body: { isMuted } }),
    onSuccess: async () => {
      await Promise.all([remindersKey(id), mutedKey].map((queryKey) => store.invalidateQueries({ queryKey })));
    },
  });
}
