import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { calendarDay, id, timeOfDay } from './fields';
import { DUE_OVERDUE_MAX } from './limits';

/** A transaction with something due, as a line names it. */
export const dueTransaction = z.object({
  _id: id,
  version: z.number().int(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  clientName: z.string(),
  /** Of the property. */
  timeZone: z.string(),
  /** The company whose transaction it is, for those who read it as its lender; they can settle nothing. */
  asLenderOf: z.string().nullable(),
});
export type DueTransaction = z.infer<typeof dueTransaction>;

/** An open deadline that is due. */
export const dueDeadline = z.object({
  _id: id,
  transactionId: id,
  title: z.string(),
  date: calendarDay,
  endsAt: z.iso.datetime(),
  /** The hour of its end at the property; null: 11:59 PM. */
  endsBy: timeOfDay.nullable(),
});
export type DueDeadline = z.infer<typeof dueDeadline>;

export const listDueDeadlines = defineCall({
  method: 'GET',
  path: 'due-deadlines',
  summary:
    'The open deadlines that are overdue or due within seven days, of all active transactions that you see, in the order of their ' +
    `moments; of the overdue ones the latest ${DUE_OVERDUE_MAX} (our addition)`,
  access: 'session',
  errors: ['COMPANY_MISSING'],
  replies: {
    200: replyWith(
      z.object({
        transactions: z.array(dueTransaction),
        deadlines: z.array(dueDeadline),
        /** How many overdue ones are not listed, because they are older. */
        olderOverdue: z.number().int(),
      }),
    ),
  },
});
