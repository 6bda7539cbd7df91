import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { CARD_DEADLINES } from '@keydate/contracts/limits';
import { dayAt } from '@keydate/domain/calendar-day';
import { isOpen, isOverdue } from '@keydate/domain/deadlines';
import { upcomingDeadlines } from '@keydate/domain/upcoming-deadlines';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { deadlineState, type DeadlineState } from './deadline-state';

/** A transaction's dates as its card shows them, with full titles: the card cuts them. */
export interface CardDeadlines {
  /** How many have passed and nobody has checked them off; none in a closed transaction. */
  overdueCount: number;
  rows: ContractDate[];
  /** The next deadline, or the last one if all are past; undefined for a transaction without dates. */
  nearest: (ContractDate & { state: DeadlineState; today: ContractDate['date'] }) | undefined;
}

/** A transaction's dates for its card (spec § 2.6, § 9: at most 3; docs/oddities.md: the next ones), on the property's day. */
export function cardDeadlines(
  transaction: Pick<Transaction, 'contractDates' | 'state' | 'zipcode' | 'status'>,
  now: Date,
): CardDeadlines {
  const today = dayAt(now, timeZoneOfProperty(transaction));
  const rows = upcomingDeadlines(transaction.contractDates, today, CARD_DEADLINES);
  const nearest = rows.find((row) => isOpen(row, today)) ?? rows.at(-1);
  const overdue = transaction.contractDates.filter((date) => isOverdue(date, today));
  return {
    overdueCount: transaction.status === 'Closed' ? 0 : overdue.length,
    rows,
    nearest: nearest && { ...nearest, today, state: deadlineState(nearest, today, transaction.status) },
  };
}
