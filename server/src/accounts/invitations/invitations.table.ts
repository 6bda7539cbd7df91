import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.table';
import type { InviteKind } from '../invites/invite-codes.table';
import { people } from '../people/people.table';

/** Invite links that were emailed and not used yet, each with a code of its own (server/src/accounts/README.md, Inviting by email). */
export const invitations = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    kind: text().$type<Exclude<InviteKind, 'C'>>().notNull(),
    code: text().notNull().unique(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    unique('invitations_once').on(table.companyId, table.email),
    index('invitations_inviter').on(table.inviterId),
    index('invitations_expires').on(table.expiresAt),
  ],
);
