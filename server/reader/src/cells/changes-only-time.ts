import { dayInCell, type NoDayReason } from '@keydate/domain/day-in-cell';
import { timesAsWritten, timesInCell, withoutTimes, withoutZones } from '@keydate/domain/times-in-cell';

/** Replaces a time in a cell's words. */
const MARK = '#';
/** A time, with what may lead up to it. */
const AT_TIME = /(?:\b(?:on or before|no later than|not later than|before|by|at|to|is|now) )*#/gi;
/** Words that leave the day as it was, and those around them. Any other may move it. */
const AS_IT_WAS =
  /\b(?:no changes?|unchanged|as is|same|changed?|changes|only|but|new|in|of|to|the|day|date|deadline|time)\b|[@(),;:.–—-]/gi;

/** Reasons of answers without a day that may have a time next to them. */
const HAVE_TIME: readonly NoDayReason[] = ['relative', 'event', 'open'];

/**
 * True if a cell names a time and leaves the answer `before` otherwise unchanged: "12:00 noon", "No change in date,
 * 12:00 noon".
 */
export function changesOnlyTime(words: string, before: string): boolean {
  const answered = dayInCell(before);
  if (timesInCell(words).length === 0) return false;
  if (answered.kind === 'none' && !HAVE_TIME.includes(answered.reason)) return false;
  const timeless = withoutZones(withoutTimes(words.replace(/\s+/g, ' '), MARK));
  return timeless.replace(AT_TIME, '').replace(AS_IT_WAS, '').trim() === '';
}

/** The answer `before` at the times that a cell names. */
export function atTimesOf(words: string, before: string): string {
  const timeless = withoutZones(withoutTimes(before)).replace(/\s+/g, ' ').trim();
  return `${timeless} ${timesAsWritten(words).join(' ')}`;
}

/** True if a cell names a time that another cell of the same day does not. */
export function namesOtherTime(words: string, other: string): boolean {
  const known = timesInCell(other);
  return timesInCell(words).some((time) => !known.includes(time));
}
