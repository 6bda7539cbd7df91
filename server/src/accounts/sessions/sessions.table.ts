import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../people/people.table';
import { signUps } from '../people/sign-ups.table';

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** SHA-256 of the token; only its bearer knows the token itself. */
    tokenHash: text('token_hash').notNull().unique(),
    kind: text().$type<'sign-up' | 'code' | 'full'>().notNull(),
    /** Set for `sign-up` sessions, `personId` for the others. */
    signUpId: text('sign_up_id').references(() => signUps.id, { onDelete: 'cascade' }),
    personId: text('person_id').references(() => people.id, { onDelete: 'cascade' }),
    /** The user agent of the browser that opened it. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('sessions_person').on(table.personId), index('sessions_expires').on(table.expiresAt)],
);
