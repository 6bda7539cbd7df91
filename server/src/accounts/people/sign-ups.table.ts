import type { Role } from '@keydate/domain/roles';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * People who asked for an account and have not yet proved the address. Several may ask for the same one; the first
 * proof wins.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    fullName: text('full_name').notNull(),
    role: text().$type<Role>().notNull(),
    inviteCode: text('invite_code'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('sign_ups_email').on(table.email)],
);
