import type { CalendarDay } from '@keydate/domain/calendar-day';
import type { DaysOff } from '@keydate/domain/computed-deadlines/days-off';
import type { CalendarDayEntries } from '../../domain/calendar-entry';
import type { EntryTools } from './shown-entry';

/** Needed by each view of the calendar. */
export interface ViewProps {
  today: CalendarDay;
  /** Undefined while they load. */
  days: ReadonlyMap<CalendarDay, CalendarDayEntries> | undefined;
  daysOff: DaysOff;
  tools: EntryTools;
  /** Opens the window of a day. */
  onOpen: (day: CalendarDay) => void;
}
