import { date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { waitingMails } from '../../mail/tables';
import { transactions } from '../../transactions/tables';

/** `overdue`: a deadline has ended and is open, the morning after. `unanswered`: nobody has answered its last reminder. */
export type FollowUpKind = 'overdue' | 'unanswered';

/** The news that people have got about deadlines after their reminders: one row for each deadline, its day, person and kind. */
export const followUps = pgTable(
  'follow_ups',
  {
    kind: text().$type<FollowUpKind>().notNull(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    dateId: text('date_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    personId: text('person_id').notNull(),
    /** When it was said, or found that this person hears of it by no channel. */
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** The waiting mail that says it; null once it was handed over, or without one. */
    mailId: text('mail_id').references(() => waitingMails.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({
      name: 'follow_ups_key',
      columns: [table.transactionId, table.dateId, table.day, table.kind, table.personId],
    }),
    index('follow_ups_of_mail').on(table.mailId),
  ],
);
