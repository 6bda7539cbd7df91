import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Stored for a day after they were made, to count how many codes an address asks for in an hour and a day. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    purpose: text().$type<'sign-up' | 'recovery' | 'sign-in'>().notNull(),
    /**
     * The sign-up or the person it is for; null for a code that nobody gets: an unknown address asked, or somebody
     * with a wrong password.
     */
    subjectId: text('subject_id'),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('one_time_codes_email').on(table.email, table.createdAt)],
);
