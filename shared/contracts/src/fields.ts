import { isCalendarDay, type CalendarDay } from '@keydate/domain/calendar-day';
import { isRole, type Role } from '@keydate/domain/roles';
import { z } from 'zod';
import { EMAIL_MAX, LONG_TEXT_MAX, TEXT_MAX } from './limits';

/** Fields that several calls carry. */

export const id = z.string().min(1).max(64);

export const text = z.string().max(TEXT_MAX);
export const longText = z.string().max(LONG_TEXT_MAX);

/** A day as it crosses the wire: MM-DD-YYYY, one that exists. */
export const calendarDay = z.custom<CalendarDay>(
  (value) => typeof value === 'string' && isCalendarDay(value),
  'Please choose a day.',
);

export const role = z.custom<Role>((value) => typeof value === 'string' && isRole(value), 'This role is not known.');

/** An e-mail address: required with the first sentence, valid with the second; lower-cased (spec § 5). */
export function emailField(required: string, invalid: string) {
  return z
    .string()
    .trim()
    .min(1, required)
    .max(EMAIL_MAX, invalid)
    .regex(/^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/u, invalid)
    .toLowerCase();
}

/** A picture or file: the address is a path below {api_host}/api. */
export const stored = z.object({ url: z.string() });
