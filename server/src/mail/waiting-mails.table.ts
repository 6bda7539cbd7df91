import { isNotNull } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The tables of other contexts that mails belong to, as far as a foreign key needs them: it removes a mail with its
 * owner.
 */
const key = { id: text().primaryKey() };
const messages = pgTable('messages', key);
const companies = pgTable('companies', key);
const invitations = pgTable('invitations', key);
const transactionLenders = pgTable('transaction_lenders', key);

/** Mails that wait to be handed over, or handed over again. Codes are not among them: people ask for new ones. */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    id: text().primaryKey(),
    /** The mail's name in the log. */
    name: text().notNull(),
    to: text('recipient').notNull(),
    /** The header Message-ID, the same at each try: a person who gets the mail twice sees it once. */
    messageIdHeader: text('message_id_header').notNull(),
    /** All three are null for reminders: their texts are written at hand-over, with the facts of that moment. */
    subject: text(),
    text: text('as_text'),
    html: text('as_html'),
    /** The message to a client that the mail carries; null for other mails. */
    chatMessageId: text('chat_message_id').references(() => messages.id, { onDelete: 'cascade' }),
    /** The company whose owner is notified if it cannot be sent; null for mails that concern only their reader. */
    companyId: text('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** The lender's part in the mail's transaction: the mail does not go out once they no longer read it. */
    shareId: text('share_id').references(() => transactionLenders.id, { onDelete: 'cascade' }),
    /** The invitation whose link it has: once nobody can join by it, the mail does not go out. */
    invitationId: text('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    /** How often it was tried in vain. */
    tries: integer().notNull(),
    nextTryAt: timestamp('next_try_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Why the last try failed. */
    failure: text(),
    /**
     * The lease of the server that hands it over now; it ends by the database's clock, which the demo does not change.
     */
    lease: text(),
    leasedUntil: timestamp('leased_until', { withTimezone: true, precision: 3 }),
    /** When it was given up; from then on it waits for a person to send it again. */
    givenUpAt: timestamp('given_up_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('waiting_mails_next_try').on(table.nextTryAt),
    index('waiting_mails_message').on(table.chatMessageId).where(isNotNull(table.chatMessageId)),
    index('waiting_mails_company').on(table.companyId).where(isNotNull(table.companyId)),
    index('waiting_mails_share').on(table.shareId).where(isNotNull(table.shareId)),
    index('waiting_mails_invitation').on(table.invitationId).where(isNotNull(table.invitationId)),
  ],
);
