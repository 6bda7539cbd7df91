import { compareDays, type CalendarDay } from '@keydate/domain/calendar-day';

/** Where the calendar opens for a date without a day: at the contract's next day, else at its last, else at today. */
export function openingDay(days: readonly CalendarDay[], today: CalendarDay): CalendarDay {
  const inOrder = [...days].sort(compareDays);
  return inOrder.find((day) => compareDays(day, today) >= 0) ?? inOrder.at(-1) ?? today;
}
