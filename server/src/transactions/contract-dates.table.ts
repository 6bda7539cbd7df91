import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../accounts/tables';
import { transactions } from './transactions.table';

export const contractDates = pgTable(
  'contract_dates',
  {
    /** Unique within its transaction: the browser may choose it before the date is sent. */
    id: text().notNull(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    /** The order in which the contract names them. */
    position: integer().notNull(),
    /** A day, YYYY-MM-DD in the column; only calendar-day converts it to the form that people read. */
    day: date({ mode: 'string' }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** The time at which somebody checked it off, and the person; both null while nobody has. */
    doneAt: timestamp('done_at', { withTimezone: true, precision: 3 }),
    doneById: text('done_by_id').references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.id] }),
    index('contract_dates_transaction').on(table.transactionId, table.position),
  ],
);
