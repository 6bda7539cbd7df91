import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails that could not be handed over and are tried again. Codes are not among them: they are asked for anew. */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    id: text().primaryKey(),
    /** What the log calls it. */
    name: text().notNull(),
    to: text('recipient').notNull(),
    subject: text().notNull(),
    text: text('as_text').notNull(),
    html: text('as_html').notNull(),
    /** How often it was tried again. */
    tries: integer().notNull(),
    nextTryAt: timestamp('next_try_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('waiting_mails_next_try').on(table.nextTryAt)],
);
