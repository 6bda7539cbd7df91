import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Recent tries of accounts; in the database, so that all processes of a server count together. */
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
