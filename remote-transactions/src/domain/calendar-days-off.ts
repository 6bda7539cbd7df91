import type { CalendarDay } from '@keydate/domain/calendar-day';
import { federalDaysOff, type DaysOff } from '@keydate/domain/computed-deadlines/days-off';
import { extensionOf } from '@keydate/domain/computed-deadlines/extension';
import type { OwnDaysOff } from '@keydate/domain/computed-deadlines/own-days-off';

/** The weekends and holidays of a calendar: those of the state and the company where all properties are in one state, else the federal ones. */
export function daysOffOf(states: readonly string[], own: OwnDaysOff): DaysOff {
  const [state] = states;
  return state !== undefined && states.length === 1 ? extensionOf(state, 'unknown', own).daysOff : federalDaysOff;
}

const WEEKEND = ['Saturday', 'Sunday'];

/** The name of a day off as a note: "Thanksgiving Day", "The day before Independence Day"; undefined on weekends and other days. */
export function holidayNote(daysOff: DaysOff, day: CalendarDay): string | undefined {
  const name = daysOff(day);
  if (name === null || WEEKEND.includes(name)) return undefined;
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
