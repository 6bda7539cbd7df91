import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { decideClosing } from '@keydate/domain/closing';
import type { ComputedDeadline } from '@keydate/domain/computed-deadlines/compute-deadlines';
import {
  explainDays,
  movesOf,
  withMoves,
  type CountedTransaction,
  type CountingTerms,
  type Move,
} from '@keydate/domain/computed-deadlines/follow-days';

/** A change of that from which dates count: other terms, or another list of dates. */
export interface CountChange {
  counting?: CountingTerms | null;
  contractDates?: readonly ContractDate[];
}

/** The dates that a change would move, and the list with these moves. */
export interface Preview {
  moves: readonly Move[];
  dates: ContractDate[];
}

const explained = new WeakMap<Transaction, ReadonlyMap<string, ComputedDeadline>>();

/** How the day of a date is counted; undefined for a day that nobody counts. */
export function explainedDay(transaction: Transaction, id: string): ComputedDeadline | undefined {
  const known = explained.get(transaction) ?? explainDays(countedOf(transaction));
  explained.set(transaction, known);
  return known.get(id);
}

/**
 * The dates that a change would move. Dates that are settled stay.
 * @param kept the ids of the dates that the person leaves on their days: they follow no longer, and others count from those days
 */
export function previewOf(transaction: Transaction, change: CountChange, kept: ReadonlySet<string>): Preview {
  const before = countedOf(transaction);
  const next = countedOf({
    ...transaction,
    ...change,
    contractDates: [...(change.contractDates ?? transaction.contractDates)],
  });
  const all = movesOf(before, next);
  const rows = next.rows.map((row) => (kept.has(row.id) ? { ...row, follows: false } : row));
  const others = new Map(movesOf(before, { ...next, rows }).map((move) => [move.id, move]));
  const stay = new Map(all.filter(({ id }) => kept.has(id)).map((move) => [move.id, move]));
  const moves = next.rows.flatMap(({ id }) => stay.get(id) ?? others.get(id) ?? []);
  const chosen = new Set(others.keys());
  for (const id of stay.keys()) chosen.delete(id);
  const moved = new Map(withMoves(next.rows, moves, chosen).map((row) => [row.id, row]));
  const dates = (change.contractDates ?? transaction.contractDates).map((date) => {
    const row = moved.get(date._id);
    return row && moves.some(({ id }) => id === date._id)
      ? { ...date, date: row.date, words: row.words, follows: row.follows }
      : date;
  });
  return { moves, dates };
}

/** A transaction as the domain counts its days. A date that is settled has its day. */
function countedOf({ contractDates, time_of_day: timeOfDay, ...transaction }: Transaction): CountedTransaction {
  const { state, zipcode, counting } = transaction;
  const rows = contractDates.map(({ _id: id, done, title, date, words, follows }) => ({
    ...{ id, title, date, words },
    follows: follows && done === null,
  }));
  const marked = transaction.closing_marked ? transaction.closing : null;
  return { state, zipcode, timeOfDay, counting, closing: decideClosing(rows, marked).id, rows };
}
