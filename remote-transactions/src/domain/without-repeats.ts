import type { ContractDate } from '@keydate/contracts/transactions';

/** True if two dates are the same deadline on the same day, checked off or not. */
export function isSameDate(one: ContractDate, other: ContractDate): boolean {
  return one.title === other.title && one.date === other.date && one.description === other.description;
}

/**
 * The same dates, each title once (spec § 9), where title and day are identical. By the full title, because cut ones collide
 * (docs/oddities.md); a second day under the same title stays.
 */
export function withoutRepeats(dates: readonly ContractDate[]): ContractDate[] {
  return dates.filter((date, at) => dates.findIndex((one) => isSameDate(one, date)) === at);
}
