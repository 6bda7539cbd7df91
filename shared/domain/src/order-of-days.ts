import { compareDays, type CalendarDay } from './calendar-day';
import { readTitle } from './computed-deadlines/row-titles';
import { titleLetters } from './title-letters';

/** A date of a contract, as far as its place among the others matters. */
export interface PlacedDate {
  id: string;
  title: string;
  date: CalendarDay;
}

/** The days of a contract; `start` is the day from which it counts, with its name, and `closing` the id of a date. */
export interface PlacedDates {
  dates: readonly PlacedDate[];
  start: { day: CalendarDay; words: string } | null;
  closing: string | null;
  /** The property's. */
  today: CalendarDay;
}

/** A day that is odd next to another one, in one sentence. It never blocks: the contract may say so. */
export interface OrderWarning {
  kind: 'start-in-future' | 'start-after-closing' | 'before-start' | 'after-closing' | 'resolution-first';
  /** The id of the date; null for the start. */
  id: string | null;
  words: string;
}

/** The days of a contract that are odd next to each other (server/src/transactions/README.md, Order of days). */
export function orderWarnings({ dates, start, closing: closingId, today }: PlacedDates): OrderWarning[] {
  const closing = dates.find(({ id }) => id === closingId) ?? null;
  return [
    ...(start ? warningsOfStart(start, closing, today) : []),
    ...dates.flatMap((date) => warningsOfPlace(date, start, closing)),
    ...dates.flatMap((date) => warningsOfResolution(date, dates)),
  ];
}

function warningsOfStart(
  { day, words }: NonNullable<PlacedDates['start']>,
  closing: PlacedDate | null,
  today: CalendarDay,
): OrderWarning[] {
  const warnings: OrderWarning[] = [];
  if (compareDays(day, today) > 0)
    warnings.push({ kind: 'start-in-future', id: null, words: `${words} is in the future: ${day}.` });
  if (closing && compareDays(day, closing.date) > 0)
    warnings.push({
      kind: 'start-after-closing',
      id: null,
      words: `${words}, ${day}, is after closing, ${closing.date}.`,
    });
  return warnings;
}

function warningsOfPlace(
  { id, title, date }: PlacedDate,
  start: PlacedDates['start'],
  closing: PlacedDate | null,
): OrderWarning[] {
  const { kind } = readTitle(title);
  const warnings: OrderWarning[] = [];
  // an offer is accepted before the contract counts; of the closing it is said with the start
  if (start && kind !== 'acceptance' && id !== closing?.id && compareDays(date, start.day) < 0)
    warnings.push({ kind: 'before-start', id, words: `${title}, ${date}, is before ${start.words}, ${start.day}.` });
  if (closing && kind !== 'possession' && compareDays(date, closing.date) > 0)
    warnings.push({ kind: 'after-closing', id, words: `${title}, ${date}, is after closing, ${closing.date}.` });
  return warnings;
}

const [RESOLUTION, OBJECTION] = [/resolutions?/, /objections?/];

function warningsOfResolution({ id, title, date }: PlacedDate, dates: readonly PlacedDate[]): OrderWarning[] {
  const subject = subjectOf(title, RESOLUTION);
  if (subject === null) return [];
  return dates
    .filter((other) => isAbout(subjectOf(other.title, OBJECTION), subject) && compareDays(date, other.date) < 0)
    .map((other) => ({
      kind: 'resolution-first',
      id,
      words: `${title}, ${date}, is before ${other.title}, ${other.date}.`,
    }));
}

/** The letters before a word of a title: what is objected to, or resolved; null where the title does not have the word. */
function subjectOf(title: string, word: RegExp): string | null {
  const letters = titleLetters(title);
  const at = letters.search(word);
  return at < 0 ? null : letters.slice(0, at);
}

/** True also for "Record Title" and "Off-Record Title", which "Title" resolves. */
function isAbout(objection: string | null, resolution: string): boolean {
  return objection?.endsWith(resolution) === true;
}
