import { pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { people } from '../people/people.table';

/** The role of a person who joins by a code: a client, an employee or an agent; also its first letter. */
export type InviteKind = 'C' | 'E' | 'A';

export const inviteCodes = pgTable(
  'invite_codes',
  {
    code: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text().$type<InviteKind>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [unique('invite_codes_one_of_a_kind').on(table.personId, table.kind)],
);
