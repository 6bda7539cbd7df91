import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { decideClosing } from '@keydate/domain/closing';
import type { ComputedDeadline } from '@keydate/domain/computed-deadlines/compute-deadlines';
import { NO_OWN_DAYS_OFF, type OwnDaysOff } from '@keydate/domain/computed-deadlines/own-days-off';
import {
  explainDays,
  movesOf,
  waitingAfter,
  withMoves,
  type CountedTransaction,
  type Move,
  type Waiting,
} from '@keydate/domain/computed-deadlines/follow-days';
import { endingTermsOf } from './clock-of-transaction';
import { STARTS, type StartName } from './count-drafts';

/** A change of that from which dates count: other terms, another state or closing, or another list of dates. */
export interface CountChange extends Partial<Pick<Transaction, 'counting' | 'state' | 'closing' | 'closing_marked'>> {
  contractDates?: readonly ContractDate[];
}

/** The person's choices, and the additions of their company to the days off. */
export interface PreviewChoices {
  /** The ids of the dates that they leave on their days: they follow no longer, and others count from those days. */
  kept: ReadonlySet<string>;
  ownDaysOff: OwnDaysOff;
}

/** The dates that a change would move, those that would wait on their days, and the list with the moves. */
export interface Preview {
  moves: readonly Move[];
  waiting: readonly Waiting[];
  dates: ContractDate[];
}

interface Explained {
  ownDaysOff: OwnDaysOff;
  byId: ReadonlyMap<string, ComputedDeadline>;
}
const explained = new WeakMap<Transaction, Explained>();

/** How the day of a date is counted; undefined for a day that nobody counts. Each date of a page asks for it. */
export function explainedDay(
  transaction: Transaction,
  id: string,
  ownDaysOff: OwnDaysOff,
): ComputedDeadline | undefined {
  const known = explained.get(transaction);
  const current =
    known?.ownDaysOff === ownDaysOff ? known : { ownDaysOff, byId: explainDays(countedOf(transaction, ownDaysOff)) };
  explained.set(transaction, current);
  return current.byId.get(id);
}

/** The days of a transaction from which its dates count, other than the closing. */
export function startsOf(transaction: Transaction): StartName[] {
  const unknown = countedOf({ ...transaction, counting: null }, NO_OWN_DAYS_OFF);
  const missing = new Set([...explainDays(unknown).values()].map((outcome) => outcome.missing));
  return STARTS.filter((name) => missing.has(name));
}

/** The dates that a change would move. Dates that are settled stay. */
export function previewOf(
  transaction: Transaction,
  change: CountChange,
  { kept, ownDaysOff }: PreviewChoices,
): Preview {
  const before = countedOf(transaction, ownDaysOff);
  const contractDates = [...(change.contractDates ?? transaction.contractDates)];
  const next = countedOf({ ...transaction, ...change, contractDates }, ownDaysOff);
  // a date that would not move if the others stay needs no choice, and still follows
  const keptBut = (id: string) => new Set([...kept].filter((one) => one !== id));
  const stay = next.rows.flatMap(({ id }) =>
    kept.has(id) ? movesOf(before, next, keptBut(id)).filter((move) => move.id === id) : [],
  );
  const others = movesOf(before, next, new Set(stay.map(({ id }) => id)));
  const byId = new Map([...stay, ...others].map((move) => [move.id, move]));
  const moves = next.rows.flatMap(({ id }) => byId.get(id) ?? []);
  const chosen = new Set(others.map(({ id }) => id));
  const moved = new Map(withMoves(next.rows, moves, chosen).map((row) => [row.id, row]));
  const dates = (change.contractDates ?? transaction.contractDates).map((date) => {
    const row = moved.get(date._id);
    return row && moves.some(({ id }) => id === date._id)
      ? { ...date, date: row.date, words: row.words, follows: row.follows }
      : date;
  });
  return { moves, waiting: waitingAfter(before, next), dates };
}

/** True if a change has nothing that a person sees before it is saved. */
export function isQuiet({ moves, waiting }: Pick<Preview, 'moves' | 'waiting'>): boolean {
  return moves.length === 0 && waiting.length === 0;
}

/** True if a person who has seen one preview has seen what the other says too. */
export function saysTheSame(seen: Preview | undefined, now: Preview | undefined): boolean {
  const textOf = ({ moves = [], waiting = [] }: Partial<Preview> = {}) =>
    JSON.stringify([moves.map(({ id, title, from, to }) => [id, title, from, to]), waiting]);
  return textOf(seen) === textOf(now);
}

/** A transaction as the domain counts its days. A date that is settled has its day. */
function countedOf({ contractDates, ...transaction }: Transaction, ownDaysOff: OwnDaysOff): CountedTransaction {
  const { zipcode, counting } = transaction;
  const rows = contractDates.map(({ _id: id, done, title, formerTitle, date, words, follows }) => ({
    ...{ id, title, formerTitle, date, words },
    follows: follows && done === null,
    isSettled: done !== null,
  }));
  const marked = transaction.closing_marked ? transaction.closing : null;
  const closing = decideClosing(rows, marked).id;
  return { ...endingTermsOf(transaction), zipcode, counting, closing, rows, ownDaysOff };
}
