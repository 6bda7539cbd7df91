/**
 * When people must hear of a deadline, by the words of server/src/reminders/README.md and without a line of the product's planner: it
 * tries instants until the clocks show the right time.
 */
export interface Choice {
  type: 'hours' | 'days' | 'weeks';
  value: number;
}

export function leadName({ type, value }: Choice): string {
  return `${value} ${type}`;
}

/** The rows of which an owner can choose to hear. */
const CRITICAL = {
  rights: /objection|termination|resolution/i,
  loan: /loan/i,
  'earnest-money': /earnest money/i,
  closing: /closing date/i,
} as const;
export type Group = keyof typeof CRITICAL;
export const GROUPS = ['rights', 'loan', 'earnest-money', 'closing'] as const satisfies readonly Group[];

export interface Quiet {
  from: string;
  until: string;
  zone: string;
}

export interface OpenDate {
  title: string;
  /** YYYY-MM-DD */
  day: string;
}

export interface Terms {
  zone: string;
  timeOfDay: string | null;
}

/** True if a lender hears of a deadline: it is about a loan, an appraisal, insurance or closing, or it was shared. */
export function isForLenders({ id, title }: { id: string; title: string }, sharedIds: ReadonlySet<string>): boolean {
  return /loan|appraisal|insurance|closing/i.test(title) || sharedIds.has(id);
}

/** True if the owner of a company who has chosen these groups hears of an unanswered row. */
export function isCritical(title: string, groups: readonly Group[]): boolean {
  return groups.some((group) => CRITICAL[group].test(title));
}

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function endOf({ title, day }: OpenDate, { zone, timeOfDay }: Terms): number {
  const isAtTimeOfDay = timeOfDay !== null && /objection|resolution|examination|termination/i.test(title);
  return instantOf(day, isAtTimeOfDay ? timeOfDay : '23:59', zone);
}

export function momentOf(date: OpenDate, terms: Terms & { choice: Choice }): number {
  const end = endOf(date, terms);
  const { type, value } = terms.choice;
  if (type === 'hours') return end - value * HOUR;
  const days = type === 'weeks' ? 7 * value : value;
  const [day = '', time = ''] = clockAt(end, terms.zone).split(' ');
  return instantOf(dayBefore(day, days), time, terms.zone);
}

/** A quarter of an hour before the end of a deadline that now ends before the moment for which a person asked. */
export function momentAsked(askedFor: number, end: number): number {
  return askedFor < end ? askedFor : end - 15 * MINUTE;
}

/** When people hear that a deadline is overdue: on the next morning at the property. */
export function morningAfter(day: string, zone: string): number {
  return instantOf(dayBefore(day, -1), '08:00', zone);
}

/** When the owner hears that nobody has answered: half way from the last reminder to the end, at the end of that quarter. */
export function halfWay(lastReminder: number, end: number): number {
  const half = (lastReminder + end) / 2;
  const past = half % (15 * MINUTE);
  return past === 0 ? half : half - past + 15 * MINUTE;
}

/** The instant at which an email goes out to a person with quiet hours, if it is planned at `planned`. */
export function emailMoment(due: number, end: number, quiet: Quiet | null, planned: number): number {
  if (!quiet || !isQuiet(due, quiet)) return due;
  let after = floorToMinute(due);
  while (isQuiet(after, quiet)) after += MINUTE;
  if (after < end) return after;
  let before = floorToMinute(due);
  while (isQuiet(before, quiet)) before -= MINUTE;
  return Math.max(before, planned);
}

/** True if quiet hours delay an email that could go out at an instant: they end before its deadline. */
export function isHeld(instant: number, end: number, quiet: Quiet | null): boolean {
  if (!quiet || !isQuiet(instant, quiet)) return false;
  let after = floorToMinute(instant);
  while (isQuiet(after, quiet)) after += MINUTE;
  return after < end;
}

function isQuiet(instant: number, { from, until, zone }: Quiet): boolean {
  const time = clockAt(instant, zone).slice(11);
  return from < until ? from <= time && time < until : from <= time || time < until;
}

function floorToMinute(instant: number): number {
  return instant - (instant % MINUTE);
}

export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}

const instants = new Map<string, number>();

/** The first instant at which the clocks of a zone of the United States show this time. */
function instantOf(day: string, time: string, zone: string): number {
  const name = `${zone} ${day} ${time}`;
  const known = instants.get(name);
  if (known !== undefined) return known;
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  for (let hours = 3; hours <= 12; hours += 1) {
    const instant = asUtc + hours * HOUR;
    if (clockAt(instant, zone) !== `${day} ${time}`) continue;
    instants.set(name, instant);
    return instant;
  }
  throw new Error(`the clocks of ${zone} never show ${day} ${time}`);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The clock time of a zone: `YYYY-MM-DD HH:MM`. */
export function clockAt(instant: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(instant);
}
