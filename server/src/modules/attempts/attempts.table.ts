import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often an account was tried of late; in the database, so that every process of a server counts the same. */
export const attempts = pgTable(
  'attempts',
  {
    /** A hash of the attempt and its account: people type passwords into the wrong field. */
    key: text().primaryKey(),
    tries: integer().notNull(),
    windowBegan: timestamp('window_began', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('attempts_window').on(table.windowBegan)],
);
