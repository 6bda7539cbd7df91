import type { CalendarDay } from '../calendar-day';
import { dayInCell, type DayInCell } from '../day-in-cell';
import { formerTitles } from '../former-titles';
import { countFrom, firstDayOn, type Count } from './count-days';
import type { Extension } from './extension';
import { ANCHOR_WORDS, mayBeEvent, namedAnchor, namesSeveral, type AnchorName, type Anchors } from './named-anchor';
import type { NoDay } from './no-day';
import { readWords, WORDS_MAX, type WordsRead } from './read-words';
import { isOfHour, titleKeys, type TitleRead } from './row-titles';
import { stepsOf, type Start } from './steps';
import type { CountedRow } from './tells';

/** A row of a contract's table: its title, and the words of its date cell. */
export interface RowOfContract {
  title: string;
  words: string;
  /** The titles by which other words may name it (`formerTitles`), where a person has renamed it since. */
  formerTitle?: string | undefined;
  /** True if its day stays where it is: a person has set it. */
  isFixed?: boolean;
  /** True if its day was counted from its words before: a row that they name has been there. */
  wasCounted?: boolean;
  /** True if it is the closing under any title. */
  isClosing?: boolean;
}

export type Outcome = NoOutcome | (CountedRow & { kind: 'day'; steps: string[]; isCounted: boolean });
interface NoOutcome {
  kind: 'none';
  reason: NoDay;
  /** Why, where more is known than the reason says. */
  why?: string;
  /** The day of the transaction for which it waits, be it by way of another row. */
  missing?: AnchorName | undefined;
}

interface Rows {
  rows: readonly (RowOfContract & TitleRead)[];
  anchors: Anchors;
  extension: Extension;
  isCalifornian: boolean;
}

interface ToCount {
  start: Start;
  count: Count | null;
  /** Days next to the count, MM-DD-YYYY or MM-DD, with which it must agree: before it is moved, or after. */
  nextTo: readonly string[];
}

const TWO_READINGS: NoOutcome = { kind: 'none', reason: 'two-readings' };
const LOOP: NoOutcome = { kind: 'none', reason: 'waiting', why: 'The rows count from each other in a circle.' };

/** The days of rows, of which one may count from another, and the day of closing where it is known. */
export function resolveRows({ rows, anchors, extension, isCalifornian }: Rows): {
  outcomes: Outcome[];
  closing: CalendarDay | null;
} {
  const closings = rows.flatMap(({ kind }, at) => (kind === 'closing' ? [at] : []));
  const found = new Map<number, Outcome>();
  const open = new Set<number>();

  const outcomes = rows.map((_, at) => outcomeAt(at));
  const closing = anchors.closing ?? null;
  if (closing !== null) return { outcomes, closing };
  const ofRow = closings.length === 1 ? outcomes[closings[0] ?? 0] : undefined;
  return { outcomes, closing: ofRow?.kind === 'day' ? ofRow.day : null };

  function outcomeAt(at: number): Outcome {
    if (open.has(at)) return LOOP;
    const known = found.get(at);
    if (known) return known;
    open.add(at);
    const outcome = outcomeOf(at);
    open.delete(at);
    found.set(at, outcome);
    return outcome;
  }

  function outcomeOf(at: number): Outcome {
    const { kind = 'other', words = '' } = rows[at] ?? {};
    return isOfHour(kind) ? outcomeOfHour(words) : outcomeOfWords(readWords(words, isCalifornian), at);
  }

  function outcomeOfWords(read: WordsRead, at: number): Outcome {
    if (read.kind === 'none') return read;
    if (read.kind === 'day') return written(read, at);
    if (read.kind === 'choice') {
      const parts = read.of.map((part) => outcomeOfWords(part, at));
      const waits = parts.some(
        (part) => part.kind === 'none' && (part.reason === 'waiting' || part.reason === 'event'),
      );
      return waits ? { kind: 'none', reason: 'waiting' } : TWO_READINGS;
    }
    if (read.kind === 'count-from-written') {
      const { from, count, weekdays } = read;
      return counted(at, { start: { words: null, day: from }, count, weekdays, nextTo: [] });
    }
    const { count, weekdays, isPrinted, written: nextDay, monthDays, otherwise } = read;
    const start = startOf(read, at);
    const nextTo = nextDay === null ? monthDays : [nextDay, ...monthDays];
    if (start.kind === 'start') return counted(at, { start, count, weekdays, isPrinted, nextTo });
    // "July 15, 2026, Closing": a written day with words next to it
    if (count === null && (nextTo.length > 0 || !start.isUnderstood)) return written(otherwise, at);
    return start;
  }

  function written(reading: DayInCell, at: number): Outcome {
    if (reading.kind === 'none') return reading;
    const { day, doubts } = reading;
    return counted(at, { start: { words: null, day }, count: null, doubts, nextTo: [] });
  }

  function counted(at: number, { start, count, nextTo, ...told }: ToCount & Partial<CountedRow>): Outcome {
    const { title = '', kind: rowKind = 'other', isFixed = false } = rows[at] ?? {};
    const { daysOff, moves, because } = extension;
    const last = count === null ? start.day : countFrom(start.day, count, daysOff);
    const day = last !== null && !isFixed && moves({ title, rowKind }) ? firstDayOn(last, daysOff) : last;
    if (last === null || day === null) return { kind: 'none', reason: 'impossible-day' };
    if (!nextTo.every((one) => last.startsWith(one) || day.startsWith(one))) return TWO_READINGS;
    const steps = stepsOf({ start, count, counted: last, day, daysOff, because });
    const row = { title, rowKind, counted: last, day, unit: count?.unit ?? null };
    const isCounted = start.words !== null || count !== null;
    return { kind: 'day', ...row, steps, isCounted, weekdays: [], doubts: [], isPrinted: false, ...told };
  }

  function startOf(
    { from, isUpon, count }: { from: string; isUpon: boolean; count: Count | null },
    at: number,
  ): StartOrNot {
    if (from === '') return { kind: 'none', reason: 'relative', isUnderstood: count !== null };
    const name = namedAnchor(from);
    if (name !== null) {
      const day = anchors[name] ?? null;
      if (day !== null) return { kind: 'start', words: ANCHOR_WORDS[name], day };
      const [closingRow, ...others] = name === 'closing' ? closings : [];
      if (closingRow !== undefined && others.length === 0) return startOfRow(closingRow);
      return { ...waitsFor(ANCHOR_WORDS[name]), missing: name, isUnderstood: true };
    }
    if (!isUpon) return { kind: 'none', reason: 'unreadable', isUnderstood: false };
    const sought = from.replace(/^(?:(?:the )?(?:expiration|end|day|date) of )?(?:the )?/, '');
    const wanted = titleKeys(sought);
    const placesBy = (keysOf: (row: RowOfContract & TitleRead) => readonly string[]) =>
      rows.flatMap((row, place) => (keysOf(row).some((key) => wanted.includes(key)) ? [place] : []));
    const byTitle = placesBy(({ keys }) => keys);
    const named =
      byTitle.length > 0 ? byTitle : placesBy(({ formerTitle = '' }) => formerTitles(formerTitle).flatMap(titleKeys));
    const others = named.length > 1 ? named.filter((place) => place !== at) : named;
    if (others.length > 0) return startOfRows(others);
    const { words = '', wasCounted = false } = rows[at] ?? {};
    if (wasCounted) return { ...isGone(asWritten(sought, words)), isUnderstood: true };
    if (namesSeveral(from)) return { ...TWO_READINGS, isUnderstood: true };
    if (mayBeEvent(from)) return { ...waitsFor(from), isUnderstood: !/\d/.test(from) };
    return { kind: 'none', reason: 'unreadable', isUnderstood: count !== null };
  }

  function startOfRows(places: readonly number[]): StartOrNot {
    const starts = places.map(startOfRow);
    const days = new Set(starts.flatMap((start) => (start.kind === 'start' ? [start.day] : [])));
    if (days.size > 1) return { ...TWO_READINGS, isUnderstood: true };
    return starts.find(({ kind }) => kind === 'start') ?? starts[0] ?? { ...LOOP, isUnderstood: true };
  }

  function startOfRow(at: number): StartOrNot {
    const outcome = outcomeAt(at);
    const { title = '' } = rows[at] ?? {};
    if (outcome.kind === 'day') return { kind: 'start', words: title, day: outcome.day };
    const waits = outcome === LOOP ? LOOP : { ...waitsFor(title), missing: outcome.missing };
    return { ...waits, isUnderstood: true };
  }
}

/** `isUnderstood` is false where the words may mean something else than an event. */
type StartOrNot = ({ kind: 'start' } & Start) | (NoOutcome & { isUnderstood: boolean });

function waitsFor(words: string): NoOutcome {
  return { kind: 'none', reason: 'waiting', why: `Waits for “${words}”, which has no day yet.` };
}

function isGone(title: string): NoOutcome {
  return { kind: 'none', reason: 'waiting', why: `Waits for “${title}”, which is no longer in the list.` };
}

/** Lower-case words as the cell has them. */
function asWritten(sought: string, words: string): string {
  const text = words.replace(/\s+/g, ' ');
  const at = text.toLowerCase().indexOf(sought);
  return at < 0 ? sought : text.slice(at, at + sought.length);
}

/** A row of an hour has no day, even if its words name one. */
function outcomeOfHour(words: string): NoOutcome {
  if (words.length > WORDS_MAX) return { kind: 'none', reason: 'time' };
  const reading = dayInCell(words);
  const isAnswer = reading.kind === 'none' && reading.reason !== 'relative';
  return { kind: 'none', reason: isAnswer ? reading.reason : 'time' };
}
