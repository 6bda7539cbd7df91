import { nearestFirst } from '@keydate/domain/lead-times';
import { HOURS_IN, NOTIFICATION_UNITS } from '@keydate/domain/notification-units';
import { z } from 'zod';
import { LEAD_TIMES_MAX, NOTIFICATION_MAX_DAYS } from './limits';

const notificationUnit = z.enum(NOTIFICATION_UNITS, 'Please choose hours, days or weeks.');

/** How long before it falls due each open date is announced (spec § 3). */
export const notification = z.object({ type: notificationUnit, value: z.number().int() });
export type Notification = z.infer<typeof notification>;

/** Spec § 9: the options that are offered, the first of them selected. */
export const DEFAULT_NOTIFICATION: Notification = { type: 'hours', value: 6 };
export const NOTIFICATION_CHOICES: readonly Notification[] = [
  DEFAULT_NOTIFICATION,
  { type: 'days', value: 1 },
  { type: 'weeks', value: 1 },
];

/** "6 hours", "1 days", "1 weeks": spec § 9 always writes the plural. */
export function notificationWords({ type, value }: Notification): string {
  return `${value} ${type}`;
}

/** A notification that somebody chooses (spec § 5, Custom notification): whole, nonzero, and at most a year ahead. */
export const notificationInput = z
  .object({
    type: notificationUnit,
    value: z.number('Enter correct value').int('Enter correct value').min(1, 'Enter correct value'),
  })
  .refine(({ type, value }) => value * HOURS_IN[type] <= NOTIFICATION_MAX_DAYS * 24, {
    path: ['value'],
    message: `A notification goes out at most ${NOTIFICATION_MAX_DAYS} days ahead.`,
  });

/** The lead times that somebody chooses for a transaction or a deadline, in any order. */
export const leadTimesInput = z
  .array(notificationInput)
  .refine(
    (leads) => leads.length > 0 && leads.length <= LEAD_TIMES_MAX && nearestFirst(leads).length === leads.length,
    `Choose 1 to ${LEAD_TIMES_MAX} reminders, each at another time.`,
  );
