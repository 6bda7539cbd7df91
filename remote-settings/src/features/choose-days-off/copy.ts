import { dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';

/** Strings of the company's days off (our addition). */
export const copy = {
  title: 'Days off',
  lede: 'Counted deadlines move off weekends and holidays where the contract says so. Add the days that your company treats the same way.',
  friday: 'The Friday before a holiday on a Saturday is off, too',
  fridayHint: 'Sources differ. If it is not off, such a deadline stays and says so.',
  label: 'Day off',
  hint: 'For example, a day that the governor declares a holiday',
  add: 'Add',
  added: (day: CalendarDay) => `${dayWithWeekday(day)} is a day off`,
  wrongDay: 'Please type a day, such as 06/01/2026.',
  isThere: 'This day is on the list.',
  remove: 'Remove',
  removeOf: (day: CalendarDay) => `Remove ${dayWithWeekday(day)}`,
  failed: 'Your change could not be saved',
} as const;
