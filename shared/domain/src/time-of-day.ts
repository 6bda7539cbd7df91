/**
 * The Time of Day Deadline of the Colorado form (its row 1): the hour at which some deadlines end on their day. All
 * others, and these where no time was agreed, end at 11:59 PM (server/src/transactions/README.md, Deadlines).
 */
declare const brand: unique symbol;

/** A time of a day at the property, HH:MM from 00:00 to 23:59. Made only by the functions of this file. */
export type TimeOfDay = string & { readonly [brand]: 'TimeOfDay' };

/** In minutes: what lies between the times that can be chosen (spec § 9). */
const INTERVAL = 30;
const HOUR = 60;
const DAY = 24 * HOUR;

const WRITTEN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const ZONE = String.raw`(?: ?\(?(?:M[SD]?T|MTN|mountain(?: standard| daylight)?(?: time)?)\.?\)?)?`;
const TWELVE_HOURS = new RegExp(
  String.raw`^(?:by |at |before )*(1[0-2]|0?[1-9])(?::([0-5]\d))? ?([ap])\.? ?m\.?${ZONE}$`,
  'i',
);
const AFTERNOON = new RegExp(String.raw`^(?:by |at |before )*(1[3-9]|2[0-3]):([0-5]\d)${ZONE}$`, 'i');
const NOON = new RegExp(String.raw`^(?:by |at |before )*(?:12(?::00)? ?)?noon${ZONE}$`, 'i');

/** True if `text` is a time as Keydate stores it: HH:MM, 00:00 to 23:59. */
export function isTimeOfDay(text: string): text is TimeOfDay {
  return WRITTEN.test(text);
}

/** A time known to be one, such as a constant. Throws a RangeError on any other text. */
export function asTimeOfDay(text: string): TimeOfDay {
  if (!isTimeOfDay(text)) throw new RangeError(`${text} is no time`);
  return text;
}

/** How long after midnight clocks show a time, in ms. */
export function msOfTime(time: TimeOfDay): number {
  return (Number(time.slice(0, 2)) * HOUR + Number(time.slice(3))) * 60_000;
}

/** The times to choose from, from midnight on, half an hour apart. */
export function timesOfDay(): TimeOfDay[] {
  return Array.from({ length: DAY / INTERVAL }, (_, at) => timeAt(at * INTERVAL)).filter(isTimeOfDay);
}

/**
 * The time that the words of a cell name, if they name exactly one and nothing else: "5:00 p.m. MT", "12:00 Noon", "17:00".
 * Null for all else, as for "5:00", which is morning or afternoon, and for midnight, which ends one day and begins another.
 */
export function timeInCell(words: string): TimeOfDay | null {
  const text = words.replace(/\s+/g, ' ').trim();
  if (NOON.test(text)) return timeOf(12, 0);
  const [, hour, minute = '0', half = ''] = TWELVE_HOURS.exec(text) ?? AFTERNOON.exec(text) ?? [];
  if (hour === undefined) return null;
  return timeOf(
    half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0),
    Number(minute),
  );
}

/** A time as people write it: `5:00 PM`. */
export function timeInWords(time: TimeOfDay): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** True if a row of a contract is the one that gives the time. */
export function namesTimeOfDay(title: string): boolean {
  return /^time of day\b/i.test(title.trim());
}

/** True if a deadline of this title ends at the time of day, where one is given: those that object, resolve, examine or terminate. */
export function endsAtTimeOfDay(title: string): boolean {
  return /\b(?:objection|resolution|examination|termination)\b/i.test(title);
}

function timeOf(hour: number, minute: number): TimeOfDay | null {
  const time = timeAt(hour * HOUR + minute);
  return isTimeOfDay(time) ? time : null;
}

function timeAt(minutes: number): string {
  return [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');
}
