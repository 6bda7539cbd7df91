import type { TimeOfDay } from '@keydate/domain/time-of-day';
import { date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/tables';
import { waitingMails } from '../../mail/tables';

/** The morning summaries of people who have ever chosen one, each with the next that is due. */
export const summaries = pgTable(
  'summaries',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The hour, in the person's zone; null if they have switched it off. */
    at: text().$type<TimeOfDay>(),
    /** When the next one goes out; null if it is off. */
    goesOutAt: timestamp('goes_out_at', { withTimezone: true, precision: 3 }),
    /** The last day that has had its summary, by the person's calendar. It outlives a choice: no day has two. */
    lastDay: date('last_day', { mode: 'string' }),
    /** The waiting mail of the last day. */
    mailId: text('mail_id').references(() => waitingMails.id, { onDelete: 'set null' }),
  },
  (table) => [index('summaries_due').on(table.goesOutAt), index('summaries_of_mail').on(table.mailId)],
);
