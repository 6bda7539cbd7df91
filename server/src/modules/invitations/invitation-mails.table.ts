import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.table';

/** When each invitation of a company was emailed, for the number that it may send a day; revoking one gives none back. */
export const invitationMails = pgTable(
  'invitation_mails',
  {
    id: text().primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('invitation_mails_company').on(table.companyId, table.sentAt)],
);
