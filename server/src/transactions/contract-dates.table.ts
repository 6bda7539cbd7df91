import type { SettledAs } from '@keydate/domain/settled-deadline';
import { isNull } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
    /** The titles that it had, one in each line, by which words of other dates name it; empty where nobody has renamed it. */
    formerTitle: text('former_title').notNull().default(''),
    description: text().notNull(),
    /** The contract's words from which its day is counted; empty where nobody counts it. */
    words: text().notNull().default(''),
    /** True if its day is the counted one; false where a person has set another. */
    follows: boolean().notNull().default(false),
    /** The time at which somebody settled it, and the person; both null while it is open. */
    doneAt: timestamp('done_at', { withTimezone: true, precision: 3 }),
    doneById: text('done_by_id').references(() => people.id),
    /** How they settled it, and their note. Null for done: rows from before there were other ways. */
    doneAs: text('done_as').$type<SettledAs>(),
    doneNote: text('done_note').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.id] }),
    index('contract_dates_transaction').on(table.transactionId, table.position),
    // the calendar asks thousands of closed transactions for a few days
    index('contract_dates_day').on(table.transactionId, table.day),
    index('contract_dates_open').on(table.day).where(isNull(table.doneAt)),
  ],
);
