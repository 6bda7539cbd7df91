import type { CalendarDay } from '../calendar-day';
import { dayInCell } from '../day-in-cell';
import type { TimeOfDay } from '../time-of-day';
import { computeDeadlines, type ComputedDeadline } from './compute-deadlines';
import type { Roll } from './extension';
import type { AnchorName } from './named-anchor';
import type { OwnDaysOff } from './own-days-off';

/** The days from which a transaction's dates count, and whether they move off days off, as a person confirmed them. */
export type CountingTerms = { [name in Exclude<AnchorName, 'closing'>]: CalendarDay | null } & { roll: Roll };

/** A date of a transaction. */
export interface CountedRow {
  id: string;
  title: string;
  /** The titles that it had (`formerTitles`), by which words of other dates name it; empty where nobody has renamed it. */
  formerTitle?: string | undefined;
  date: CalendarDay;
  /** The contract's words from which its day is counted; empty for a day that nobody counts. */
  words: string;
  /** False where a person has set another day than the counted one. */
  follows: boolean;
  /** True for a date that is settled: it stays on its day. */
  isSettled?: boolean;
}

/** A transaction, as far as the days of its dates depend on it. */
export interface CountedTransaction {
  state: string;
  zipcode: string;
  timeOfDay: TimeOfDay | null;
  acceptanceTime: TimeOfDay | null;
  /** Null where nobody has confirmed what its dates count from. */
  counting: CountingTerms | null;
  /** The id of the date that is the closing. */
  closing: string | null;
  rows: readonly CountedRow[];
  ownDaysOff?: OwnDaysOff | undefined;
}

/** A date that a change would move, with the pieces of the line that says why (`stepsOf`). */
export interface Move {
  id: string;
  title: string;
  from: CalendarDay;
  to: CalendarDay;
  steps: readonly string[];
}

/** A date that stays on its day after a change, because the day that it counts from is gone, with the sentence that says so. */
export interface Waiting {
  id: string;
  title: string;
  why: string;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * How the days of a transaction's dates come about, by the id of each date that has words to count. A date with another day than the
 * counted one has the day that it would have if it followed again.
 */
export function explainDays(transaction: CountedTransaction): Map<string, ComputedDeadline> {
  const { rows } = transaction;
  const following = outcomesOf(transaction);
  const explained = new Map<string, ComputedDeadline>();
  for (const [at, { id, words, follows }] of rows.entries()) {
    if (words === '') continue;
    const again = () => rows.map((row) => (row.id === id ? { ...row, follows: true } : row));
    const outcome = follows ? following[at] : outcomesOf({ ...transaction, rows: again() })[at];
    if (outcome) explained.set(id, outcome);
  }
  return explained;
}

/**
 * The dates that do not have their counted day after a change, in their order: those that follow, and written ones that a new rule
 * moves, or that the change itself puts on a day off. A date that a person has set over a counted one stays.
 * @param after the transaction with the change, and with all dates still on their days
 * @param kept the ids of the dates that a person leaves on their days: others count from those days
 */
export function movesOf(
  before: CountedTransaction,
  after: CountedTransaction,
  kept: ReadonlySet<string> = NONE,
): Move[] {
  const rows = after.rows.map((row) => (kept.has(row.id) ? { ...row, follows: false } : row));
  const byRule = movedByRule(before, after).filter((id) => !kept.has(id));
  const outcomes = outcomesOf({ ...after, rows }, new Set(byRule));
  return rows.flatMap(({ id, title, date: from, follows, isSettled = false }, at) => {
    const { day: to = null, steps = [] } = outcomes[at] ?? {};
    if (to === null || to === from || isSettled) return [];
    return follows || byRule.includes(id) ? [{ id, title, from, to, steps }] : [];
  });
}

/** The dates whose days are counted now, and would not be after a change: what they count from is gone. */
export function waitingAfter(before: CountedTransaction, after: CountedTransaction): Waiting[] {
  const wereCounted = new Set(outcomesOf(before).flatMap(({ day }, at) => (day === null ? [] : before.rows[at]?.id)));
  const outcomes = outcomesOf(after);
  return after.rows.flatMap(({ id, title, follows }, at) => {
    const { day = null, steps = [] } = outcomes[at] ?? {};
    return follows && day === null && wereCounted.has(id) ? [{ id, title, why: steps.join(' ') }] : [];
  });
}

/**
 * The dates after a person has chosen among these moves. A date that they leave on its day follows no longer.
 * @param chosen the ids of the dates that move
 */
export function withMoves<Row extends CountedRow>(
  rows: readonly Row[],
  moves: readonly Move[],
  chosen: ReadonlySet<string>,
): Row[] {
  const byId = new Map(moves.map((move) => [move.id, move]));
  return rows.map((row) => {
    const move = byId.get(row.id);
    if (!move) return row;
    return chosen.has(row.id)
      ? { ...row, date: move.to, words: row.words || row.date, follows: true }
      : { ...row, follows: false };
  });
}

/**
 * The words and the following of a date after a change: one that does not name them keeps its words, and follows as long as it stays on
 * its day. A written day gives way to another that a person types, unless they put it back on the day off from which it moved.
 */
export function countAfterEdit(
  before: Pick<CountedRow, 'date' | 'words' | 'follows'> | undefined,
  sent: { date: CalendarDay; words?: string | undefined; follows?: boolean | undefined },
): Pick<CountedRow, 'words' | 'follows'> {
  const isRewritten = before !== undefined && before.date !== sent.date && isOtherDay(before.words, sent.date);
  const words = sent.words ?? (isRewritten ? '' : (before?.words ?? ''));
  const stays = before?.follows === true && before.date === sent.date;
  return { words, follows: words !== '' && (sent.follows ?? stays) };
}

function isOtherDay(words: string, day: CalendarDay): boolean {
  const written = dayInCell(words);
  return written.kind === 'day' && written.day !== day;
}

/** The ids of the written dates that the rule moves: a new rule those that were there, any rule those that the change writes. */
function movedByRule(before: CountedTransaction, after: CountedTransaction): string[] {
  const was = writtenDays(before);
  const willBe = writtenDays(after);
  return after.rows.flatMap(({ id, date }) => {
    const [old, next] = [was.get(id), willBe.get(id)];
    const isMoved = isSameDay(before, id, date) ? old && old !== next : date !== next;
    return next && isMoved ? [id] : [];
  });
}

/** The days of written dates under the rule, by their ids. */
function writtenDays(transaction: CountedTransaction): Map<string, CalendarDay | null | undefined> {
  const { rows } = transaction;
  const written = new Set(rows.filter(({ words }) => words === '').map(({ id }) => id));
  const outcomes = outcomesOf(transaction, written);
  return new Map(rows.flatMap(({ id }, at) => (written.has(id) ? [[id, outcomes[at]?.day]] : [])));
}

/**
 * One for each date. A date that does not follow counts for others as its day.
 * @param byRule the ids of the written dates that end on the days to which the rule moves them
 */
function outcomesOf(transaction: CountedTransaction, byRule: ReadonlySet<string> = NONE): ComputedDeadline[] {
  const { state, zipcode, timeOfDay, acceptanceTime, counting, closing, rows, ownDaysOff } = transaction;
  const { roll = 'unknown', ...anchors } = counting ?? {};
  const compute = (day: CalendarDay | null) =>
    computeDeadlines({
      ...{ state, zipcode, timeOfDay, acceptanceTime, roll, ...(ownDaysOff && { ownDaysOff }) },
      anchors: { ...anchors, closing: day },
      rows: rows.map(({ id, title, formerTitle, date, words, follows, isSettled = false }) => ({
        title,
        formerTitle,
        words: follows ? words : date,
        isFixed: isSettled || (!follows && !byRule.has(id)),
        isClosing: id === closing,
        wasCounted: follows,
      })),
    });
  const at = rows.findIndex(({ id }) => id === closing);
  const row = rows[at];
  const outcomes = compute(row?.date ?? null);
  const moved = row?.follows ? outcomes[at]?.day : row?.date;
  // a closing that follows moves first, and then what counts from it
  return row && moved && moved !== row.date ? compute(moved) : outcomes;
}

function isSameDay({ rows }: CountedTransaction, id: string, day: CalendarDay): boolean {
  return rows.some((row) => row.id === id && row.date === day);
}
