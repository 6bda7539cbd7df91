import { dayFromSql, dayToSql } from '@keydate/domain/calendar-day';
import { nextDueDay } from '@keydate/domain/deadlines';
import type { TransactionStatus } from '@keydate/contracts/transactions';
import type { TransactionDate } from './contract-dates.repository';

/** The value of a transaction without a next deadline: later than any day, so that it comes last. */
export const NEVER_DUE = 'infinity';

/** The column `next_due` of a transaction with these dates. */
export function nextDueOf(status: TransactionStatus, dates: readonly Pick<TransactionDate, 'day' | 'done'>[]): string {
  const next = nextDueDay({ status, dates: dates.map(({ day, done }) => ({ date: dayFromSql(day), done })) });
  return next === null ? NEVER_DUE : dayToSql(next);
}
