import { media } from '@keydate/ui';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readCalendarAddress, writeCalendarAddress, type CalendarAddress } from '../../domain/calendar-address';
import type { CalendarView } from '../../domain/calendar-range';
import { calendarViewStore } from './view.store';

/**
 * The view, day and limits of the calendar. They are in the URL, so that a reload preserves them and Back undoes them. Without a view
 * there, the calendar has the one that the person chose last in this browser; at first the agenda on a phone, and else the month.
 */
export function useCalendarAddress(userId: string) {
  const [params, setParams] = useSearchParams();
  const [isPhone] = useState(() => window.matchMedia(media.phone.replace('@media ', '')).matches);
  const chosen = useSyncExternalStore(calendarViewStore.subscribe, () => calendarViewStore.load(userId));
  const address = readCalendarAddress(params);
  const view: CalendarView = address.view ?? chosen ?? (isPhone ? 'Agenda' : 'Month');
  return {
    address,
    view,
    change: (part: Partial<CalendarAddress>, options?: { replace: boolean }) => {
      if (part.view) calendarViewStore.save(userId, part.view);
      setParams(writeCalendarAddress(params, { ...address, ...part }), options);
    },
  };
}
