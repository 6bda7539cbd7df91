import { CALENDAR_STATES, type CalendarState } from '@keydate/domain/calendar-deadlines';
import { isCalendarDay, partsOfDay, type CalendarDay } from '@keydate/domain/calendar-day';
import type { SideCategory } from '@keydate/domain/contract-type';
import { CALENDAR_VIEWS, type CalendarView } from './calendar-range';
import { SIDES } from './transaction-filters';

/** The view, day and limits of the calendar, as its address says them. */
export interface CalendarAddress {
  /** Null for the view that the person chose last. */
  view: CalendarView | null;
  /** Null for today. */
  day: CalendarDay | null;
  side: SideCategory;
  /** The id of the person whose transactions are shown; '' for all. */
  person: string;
  /** '' for all. */
  state: CalendarState | '';
}

/** The years that the calendar can show. */
const [FIRST_YEAR, LAST_YEAR] = [1901, 2998];

/** The calendar's address as it is written; parts that are missing or unknown are left out. */
export function readCalendarAddress(params: URLSearchParams): CalendarAddress {
  const [view, day, side, state] = ['view', 'day', 'side', 'state'].map((name) => params.get(name));
  return {
    view: CALENDAR_VIEWS.find((known) => known.toLowerCase() === view) ?? null,
    day: day && isCalendarDay(day) && isShown(day) ? day : null,
    side: SIDES.find((known) => known === side) ?? 'All',
    person: params.get('person') ?? '',
    state: CALENDAR_STATES.find((known) => known === state) ?? '',
  };
}

/** The same parameters with this address. Defaults are left out, so that the plain calendar has a plain URL. */
export function writeCalendarAddress(
  params: URLSearchParams,
  { view, day, side, person, state }: CalendarAddress,
): URLSearchParams {
  const written = new URLSearchParams(params);
  const parts = { view: view?.toLowerCase(), day, side: side === 'All' ? '' : side, person, state };
  for (const [name, value] of Object.entries(parts)) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}

function isShown(day: CalendarDay): boolean {
  const { year } = partsOfDay(day);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
