import type { ContractDate } from '@keydate/contracts/transactions';

/** A title with its dates: more than one if the contract uses the title twice. */
export interface TitledDates {
  title: string;
  dates: ContractDate[];
}

/**
 * A transaction's dates, each title once (spec § 9), in the contract's order. Grouped by the full title, because cut ones collide
 * (docs/oddities.md). Identical dates count once; a second day under the same title stays.
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

/** The same dates without exact repeats. */
export function withoutRepeats(dates: readonly ContractDate[]): ContractDate[] {
  const unique = new Set(datesByTitle(dates).flatMap((titled) => titled.dates));
  return dates.filter((date) => unique.has(date));
}
