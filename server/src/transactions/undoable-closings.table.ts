import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { transactions } from './transactions.table';

/** Closings of transactions that can still be undone; nobody has been notified of them yet. */
export const undoableClosings = pgTable(
  'undoable_closings',
  {
    transactionId: text('transaction_id')
      .primaryKey()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    /** From this moment on it is final. */
    until: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** The questions to lenders that the closing withdrew. */
    questionIds: jsonb('question_ids').$type<string[]>().notNull(),
    /** How many active transactions the company had before. */
    activeBefore: integer('active_before').notNull(),
  },
  (table) => [index('undoable_closings_until').on(table.until)],
);
