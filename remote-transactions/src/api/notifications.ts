import { callApi, connection, useChange } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import {
  answerReminder,
  listNotifications,
  notificationsRead,
  readNotifications,
  reminderArrived,
  type NotificationShown,
} from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOn } from './refetch-on';
import { remindersKey } from './transaction-reminders';
import { transactionKeys } from './transaction-keys';

const keys = {
  all: ['notifications'],
  list: ['notifications', 'list'],
  unread: ['notifications', 'unread'],
} as const;

/** The bell asks for its count again this often, so that a tab whose connection is down rings only a little later. */
const COUNT_EVERY_MS = 60_000;

/** The person's reminders in the app, newest first, a page at a time. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: keys.list,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(listNotifications, { query: { cursor: pageParam || undefined } }, { signal })).result,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ notifications }) => notifications.map((one) => [one._id, one]))).values(),
    ],
  });
}

/** How many reminders the person has not read. Counts again when one arrives, or is read in another tab. */
export function useUnreadCount(): number | undefined {
  const store = useQueryClient();
  useEffect(() => {
    const ends = [
      refetchOn(store, keys.all, reminderArrived, notificationsRead, catchUp),
      connection().onConnected(() => void store.invalidateQueries({ queryKey: keys.all })),
    ];
    return () => ends.forEach((end) => end());
  }, [store]);
  return useQuery({
    queryKey: keys.unread,
    queryFn: async ({ signal }) => (await callApi(listNotifications, { query: {} }, { signal })).result.unread,
    refetchInterval: COUNT_EVERY_MS,
  }).data;
}

/** Marks reminders as read: those named, or all up to the newest that is shown. */
export function useMarkRead() {
  const store = useQueryClient();
  return useChange(readNotifications, {
    mutationFn: async (which: { ids: string[] } | { until: string | undefined }) =>
      (await callApi(readNotifications, { body: which })).result,
    onSuccess: ({ unread }) => {
      store.setQueryData(keys.unread, unread);
      return store.invalidateQueries({ queryKey: keys.list });
    },
  });
}

export type ReminderAnswer = CallInput<typeof answerReminder>['body'];

/** Gives a deadline back, which the person has answered to these reminders. */
export function useGiveBack(transactionId: string) {
  return useChange(answerReminder, {
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await callApi(answerReminder, { params: { id }, body: { hasIt: false } });
    },
    stale: [keys.list, remindersKey(transactionId)],
    staleIf: ['REMINDER_OUTDATED', 'REMINDER_DEADLINE_OVER', 'NOT_FOUND'],
  });
}

/** Answers a reminder. If that is refused, somebody has changed its deadline: the list shows how. */
export function useAnswerReminder({ _id: id, transaction }: Pick<NotificationShown, '_id' | 'transaction'>) {
  return useChange(answerReminder, {
    mutationFn: async (body: ReminderAnswer) =>
      (await callApi(answerReminder, { params: { id }, body })).result.answers,
    stale: [
      keys.list,
      remindersKey(transaction._id),
      transactionKeys.one(transaction._id),
      transactionKeys.lists,
      transactionKeys.due,
    ],
    staleIf: ['REMINDER_OUTDATED', 'REMINDER_DEADLINE_OVER', 'NOT_FOUND'],
  });
}
