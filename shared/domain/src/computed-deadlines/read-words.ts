import type { CalendarDay } from '../calendar-day';
import { dayInCell, type DayInCell, type NoDayReason } from '../day-in-cell';
import { writtenDates } from '../written-dates';
import type { Count } from './count-days';
import type { NoDay } from './no-day';
import { plainText } from './plain-text';
import { readCount, type CountRead } from './read-count';
import { tidy, withBlankFilled, withoutClock } from './tidy-words';
import { DATE, withoutNeighbors, withoutWeekdays } from './without-neighbors';

/** How the words of a cell are understood. */
export type WordsRead =
  | { kind: 'none'; reason: NoDay }
  | (DayInCell & { kind: 'day' })
  | (CountRead & {
      /** A day next to the count, which it must agree with. */
      written: CalendarDay | null;
      /** The same without their years: MM-DD. */
      monthDays: string[];
      /** The first three letters of each weekday next to the count. */
      weekdays: string[];
      /** The meaning of the words where those that may name a day to count from name none. */
      otherwise: DayInCell;
      /** True if the form's own text names Acceptance, which the words leave out: "21 (or 14) Days". */
      isPrinted: boolean;
    })
  | { kind: 'count-from-written'; count: Count; from: CalendarDay; weekdays: string[] }
  /** "Whichever is later": no day, but it may wait for one. */
  | { kind: 'choice'; of: WordsRead[] };

/** In characters: a cell with more is no count, and would take long to read. */
export const WORDS_MAX = 300;
const ANSWERS: readonly NoDayReason[] = ['blank', 'not-applicable', 'completed', 'open', 'unchanged'];
const DENIES =
  /\b(?:not?|none|never|deleted|omitted|waived?|void|cancell?ed|stricken|removed|formerly|previously|was)\b|\bn ?[/.] ?a\b/;
const LIMITS = /\b(?:no|not) (?:later|more|less|fewer) than\b|\bnot to exceed\b/g;
const WHICHEVER =
  /\bwhichever\b[^,;:]*[,;:]?|\b(?:the )?(?:(?:later|latter|earlier|sooner) (?:of|to occur)|(?:first|last) to occur)\b(?: of)?:?/g;
const CHOICE = /\b(?:or(?! (?:sooner|earlier|before|prior)\b)|and)\b|[+]/;

/**
 * Reads the words of a date cell into a written day, or a count with the words from which it counts, or a reason why neither
 * is there. It never guesses, and mends no digit (server/src/transactions/README.md, Computed deadlines).
 * @param isCalifornian true if "21 (or 14) days" is one number with its blank, as California's form prints it
 */
export function readWords(words: string, isCalifornian: boolean): WordsRead {
  const text = plainText(words);
  if (text.length > WORDS_MAX) return { kind: 'none', reason: 'unreadable' };
  const otherwise = dayInCell(text);
  if (otherwise.kind === 'none' && ANSWERS.includes(otherwise.reason)) return otherwise;
  // a fraction, or a digit of another script
  if (/(?!\d)\p{N}/u.test(text)) return { kind: 'none', reason: 'unreadable' };

  const choice = text.toLowerCase().replace(WHICHEVER, ' ');
  if (choice !== text.toLowerCase()) return { kind: 'choice', of: partsOf(choice, isCalifornian) };

  const { dates, rest } = writtenDates(withoutClock(text), ` ${DATE} `);
  const days = new Set(dates.map(({ day }) => day));
  if (days.has(null)) return { kind: 'none', reason: 'impossible-day' };
  if (days.size > 1) return { kind: 'none', reason: 'two-readings' };
  const [written = null] = days;

  const fromWritten = written && countFromWritten(tidy(rest), written);
  if (fromWritten) return fromWritten;

  const { core, weekdays, monthDays } = withoutNeighbors(tidy(rest));
  const filled = isCalifornian ? withBlankFilled(core) : core;
  const isPrinted = filled !== core && / days?$/.test(filled);
  const read = readCount(isPrinted ? `${filled} after acceptance` : filled);
  if (read.kind === 'count') {
    const isCount = read.count !== null;
    if (isCount ? DENIES.test(filled.replace(LIMITS, ' ')) : written !== null && CHOICE.test(read.from))
      return { kind: 'none', reason: 'two-readings' };
    return { ...read, written, monthDays, weekdays, otherwise, isPrinted };
  }
  if (written === null) return { kind: 'none', reason: read.reason ?? reasonOf(otherwise) };
  return otherwise;
}

function partsOf(choice: string, isCalifornian: boolean): WordsRead[] {
  const parts = choice.split(/\bor\b|\band\b|;/).map((part) => part.replace(/^[ ,(:]+(?:[a-z]\) )?|[ ,):]+$/g, ''));
  return parts.filter((part) => part !== '').map((part) => readWords(part, isCalifornian));
}

/** "5 days after 06/15/2026", "06/15/2026 + 5 days". */
function countFromWritten(words: string, written: CalendarDay): WordsRead | null {
  const { core, weekdays } = withoutWeekdays(words);
  const read = readCount(core);
  // a dash behind a date says nothing
  if (read.kind === 'none' || read.count === null || read.from !== DATE || core.includes(`${DATE} -`)) return null;
  return { kind: 'count-from-written', count: read.count, from: written, weekdays };
}

function reasonOf(reading: DayInCell): NoDayReason {
  return reading.kind === 'none' ? reading.reason : 'two-readings';
}
