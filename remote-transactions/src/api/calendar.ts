import { callApi } from '@keydate/client';
import { readCalendar } from '@keydate/contracts/calendar';
import { catchUp } from '@keydate/contracts/socket';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { contractTypeOfSide } from '@keydate/domain/contract-type';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CalendarDayEntries, CalendarEntry, CalendarQuestion } from '../domain/calendar-entry';
import { refetchOn } from './refetch-on';
import { transactionKeys } from './transaction-keys';

/** The deadlines of some days. Fetched again when the server asks tabs to catch up. */
export function useCalendar(question: CalendarQuestion) {
  const store = useQueryClient();
  useEffect(() => refetchOn(store, transactionKeys.calendars, catchUp), [store]);
  return useQuery({
    queryKey: transactionKeys.calendar(question),
    queryFn: ({ signal }) => fetchCalendar(question, signal),
  });
}

async function fetchCalendar({ from, to, perDay, side, person, state }: CalendarQuestion, signal: AbortSignal) {
  const query = {
    ...{ from, to, perDay, contract_type: contractTypeOfSide(side) },
    ...(person && { person }),
    ...(state && { state }),
  };
  const { days, deadlines, transactions, ...rest } = (await callApi(readCalendar, { query }, { signal })).result;
  const byId = new Map(transactions.map((transaction) => [transaction._id, transaction]));
  const byDay = new Map<CalendarDay, CalendarEntry[]>(days.map(({ day }) => [day, []]));
  for (const deadline of deadlines) {
    const transaction = byId.get(deadline.transactionId);
    if (transaction) byDay.get(deadline.date)?.push({ ...deadline, transaction, endsAt: new Date(deadline.endsAt) });
  }
  const shown = days.map(({ day, total }): CalendarDayEntries => ({ day, total, entries: byDay.get(day) ?? [] }));
  return { ...rest, days: new Map(shown.map((one) => [one.day, one])) };
}
