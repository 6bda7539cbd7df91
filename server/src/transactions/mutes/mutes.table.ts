import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/tables';
import { transactions } from '../transactions.table';

/** The people who want no emails about a transaction, and that transaction. */
export const reminderMutes = pgTable(
  'reminder_mutes',
  {
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.personId] })],
);
