import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.table';
import { people } from '../people/people.table';

/**
 * The owner of a picture decides who may see it: a person, or a company (for its own, or a client's). A picture
 * without an owner is not in use: it is still being saved, or was replaced (at `created_at`, which is then set again),
 * and its file will be removed.
 */
export const pictures = pgTable('pictures', {
  id: text().primaryKey(),
  personId: text('person_id').references(() => people.id, { onDelete: 'cascade' }),
  companyId: text('company_id').references(() => companies.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
