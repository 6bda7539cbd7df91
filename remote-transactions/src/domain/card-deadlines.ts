import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { CARD_DEADLINES } from '@keydate/contracts/limits';
import { compareDays, dayAt } from '@keydate/domain/calendar-day';
import { upcomingDeadlines } from '@keydate/domain/upcoming-deadlines';
import { timeZoneOfState } from '@keydate/domain/us-states';
import { deadlineState, type DeadlineState } from './deadline-state';

/** A transaction's dates as its card shows them, with full titles: the card cuts them. */
export interface CardDeadlines {
  rows: ContractDate[];
  /** The next deadline, or the last one if all are past; undefined for a transaction without dates. */
  nearest: (ContractDate & { state: DeadlineState; today: ContractDate['date'] }) | undefined;
}

/** A transaction's dates for its card (spec § 2.6, § 9: at most 3; docs/oddities.md: the next ones), on the property's day. */
export function cardDeadlines(
  transaction: Pick<Transaction, 'contractDates' | 'state' | 'status'>,
  now: Date,
): CardDeadlines {
  const today = dayAt(now, timeZoneOfState(transaction.state));
  const rows = upcomingDeadlines(transaction.contractDates, today, CARD_DEADLINES);
  const nearest = rows.find(({ date }) => compareDays(date, today) >= 0) ?? rows.at(-1);
  return {
    rows,
    nearest: nearest && { ...nearest, today, state: deadlineState(nearest.date, today, transaction.status) },
  };
}
