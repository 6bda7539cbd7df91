import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { companies, people } from '../../accounts/tables';

/** Contacts of a company, separate from the accounts that people sign in with (server/src/transactions/README.md, Clients). */
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
    /** Name and email as a search compares them: folded by the domain's fold-text, one line each. */
    searchText: text('search_text').notNull(),
    /** When a mail informed the client who entered which data about them, and who sent it; null if nobody did. */
    greetedAt: timestamp('greeted_at', { withTimezone: true, precision: 3 }),
    greetedById: text('greeted_by_id').references(() => people.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    unique('clients_one_address').on(table.companyId, table.email),
    unique('clients_of_company').on(table.companyId, table.id),
    index('clients_greeted').on(table.greetedById, table.greetedAt),
  ],
);
