import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { CARD_DEADLINES } from '@keydate/contracts/limits';
import { isAhead, isOverdue } from '@keydate/domain/deadlines';
import { upcomingDeadlines } from '@keydate/domain/upcoming-deadlines';
import { clockOfTransaction, type ClockedTransaction } from './clock-of-transaction';
import { deadlineState, type DeadlineState } from './deadline-state';

/** A transaction's dates as its card shows them, with full titles: the card cuts them. */
export interface CardDeadlines {
  /** How many are open although their moment has passed; none in a closed transaction. */
  overdueCount: number;
  rows: ContractDate[];
  /** The next deadline, or the last one if all are past; undefined for a transaction without dates. */
  nearest: (ContractDate & { state: DeadlineState; today: ContractDate['date'] }) | undefined;
}

/** A transaction's dates for its card (spec § 2.6, § 9: at most 3; docs/oddities.md: the next ones), on the property's day. */
export function cardDeadlines(
  transaction: Pick<Transaction, 'contractDates' | 'status'> & ClockedTransaction,
  now: Date,
): CardDeadlines {
  const clock = clockOfTransaction(transaction, now);
  const rows = upcomingDeadlines(transaction.contractDates, clock, CARD_DEADLINES);
  const nearest = rows.find((row) => isAhead(row, clock)) ?? rows.at(-1);
  const overdue = transaction.contractDates.filter((date) => isOverdue(date, clock));
  return {
    overdueCount: transaction.status === 'Closed' ? 0 : overdue.length,
    rows,
    nearest: nearest && { ...nearest, today: clock.today, state: deadlineState(nearest, clock, transaction.status) },
  };
}
