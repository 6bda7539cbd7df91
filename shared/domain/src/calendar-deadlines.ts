import { compareDays, type CalendarDay } from './calendar-day';
import { endingTime } from './deadline-end';
import type { PropertyClock } from './deadlines';
import { momentOf } from './zoned-moment';

/** The states of a deadline that a calendar can be limited to: open ones (also overdue), overdue ones alone, and settled ones. */
export const CALENDAR_STATES = ['open', 'overdue', 'settled'] as const;
export type CalendarState = (typeof CALENDAR_STATES)[number];

/** A deadline as a calendar arranges it. */
export interface ArrangedDeadline {
  title: string;
  date: CalendarDay;
  /** True if a person has settled it, in any way. */
  isSettled: boolean;
}

/** A transaction with the deadlines that a reader sees of it. */
export interface CalendarSource<Of, D> {
  of: Of;
  clock: Pick<PropertyClock, 'timeZone' | 'terms'>;
  /** In a closed transaction nothing is open. */
  isClosed: boolean;
  dates: readonly D[];
}

export interface CalendarEntry<Of, D> {
  of: Of;
  deadline: D;
  endsAt: Date;
  isOpen: boolean;
}

/** The days of a calendar that have deadlines, and their first ones: those that are open, then the others. */
export interface ArrangedDay<Of, D> {
  day: CalendarDay;
  /** How many deadlines the day has, also those that are not among the first. */
  total: number;
  entries: CalendarEntry<Of, D>[];
}

export interface Arrangement {
  from: CalendarDay;
  to: CalendarDay;
  now: Date;
  state: CalendarState | undefined;
  /** How many deadlines of each day are wanted. */
  perDay: number;
}

export interface ArrangedCalendar<Of, D> {
  days: ArrangedDay<Of, D>[];
  /** The overdue deadlines before these days. */
  overdueEarlier: { count: number; firstDay: CalendarDay | null };
}

/**
 * Deadlines by day, in the order of the days; within a day what is open comes first, then the earlier moment, then the title. Dates
 * before `from` only count as overdue.
 */
export function arrangeCalendar<Of, D extends ArrangedDeadline>(
  sources: readonly CalendarSource<Of, D>[],
  { from, to, now, state, perDay }: Arrangement,
): ArrangedCalendar<Of, D> {
  const byDay = new Map<CalendarDay, ArrangedDay<Of, D>>();
  let overdueEarlier = 0;
  let firstDay: CalendarDay | null = null;
  // ten thousand dates have few days and titles, and few different terms
  const endsByTerms = new Map<string, ReturnType<typeof endsAtProperty>>();
  const orderOf = onceEach((day: CalendarDay) => ({ toFirst: compareDays(day, from), toLast: compareDays(day, to) }));
  for (const { of, clock, isClosed, dates } of sources) {
    const { state: usState, timeOfDay, acceptanceTime } = clock.terms;
    const key = [clock.timeZone, usState, timeOfDay, acceptanceTime].join();
    const endOf = endsByTerms.get(key) ?? endsAtProperty(clock);
    endsByTerms.set(key, endOf);
    for (const deadline of dates) {
      const { toFirst, toLast } = orderOf(deadline.date);
      const endsAt = endOf(deadline.title)(deadline.date);
      const entry = { of, deadline, endsAt, isOpen: !isClosed && !deadline.isSettled };
      if (toFirst < 0) {
        if (!isInState(entry, 'overdue', now)) continue;
        overdueEarlier += 1;
        if (firstDay === null || compareDays(deadline.date, firstDay) < 0) firstDay = deadline.date;
      } else if (toLast <= 0 && isInState(entry, state, now)) {
        const shown = byDay.get(deadline.date) ?? { day: deadline.date, total: 0, entries: [] };
        byDay.set(deadline.date, shown);
        shown.total += 1;
        addIfFirst(entry, shown.entries, perDay);
      }
    }
  }
  return {
    days: [...byDay.values()].sort((a, b) => compareDays(a.day, b.day)),
    overdueEarlier: { count: overdueEarlier, firstDay },
  };
}

/** When a property's deadlines end, by title and day. */
function endsAtProperty({ terms, timeZone }: CalendarSource<unknown, unknown>['clock']) {
  return onceEach((title: string) => {
    const time = endingTime(title, terms);
    return onceEach((day: CalendarDay) => momentOf({ day, time }, timeZone));
  });
}

/** The same function, which works each answer out once. */
function onceEach<Asked extends string, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>();
  return (asked) => {
    const found = known.get(asked);
    if (found !== undefined) return found;
    const worked = answer(asked);
    known.set(asked, worked);
    return worked;
  };
}

/** Adds an entry to the first of its day, unless so many others come before it. */
function addIfFirst<Of, D extends ArrangedDeadline>(
  entry: CalendarEntry<Of, D>,
  first: CalendarEntry<Of, D>[],
  perDay: number,
): void {
  const last = first.at(-1);
  if (last && first.length >= perDay && byUrgency(entry, last) >= 0) return;
  first.push(entry);
  first.sort(byUrgency);
  if (first.length > perDay) first.pop();
}

function isInState(
  { isOpen, endsAt }: CalendarEntry<unknown, unknown>,
  state: CalendarState | undefined,
  now: Date,
): boolean {
  if (state === undefined) return true;
  if (state === 'settled') return !isOpen;
  return isOpen && (state === 'open' || endsAt <= now);
}

function byUrgency(a: CalendarEntry<unknown, ArrangedDeadline>, b: CalendarEntry<unknown, ArrangedDeadline>): number {
  if (a.isOpen !== b.isOpen) return a.isOpen ? -1 : 1;
  const order = a.endsAt.getTime() - b.endsAt.getTime();
  if (order !== 0) return order;
  return a.deadline.title < b.deadline.title ? -1 : Number(a.deadline.title > b.deadline.title);
}
