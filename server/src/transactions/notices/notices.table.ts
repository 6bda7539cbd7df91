import type { NoticeKind } from '@keydate/contracts/reminders';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/tables';
import { transactions } from '../transactions.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The app's notices about a transaction, in addition to its reminders: each row is for one person. */
export const notices = pgTable(
  'notices',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    /** The question that it is about; null for other kinds. */
    questionId: text('question_id'),
    /** The deadline that it is about; null for other kinds. */
    dateId: text('date_id'),
    /** The person who did it, in the words that its reader may see. */
    by: text().notNull(),
    /** The subject of the action, such as the question's words. */
    subject: text().notNull(),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('notices_shown').on(table.personId, table.sentAt),
    index('notices_of_transaction').on(table.transactionId),
  ],
);
