import { CALENDAR_STATES } from '@keydate/domain/calendar-deadlines';
import { daysBetween } from '@keydate/domain/calendar-day';
import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { dueDeadline, dueTransaction } from './due-deadlines';
import { calendarDay, contractType, id, transactionStatus } from './fields';
import { CALENDAR_DAYS_MAX, CALENDAR_PER_DAY, CALENDAR_PER_DAY_MAX } from './limits';
import { settledAs } from './transactions';

/** A transaction with a deadline in the calendar, as an entry names it. */
export const calendarTransaction = dueTransaction.extend({
  status: transactionStatus,
  /** The person whose transaction it is; null for its lender. */
  owner: id.nullable(),
});
export type CalendarTransaction = z.infer<typeof calendarTransaction>;

export const calendarDeadline = dueDeadline.extend({
  /** How a person settled it; null while it is open. */
  settled: settledAs.nullable(),
  /** How its day was counted, in one line, if the count ended on a day off and moved from there; null for all others, and for lenders. */
  moved: z.string().nullable(),
});
export type CalendarDeadline = z.infer<typeof calendarDeadline>;

export const readCalendar = defineCall({
  method: 'GET',
  path: 'calendar',
  summary:
    `The deadlines of up to ${CALENDAR_DAYS_MAX} days, of all transactions that you see, in whichever state; of each day the first ` +
    `${CALENDAR_PER_DAY}, or as many as \`perDay\` says, and how many it has. Open ones come first (our addition)`,
  access: 'session',
  query: z
    .object({
      from: calendarDay,
      to: calendarDay,
      perDay: z.coerce.number().int().min(1).max(CALENDAR_PER_DAY_MAX).optional(),
      contract_type: contractType.optional(),
      /** The id of the person whose transactions are meant; without it, all that the reader sees. */
      person: id.optional(),
      state: z.enum(CALENDAR_STATES).optional(),
    })
    .refine(({ from, to }) => daysBetween(from, to) >= 0, { path: ['to'], error: 'The last day is before the first.' })
    .refine(({ from, to }) => daysBetween(from, to) < CALENDAR_DAYS_MAX, {
      path: ['to'],
      error: `A calendar has at most ${CALENDAR_DAYS_MAX} days.`,
    }),
  errors: ['COMPANY_MISSING'],
  replies: {
    200: replyWith(
      z.object({
        /** Those that have deadlines, in their order. */
        days: z.array(z.object({ day: calendarDay, total: z.number().int() })),
        deadlines: z.array(calendarDeadline),
        /** Those of the listed deadlines. */
        transactions: z.array(calendarTransaction),
        /** The states of the properties with deadlines on these days, also of those that are not listed. */
        states: z.array(z.string()),
        /** The people whose transactions the reader sees, by name: the choices for `person`. Of one's own alone there are none. */
        people: z.array(z.object({ _id: id, fullName: z.string() })),
        /** The overdue deadlines before the first day, and the day of the first of them. */
        overdueEarlier: z.object({ count: z.number().int(), firstDay: calendarDay.nullable() }),
      }),
    ),
  },
});
