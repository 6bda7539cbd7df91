import { z } from 'zod';
import { defineCall, plainReply, replyWith } from './call';
import { id } from './fields';

/** Where calendar programs read a feed, with its token as the query's `token`. */
export const CALENDAR_FILE_PATH = '/calendar.ics';

/** Without `transactionId` the feed is of all transactions that its maker sees. */
const feedOf = z.object({ transactionId: id.optional() });

export const calendarFeed = z.object({
  /** Null: all transactions that its maker sees. */
  transactionId: id.nullable(),
  /** The street of that transaction; null where its maker no longer sees it. */
  street: z.string().nullable(),
  /** True if its events have alarms, as long before their end as the transaction's notification says. */
  alarms: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const makeCalendarFeed = defineCall({
  method: 'POST',
  path: 'calendar-feed',
  summary:
    'Make the private address of your calendar feed, or of one of a single transaction. A former address of the same feed ends. ' +
    'The address is in this reply only (our addition)',
  access: 'session',
  body: feedOf.extend({ alarms: z.boolean().default(false) }),
  errors: ['COMPANY_MISSING', 'FORBIDDEN', 'NOT_FOUND'],
  replies: { 200: replyWith(calendarFeed.extend({ url: z.url() })) },
});

export const listCalendarFeeds = defineCall({
  method: 'GET',
  path: 'calendar-feed',
  summary: 'Your calendar feeds, without their addresses (our addition)',
  access: 'session',
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.array(calendarFeed)) },
});

export const endCalendarFeed = defineCall({
  method: 'DELETE',
  path: 'calendar-feed',
  summary: 'End your calendar feed, or that of one transaction: its address stops working (our addition)',
  access: 'session',
  query: feedOf,
  errors: ['COMPANY_MISSING'],
  replies: { 200: plainReply },
});
