import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The recorded events (server/src/accounts/README.md, Record of changes); a refused attempt has its `refusal`. */
export type AuditEvent =
  | 'account-made'
  | 'card-change-begun'
  | 'company-changed'
  | 'company-founded'
  | 'invitation-revoked'
  | 'invitation-sent'
  | 'invite-code-renewed'
  | 'joined'
  | 'lender-invited'
  | 'lender-invitation-accepted'
  | 'lender-invitation-declined'
  | 'lender-shared-with'
  | 'lender-withdrawn'
  | 'payment-customer-made-again'
  | 'password-changed'
  | 'person-removed'
  | 'plan-bought'
  | 'plan-cancelled'
  | 'plan-change-begun'
  | 'plan-changed'
  | 'plan-purchase-begun'
  | 'plan-resumed'
  | 'profile-changed'
  | 'recovered'
  | 'recovery-asked'
  | 'signed-in'
  | 'signed-out'
  | 'terms-accepted';

/**
 * References no other table: a record outlives its subject. It contains no password, code or token, and no typed
 * address.
 */
export const auditRecords = pgTable(
  'audit_records',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    event: text().$type<AuditEvent>().notNull(),
    /** The error code of the refusal; null if the action succeeded. */
    refusal: text(),
    /** The person who did it; null if nobody is known, such as for an email without an account. */
    personId: text('person_id'),
    /** The object of the action: the person removed, the link renewed, the fields changed. */
    about: text(),
    companyId: text('company_id'),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('audit_records_at').on(table.at),
    index('audit_records_person').on(table.personId, table.at),
    index('audit_records_company').on(table.companyId, table.at),
  ],
);
