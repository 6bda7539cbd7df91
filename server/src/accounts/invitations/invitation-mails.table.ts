import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.table';

/**
 * The times at which a company's invitations were emailed, for its daily limit; revoking one does not reduce the
 * count.
 */
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
