import type { ContractDate } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';

/** What a person does to the dates of a deal before they are saved; each takes the dates and gives new ones. */

const ADDED = /^added-\d+$/;

/** Whether a date was added here, so that the server has no id for it yet. */
export function isAdded({ _id }: Pick<ContractDate, '_id'>): boolean {
  return ADDED.test(_id);
}

export function addDate(dates: readonly ContractDate[], title: string, date: CalendarDay): ContractDate[] {
  return [...dates, { _id: freeId(dates), title, date, description: '' }];
}

export function changeDate(dates: readonly ContractDate[], id: string, title: string, date: CalendarDay): ContractDate[] {
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

function freeId(dates: readonly ContractDate[]): string {
  const taken = dates.filter(isAdded).map(({ _id }) => Number(_id.slice('added-'.length)));
  return `added-${Math.max(0, ...taken) + 1}`;
}
