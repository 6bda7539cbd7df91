import { endCalendarFeed, listCalendarFeeds, makeCalendarFeed } from '@keydate/contracts/calendar-feeds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api';
import { useChange } from '../use-change';

/** Where the person's calendar feeds are cached. */
const calendarFeedsKey = ['calendar-feeds'] as const;

/** The person's calendar feeds; their addresses are shown once, when they are made. */
export function useCalendarFeeds() {
  return useQuery({
    queryKey: calendarFeedsKey,
    queryFn: async ({ signal }) => (await callApi(listCalendarFeeds, {}, { signal })).result,
  });
}

/** Makes the address of a feed, with alarms or without; the reply is the address. */
export function useMakeFeed(transactionId?: string) {
  return useChange(makeCalendarFeed, {
    mutationFn: async (alarms: boolean) =>
      (await callApi(makeCalendarFeed, { body: { alarms, ...(transactionId && { transactionId }) } })).result.url,
    stale: [calendarFeedsKey],
  });
}

/** Ends a feed. */
export function useEndFeed(transactionId?: string) {
  return useChange(endCalendarFeed, {
    mutationFn: () => callApi(endCalendarFeed, { query: transactionId ? { transactionId } : {} }),
    stale: [calendarFeedsKey],
  });
}
