import { decideClosing } from '@keydate/domain/closing';
import type { TransactionDate } from './contract-dates.repository';
import type { TransactionRow } from './transactions.repository';

/** The columns on the closing of a transaction with these dates; `lastDay` is the day of the last closing that was known. */
export function closingOf(
  dates: readonly Pick<TransactionDate, 'id' | 'title' | 'formerTitle' | 'day'>[],
  markedId: string | null = null,
  lastDay: string | null = null,
): Pick<TransactionRow, 'closing' | 'closingMarked' | 'closingDay'> {
  const { id, isMarked } = decideClosing(dates, markedId);
  const day = dates.find((date) => date.id === id)?.day;
  return { closing: id, closingMarked: isMarked, closingDay: day ?? lastDay };
}
