import type { ContractDate } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';

/** What a person does to the dates of a transaction before they are saved; each takes the dates and gives new ones. */

/** `id` is its own from the first moment: sent again because an answer was lost, it is the same date in whatever words. */
export function addDate(dates: readonly ContractDate[], id: string, title: string, date: CalendarDay): ContractDate[] {
  return [...dates, { _id: id, title, date, description: '' }];
}

export function changeDate(
  dates: readonly ContractDate[],
  id: string,
  title: string,
  date: CalendarDay,
): ContractDate[] {
  return dates.map((one) => (one._id === id ? { ...one, title, date } : one));
}

export function removeDate(dates: readonly ContractDate[], id: string): ContractDate[] {
  return dates.filter(({ _id }) => _id !== id);
}

/** Puts a removed date back where it stood. */
export function restoreDate(dates: readonly ContractDate[], date: ContractDate, position: number): ContractDate[] {
  return [...dates.slice(0, position), date, ...dates.slice(position)];
}

export function isSameDate(one: ContractDate, other: ContractDate): boolean {
  return one.title === other.title && one.date === other.date && one.description === other.description;
}
