import type { CalendarState } from '@keydate/domain/calendar-deadlines';

const deadlines = (count: number) => (count === 1 ? 'one deadline' : `${count} deadlines`);

/** Strings of the calendar. */
export const copy = {
  calendar: 'Calendar',
  view: 'View',
  side: 'Side',
  person: 'Person',
  everybody: 'Everybody',
  state: 'Deadlines',
  states: {
    '': 'All deadlines',
    open: 'Open deadlines',
    overdue: 'Overdue deadlines',
    settled: 'Settled deadlines',
  } satisfies Record<CalendarState | '', string>,
  today: 'Today',
  previous: 'Previous',
  next: 'Next',
  loading: (range: string) => `Loading ${range}`,
  shown: (range: string, count: number) => `${range}: ${count === 0 ? 'no deadlines' : deadlines(count)}`,
  inDay: (count: number) => (count === 0 ? 'no deadlines' : deadlines(count)),
  failed: 'The calendar could not be loaded.',
  nothing: 'No deadlines in these days',
  nothingWords: 'The deadlines of all your transactions appear here on their days.',
  noneMatch: 'No deadlines match',
  noneMatchWords: 'There are others in these days, or later.',
  showAll: 'Show all',
  more: (count: number) => `+ ${count} more`,
  moreOf: (count: number, day: string) => `${count} more on ${day}`,
  firstOf: (shown: number, total: number) =>
    `The first ${shown} of ${total} are shown. Limit the calendar to a person or a state to see fewer.`,
  overdueEarlier: (count: number) =>
    count === 1 ? 'One deadline before these days is overdue.' : `${count} deadlines before these days are overdue.`,
  showOverdue: 'Show overdue',
  checkOff: (title: string, client: string) => `Done: ${title}, ${client}`,
  undo: 'Undo',
  undoOf: (title: string) => `Undo: ${title}`,
  byTime: (time: string) => `by ${time}`,
  moved: 'Moved off a day off',
  movedLine: (line: string) => `Moved off a day off: ${line}`,
  asLender: (company: string) => `You are the lender · ${company}`,
  closed: 'Closed transaction',
  weekend: 'Weekend',
  nothingHere: 'Nothing',
} as const;
