import { clockAtEnd, deadlineEnd, type Deadline, type EndingTerms } from './deadline-end';
import { MINUTE_MS } from './durations';
import { HOURS_IN, type NotificationUnit } from './notification-units';
import { daysEarlier, hoursEarlier, momentOf } from './zoned-moment';

/** How long before its end a deadline is announced (spec § 3, notification). */
export interface Notification {
  type: NotificationUnit;
  value: number;
}

/** A deadline as a plan sees it. */
export interface PlannedDeadline extends Deadline {
  /** True if somebody checked it off. */
  isDone: boolean;
}

/** The fields of a transaction that decide its reminders. */
export interface ReminderTerms extends EndingTerms {
  /** The zone of the property. */
  timeZone: string;
  /** How long before the end each reminder goes out. */
  leads: readonly Notification[];
}

/** When a reminder of a deadline goes out. */
export interface PlannedReminder {
  /** The moment that its lead time names, or its person has chosen. */
  remindAt: Date;
  /** When it goes out: then, or at once where that moment has passed. */
  goesOutAt: Date;
  /** The end of the deadline; after it, nothing goes out. */
  endsAt: Date;
  isLate: boolean;
}

/** A reminder by one of the lead times. */
export interface LeadReminder extends PlannedReminder {
  lead: Notification;
}

/**
 * When the reminders of a deadline go out, the last one first; none where the deadline is checked off or over. Those that fall on one
 * moment are one, and so are those whose moments have passed: only the nearest one to the end still says something. Days and
 * weeks are counted by the calendar of the property, hours by the clock (server/src/reminders/README.md, Reminders).
 */
export function planReminders(
  deadline: PlannedDeadline,
  { leads, ...terms }: ReminderTerms,
  now: Date,
): LeadReminder[] {
  if (deadline.isDone) return [];
  const planned = leads.flatMap((lead) => {
    const plan = plannedAt(reminderMoments(deadline, lead, terms), now);
    return plan ? { ...plan, lead } : [];
  });
  // 1 day is nearer than 24 hours where clocks are put forward, and farther where they are put back
  planned.sort((one, other) => other.remindAt.getTime() - one.remindAt.getTime());
  return planned.filter((one, at) => planned.findIndex((other) => +other.goesOutAt === +one.goesOutAt) === at);
}

/** An extra reminder goes out this long before the end of a deadline that now ends before the moment that was asked for. */
const BEFORE_END_MS = 15 * MINUTE_MS;

/** The same for one more reminder that a person asked for, at a moment before the end. */
export function planExtraReminder(
  deadline: PlannedDeadline,
  { timeZone, ...terms }: Omit<ReminderTerms, 'leads'>,
  { askedFor, now }: { askedFor: Date; now: Date },
): PlannedReminder | null {
  if (deadline.isDone) return null;
  const endsAt = deadlineEnd(deadline, terms, timeZone);
  const remindAt = askedFor < endsAt ? askedFor : new Date(endsAt.getTime() - BEFORE_END_MS);
  return plannedAt({ remindAt, endsAt }, now);
}

function plannedAt({ remindAt, endsAt }: { remindAt: Date; endsAt: Date }, now: Date): PlannedReminder | null {
  if (endsAt <= now) return null;
  const isLate = remindAt < now;
  return { remindAt, endsAt, isLate, goesOutAt: isLate ? now : remindAt };
}

/** The moment that a lead time names for a deadline, and the deadline's end; whether they have passed or not. */
export function reminderMoments(
  deadline: Deadline,
  { type, value }: Notification,
  { timeZone, ...terms }: Omit<ReminderTerms, 'leads'>,
): { remindAt: Date; endsAt: Date } {
  const end = clockAtEnd(deadline, terms);
  const endsAt = momentOf(end, timeZone);
  if (type === 'hours') return { endsAt, remindAt: hoursEarlier(endsAt, value) };
  return { endsAt, remindAt: daysEarlier(end, (value * HOURS_IN[type]) / 24, timeZone) };
}
