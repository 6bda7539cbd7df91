import { isCalendarDay, type CalendarDay } from '@keydate/domain/calendar-day';
import { foldEmail } from '@keydate/domain/email';
import { isRole, type Role } from '@keydate/domain/roles';
import { isTimeOfDay, type TimeOfDay } from '@keydate/domain/time-of-day';
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

/** A time of a day at the property as it crosses the wire: HH:MM, 00:00 to 23:59. */
export const timeOfDay = z.custom<TimeOfDay>(
  (value) => typeof value === 'string' && isTimeOfDay(value),
  'Please choose a time.',
);

/** The person who made the last change, for somebody whose change is refused because of it; null if nobody is known. */
export const lastChangedBy = z.object({ _id: id, fullName: z.string() }).nullable();
export type LastChangedBy = z.infer<typeof lastChangedBy>;

/** The side of a transaction (spec § 1). */
export const contractType = z.enum(['Sale', 'Purchase']);
export const transactionStatus = z.enum(['Active', 'Closed']);

export const role = z.custom<Role>((value) => typeof value === 'string' && isRole(value), 'This role does not exist.');

/** Something that can be seen: of nothing but joiners, marks and fillers a name would read as none. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Signs that turn the text around them: in a list or a mail, such a name would rearrange the words next to it. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Mail programs turn such text into a link, and our emails show names to strangers. A domain alone may be a name ("Homes.com Realty"). */
const LINK = /:\/\/|www\./i;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A name on one line, without what turns the text around it and without a web address; required with the first sentence,
 * bounded with the second.
 */
export function nameField(required: string, tooLong: string, max: number) {
  return z
    .string()
    .overwrite((typed) => typed.replace(TURNING, '').replace(/\s+/g, ' ').trim())
    .refine((name) => VISIBLE.test(name), required)
    .max(max, tooLong)
    .refine((name) => !LINK.test(name.normalize('NFKC').replace(UNSEEN, '')), 'A name may not hold a web address.');
}

const EMAIL_SHAPE = /^[^\s@"(),:;<>[\]\\]+@(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/u;
const ASCII_BEFORE_AT = /^[!-~]*(?:@|$)/;

/**
 * An email address, folded into its one form: required with the first sentence, valid with the second (spec § 5). A
 * Cyrillic letter that looks like a Latin one would make a second account of what reads as the same address, and few
 * mail servers take such a letter before the @.
 */
export function emailField(required: string, invalid: string) {
  return (
    z
      .string()
      .trim()
      .min(1, required)
      .max(EMAIL_MAX, invalid)
      .overwrite(foldEmail)
      .regex(EMAIL_SHAPE, invalid)
      .regex(ASCII_BEFORE_AT, 'Before the @, an email address may only have letters without accents, digits and signs.')
      // a domain may grow as it is folded
      .max(EMAIL_MAX, invalid)
  );
}

/** A picture or file: the address is a path below {api_host}/api. */
export const stored = z.object({ url: z.string() });
