import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../people/people.table';

/** Browsers that somebody has signed in with. Each has a mark of its own in a cookie. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the mark, which only the browser has. */
    markHash: text('mark_hash').notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    signedInAt: timestamp('signed_in_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.markHash, table.personId] }),
    index('known_browsers_person').on(table.personId),
    index('known_browsers_signed_in').on(table.signedInAt),
  ],
);
