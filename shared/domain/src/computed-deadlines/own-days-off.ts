import { compareDays, type CalendarDay } from '../calendar-day';

/** A company's additions to the days off of the states. */
export interface OwnDaysOff {
  /** Days that it has appointed, such as one that the governor declared; in the order of the calendar. */
  appointed: readonly CalendarDay[];
  /** True if the Friday before a holiday on a Saturday is off, too. */
  fridayBeforeHoliday: boolean;
}

export const NO_OWN_DAYS_OFF: OwnDaysOff = { appointed: [], fridayBeforeHoliday: false };

/** A change names only what it adds, removes or chooses: two people's changes do not undo each other. */
export interface DaysOffChange {
  add?: CalendarDay | undefined;
  remove?: CalendarDay | undefined;
  fridayBeforeHoliday?: boolean | undefined;
}

/** A company's days off after a change. A day that is added twice is there once; one that is removed twice is gone. */
export function changedDaysOff(own: OwnDaysOff, { add, remove, fridayBeforeHoliday }: DaysOffChange): OwnDaysOff {
  const appointed = new Set(own.appointed);
  if (add !== undefined) appointed.add(add);
  if (remove !== undefined) appointed.delete(remove);
  return {
    appointed: [...appointed].sort(compareDays),
    fridayBeforeHoliday: fridayBeforeHoliday ?? own.fridayBeforeHoliday,
  };
}
