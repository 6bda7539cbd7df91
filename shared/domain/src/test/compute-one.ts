import { isCalendarDay, type CalendarDay } from '../calendar-day';
import { computeDeadlines, type ComputedDeadline, type ContractTerms } from '../computed-deadlines/compute-deadlines';
import type { Roll } from '../computed-deadlines/extension';
import { isTimeOfDay } from '../time-of-day';

/** The terms of a case; the others do not matter to it. */
export interface Case {
  state?: string;
  roll?: Roll;
  anchors?: Record<string, string>;
  timeOfDay?: string;
  title?: string;
  /** Further rows: their words by their titles. */
  others?: Record<string, string>;
}

/** Colorado's, in a week without holidays: MEC on a Monday, closing on a Wednesday. */
const ANCHORS = { mec: '06-01-2026', closing: '07-15-2026', contractDate: '05-29-2026' };

export function aDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`${text} is no day`);
  return text;
}

/** Computes one row, in Colorado and under Will Not unless the case says otherwise. */
export function computeOne(words: string, given: Case = {}): ComputedDeadline {
  const { title = 'Appraisal Deadline', others = {}, timeOfDay = '', ...terms } = given;
  const rows = Object.entries({ [title]: words, ...others }).map(([of, in_]) => ({ title: of, words: in_ }));
  const [first] = computeDeadlines({ ...termsOf(terms), timeOfDay: isTimeOfDay(timeOfDay) ? timeOfDay : null, rows });
  if (!first) throw new Error('no row was computed');
  return first;
}

/** Its day, or the reason why there is none. */
export function dayOrReason(words: string, given: Case = {}): string | null {
  const { day, reason } = computeOne(words, given);
  return day ?? reason;
}

/** The kinds of its remarks. */
export function tellsOfOne(words: string, given: Case = {}): string[] {
  return computeOne(words, given).tells.map(({ kind }) => kind);
}

function termsOf({
  state = 'Colorado',
  roll = 'will_not',
  anchors = ANCHORS,
}: Case): Omit<ContractTerms, 'rows' | 'timeOfDay'> {
  const days = Object.entries(anchors).map(([name, day]) => [name, aDay(day)]);
  return { state, roll, anchors: Object.fromEntries(days) as ContractTerms['anchors'] };
}
