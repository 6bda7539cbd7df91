import { timeInCell } from './time-of-day';

/** A clock time, as contracts write it: "5:00 PM", "12:00 noon", "at 9 a.m.", "17:00". */
const TIME =
  /\b(?:at )?(?:(?:\d{1,2}:\d{2}|1[0-2]|0?[1-9]) ?(?:[ap]\.? ?m\b\.?|noon|midnight)|\d{1,2}:\d{2}|noon|midnight)/gi;
const ZONE = /\b(?:M[SD]?T|MTN|mountain(?: standard| daylight)?(?: time)?)\b\.?/gi;

/** The clock times in a cell, in its own words. The cell may contain other words too. */
export function timesAsWritten(words: string): string[] {
  return [...words.replace(/\s+/g, ' ').matchAll(TIME)].map(([time]) => time.replace(/^at /i, ''));
}

/** The same, each as HH:MM where that is clear ("5:00 p.m." is 17:00), else in letters of its own ("5:00", "midnight"). */
export function timesInCell(words: string): string[] {
  return timesAsWritten(words).map((time) => timeInCell(time) ?? time.toLowerCase().replace(/[ .]/g, ''));
}

/** The words of a cell with `put` in place of each clock time. */
export function withoutTimes(words: string, put = ' '): string {
  return words.replace(TIME, put);
}

/** The words of a cell without the time zones that contracts of Colorado name. */
export function withoutZones(words: string): string {
  return words.replace(ZONE, ' ');
}
