import { dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';

const datesOf = (count: number) => (count === 1 ? '1 date' : `${count} dates`);

/** Strings of the dates that a change would move. */
export const copy = {
  cancel: 'Cancel',
  save: 'Save',
  andMove: (verb: string, count: number) => `${verb} and move ${datesOf(count)}`,
  movesTitle: (count: number) => (count === 0 ? 'No date moves.' : `${datesOf(count)} would move:`),
  waitingTitle: (count: number) =>
    count === 1
      ? '1 date stays on its day and is no longer counted:'
      : `${count} dates stay on their days and are no longer counted:`,
  keepHint: 'A date that you leave out stays on its day and no longer moves with the others.',
  move: (title: string, to: CalendarDay) => `Move ${title} to ${dayWithWeekday(to)}`,
  from: (day: CalendarDay) => dayWithWeekday(day),
  to: (day: CalendarDay) => dayWithWeekday(day),
} as const;
