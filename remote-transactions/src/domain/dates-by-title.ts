import type { ContractDate } from '@keydate/contracts/transactions';

/** A deadline's title with each day that stands under it; there is more than one where a contract names a title twice. */
export interface TitledDates {
  title: string;
  dates: ContractDate[];
}

/**
 * The dates of a transaction, each title once (spec § 9), in the contract's order. By the full title, for cut ones collide
 * (docs/oddities.md); what stands there twice in every word is one deadline, and a second day of a title is kept.
 */
export function datesByTitle(dates: readonly ContractDate[]): TitledDates[] {
  const byTitle = new Map<string, ContractDate[]>();
  for (const date of dates) {
    const among = byTitle.get(date.title) ?? [];
    if (!among.some((one) => isSameDate(one, date))) byTitle.set(date.title, [...among, date]);
  }
  return [...byTitle].map(([title, titled]) => ({ title, dates: titled }));
}

export function isSameDate(one: ContractDate, other: ContractDate): boolean {
  return one.title === other.title && one.date === other.date && one.description === other.description;
}

/** The same dates without those that say nothing new. */
export function withoutRepeats(dates: readonly ContractDate[]): ContractDate[] {
  const kept = new Set(datesByTitle(dates).flatMap((titled) => titled.dates));
  return dates.filter((date) => kept.has(date));
}
