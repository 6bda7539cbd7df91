import { pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.table';

/** Contacts of a company, outside the accounts one signs in with (docs/rules.md, Clients). */
export const clients = pgTable(
  'clients',
  {
    id: text().primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    fullName: text('full_name').notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    pictureId: text('picture_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [unique('clients_one_address').on(table.companyId, table.email)],
);
