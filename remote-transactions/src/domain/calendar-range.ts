import { MONTHS, addDays, calendarDay, partsOfDay, weekdayOf, type CalendarDay } from '@keydate/domain/calendar-day';

/** How the calendar is shown. */
export const CALENDAR_VIEWS = ['Month', 'Week', 'Agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** How many days the agenda shows, from its first on. */
export const AGENDA_DAYS = 30;
/** How many deadlines of a day each view shows; the others are in the window of the day. */
export const ENTRIES_PER_DAY: Record<CalendarView, number> = { Month: 3, Week: 12, Agenda: 6 };

export interface DayRange {
  from: CalendarDay;
  to: CalendarDay;
}

/** The days that a view shows around a day: the weeks of its month, its week, or an agenda that begins with it. */
export function rangeOf(view: CalendarView, day: CalendarDay): DayRange {
  if (view === 'Agenda') return { from: day, to: addDays(day, AGENDA_DAYS - 1) };
  if (view === 'Week') return weekOf(day, day);
  return weekOf(firstOfMonth(day), addDays(firstOfMonth(monthAfter(day)), -1));
}

/** The day to which a view moves by one step, forward or back. */
export function stepFrom(view: CalendarView, day: CalendarDay, by: 1 | -1): CalendarDay {
  if (view === 'Month') return firstOfMonth(by === 1 ? monthAfter(day) : addDays(firstOfMonth(day), -1));
  return addDays(day, by * (view === 'Week' ? 7 : AGENDA_DAYS));
}

/** The days of a range, in their order. */
export function daysIn({ from, to }: DayRange): CalendarDay[] {
  const days = [from];
  for (let day = from; day !== to; days.push(day)) day = addDays(day, 1);
  return days;
}

/** The name of what a view shows: "December 2026", "Nov 29 – Dec 5, 2026". */
export function rangeTitle(view: CalendarView, day: CalendarDay): string {
  if (view === 'Month') {
    const { year, month } = partsOfDay(day);
    return `${MONTHS[month - 1]} ${year}`;
  }
  const { from, to } = rangeOf(view, day);
  const [first, last] = [partsOfDay(from), partsOfDay(to)];
  const begin = first.year === last.year ? shortDay(from) : `${shortDay(from)}, ${first.year}`;
  return `${begin} – ${first.month === last.month ? last.day : shortDay(to)}, ${last.year}`;
}

/** "Dec 5". */
function shortDay(day: CalendarDay): string {
  const { month, day: date } = partsOfDay(day);
  return `${(MONTHS[month - 1] ?? '').slice(0, 3)} ${date}`;
}

/** The whole weeks, from Sunday to Saturday, of these days. */
function weekOf(first: CalendarDay, last: CalendarDay): DayRange {
  let [from, to] = [first, last];
  while (weekdayOf(from) !== 'Sunday') from = addDays(from, -1);
  while (weekdayOf(to) !== 'Saturday') to = addDays(to, 1);
  return { from, to };
}

function firstOfMonth(day: CalendarDay): CalendarDay {
  const { year, month } = partsOfDay(day);
  return calendarDay(year, month, 1) ?? day;
}

function monthAfter(day: CalendarDay): CalendarDay {
  return addDays(firstOfMonth(day), 31);
}
