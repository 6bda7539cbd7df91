import type { Count, CountUnit } from './count-days';
import { mayBeEvent, namedAnchor } from './named-anchor';
import type { NoDay } from './no-day';
import { readNumber } from './read-number';

/** A count and the words that name the day from which it counts; those are empty where the cell names none. */
export interface CountRead {
  kind: 'count';
  /** Null where the words name that day itself: "upon Closing". */
  count: Count | null;
  from: string;
  /** True if the cell has words such as "upon" or "same as": then any event, and any row, may follow them. */
  isUpon: boolean;
}
/** A reason of null leaves it to `dayInCell`. */
export type CountOrReason = CountRead | { kind: 'none'; reason: NoDay | null };

const AFTER = 'from and after|after|following|subsequent to|from|past|post';
const BEFORE = 'in advance of|ahead of|before|prior to|prior|preceding';
const DIRECTION = new RegExp(`\\b(?:(${AFTER})|(${BEFORE}))\\b`);

/** "On or before", "no later than". */
const BY_THE_DAY = '(?:on|at)(?: or |\\/)(?:before|prior to)|not? later than|at the latest';

/** These words name the last day as it is. */
const LAST_DAY_WORDS = [
  BY_THE_DAY,
  '(?:the |that |a )?(?:date|day) (?:that|which) (?:is|falls)',
  '(?:the |a )date(?! of\\b)',
  '(?:the )?end of',
  '(?:up )?to and including',
  'on|by|within|due|the|is|at|until|till|through|thru|up to|ends?|expires?',
];
const LAST_DAY = new RegExp(`^(?:(?:${LAST_DAY_WORDS.join('|')})\\b|[,:]) ?`);
/** Of such a count before a day, the last day is the counted one; after a day it would be the first. */
const MINIMUM = /^(?:at least|(?:no|not) (?:less|fewer) than|(?:a )?minimum(?: of)?)\b ?/;
/** And the other way round. */
const MAXIMUM = /^(?:at most|(?:no|not) more than|not to exceed|(?:a )?maximum(?: of)?)\b ?/;

const UPON_WORDS = [
  BY_THE_DAY,
  'upon|on|by|at (?:the )?time of|at|until|as of',
  '(?:the )?same(?: day| date| time)? as',
  '(?:concurrent|simultaneous)(?:ly)? with',
];
const UPON = new RegExp(`^(?:${UPON_WORDS.join('|')})\\b ?`);
const UNIT =
  /(?:^| )(?:(?:calendar|cal\.?|consecutive)[ -])?(?:(?:business|bus\.?|working|work)[ -]days?|workdays?|days?|d|weeks?|wks?|months?|mos?)\.?$/;
const HOURS = /\b(?:hours?|hrs?|minutes?|mins?)\b/;
const OPEN = /^(?:[_#?.… -]*|x+|(?:a )?few|several|some|any|many)$/;
const OF = /^(?!(?:the )?day of)(.+?) of\b/;

/**
 * Reads a count of days and the day from which it counts out of the lower-case words of a cell, which holds nothing else:
 * "5 days after MEC", "MEC + five (5)", "at least 3 business days before closing", "upon closing".
 * All words must be understood: of any others, the reason says why there is no day.
 */
export function readCount(cell: string): CountOrReason {
  const { words, limit, isWithin } = withoutLimits(cell);
  const [before = '', after, ...others] = words.split(/[ :]*(?:\+|\bplus\b) ?/);
  if (others.length > 0) return none('two-readings');
  if (after !== undefined && before === '') return 'amount' in readSpan(after) ? none('relative') : readCount(after);
  if (after !== undefined) return limit === 'minimum' ? none('two-readings') : addition(before, after, 'after');

  const direction = DIRECTION.exec(words);
  if (direction) return aroundDirection(words, direction, limit);

  const [, closing, days] =
    /^(.*[^\d -]) ?-(?= ?\d) ?(.+)$/.exec(words) ?? /^(.*\S) (?:minus|less) (.+)$/.exec(words) ?? [];
  if (closing !== undefined && days !== undefined && limit === null) return addition(closing, days, 'before');

  const span = readSpan(words);
  if (HOURS.test(words) || ('amount' in span && UNIT.test(words))) return none('relative');
  // before it or after it
  const [, ofSpan] = OF.exec(words) ?? [];
  if (ofSpan !== undefined && 'amount' in readSpan(ofSpan)) return none('two-readings');
  return isWithin || limit !== null ? none(null) : theDayItself(cell);
}

type Limit = 'minimum' | 'maximum' | null;

function withoutLimits(cell: string): { words: string; limit: Limit; isWithin: boolean } {
  let words = cell;
  let limit: Limit = null;
  let isWithin = false;
  for (;;) {
    const pattern = [MINIMUM, MAXIMUM, LAST_DAY].find((one) => one.test(words));
    if (!pattern) return { words, limit, isWithin };
    if (pattern !== LAST_DAY) limit = pattern === MINIMUM ? 'minimum' : 'maximum';
    isWithin ||= words.startsWith('within');
    words = words.replace(pattern, '');
  }
}

function addition(from: string, days: string, direction: Count['direction']): CountOrReason {
  const span = readSpan(days);
  if (!('amount' in span)) return none(DIRECTION.test(days) ? 'two-readings' : span.reason);
  if (from === '') return none('relative');
  if (DIRECTION.test(from)) return none('two-readings');
  return { kind: 'count', count: { ...span, direction }, from, isUpon: true };
}

function aroundDirection(words: string, found: RegExpExecArray, limit: Limit): CountOrReason {
  const [direct, after] = found;
  const days = words.slice(0, found.index).replace(/[ ,]+$/, '');
  const from = words.slice(found.index + direct.length).trim();
  const direction = after === undefined ? 'before' : 'after';
  // "after receipt": an event that nobody has dated
  if (days === '') return none(namedAnchor(from) === null && mayBeEvent(from) ? 'waiting' : null);
  const span = readSpan(days);
  if (!('amount' in span)) return none(span.reason);
  if ((limit === 'minimum' && direction === 'after') || (limit === 'maximum' && direction === 'before'))
    return none('two-readings');
  return { kind: 'count', count: { ...span, direction }, from, isUpon: true };
}

function theDayItself(cell: string): CountOrReason {
  let from = cell;
  let isUpon = false;
  for (;;) {
    const pattern = [UPON, LAST_DAY].find((one) => one.test(from));
    if (!pattern) return { kind: 'count', count: null, from, isUpon };
    isUpon ||= pattern === UPON;
    from = from.replace(pattern, '');
  }
}

/** A number with its unit: "five (5) business days", "the tenth day", "2 weeks", "a day", "7". */
function readSpan(words: string): { amount: number; unit: CountUnit } | { reason: NoDay } {
  if (HOURS.test(words)) return { reason: 'relative' };
  const [, text = words, repeated] = /^(.+ \S*[a-z]) ?(\( ?[^()]+ ?\))$/.exec(words) ?? [];
  const unitWords = UNIT.exec(text)?.[0] ?? '';
  const number = text.slice(0, text.length - unitWords.length).trim();
  const amount = amountOf(number, unitWords);
  if (amount === 'differs') return { reason: 'two-readings' };
  if (amount === null) return { reason: reasonOf(number) };
  const unit = unitOf(unitWords);
  if (repeated === undefined) return { amount, unit };
  return readNumber(repeated) === amount ? { amount, unit } : { reason: 'two-readings' };
}

function unitOf(words: string): CountUnit {
  if (/work|bus/.test(words)) return 'business day';
  if (words.includes('w')) return 'week';
  return words.includes('m') ? 'month' : 'day';
}

function amountOf(number: string, unit: string): number | 'differs' | null {
  const isOne = /(?:day|week|month)$/.test(unit);
  if (isOne && /^(?:(?:the )?(?:very )?next|the|an?|)$/.test(number))
    return number === '' && !unit.endsWith('day') ? null : 1;
  return readNumber(number.replace(/^the /, ''));
}

function reasonOf(number: string): NoDay {
  if (OPEN.test(number)) return 'relative';
  const isMisread = /[a-z]\d|\d[a-z]/.test(number);
  return !isMisread && /\d/.test(number) ? 'two-readings' : 'unreadable';
}

function none(reason: NoDay | null): CountOrReason {
  return { kind: 'none', reason };
}
