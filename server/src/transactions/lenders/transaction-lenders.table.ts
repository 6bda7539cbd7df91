import type { LenderState } from '@keydate/domain/lender-access';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies, people } from '../../accounts/tables';
import { transactions } from '../transactions.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Lenders of transactions, from the invitation on; ended rows stay as history (server/src/transactions/README.md, Lenders). */
export const transactionLenders = pgTable(
  'transaction_lenders',
  {
    /** Also in the link of the mail. It opens nothing by itself: the invitation is for the account of its address. */
    id: text().primaryKey(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => people.id),
    email: text().notNull(),
    state: text().$type<LenderState>().notNull(),
    /** The person who accepted, and the company for which they did. Null until then. */
    lenderId: text('lender_id').references(() => people.id),
    lenderCompanyId: text('lender_company_id').references(() => companies.id),
    sharesContact: boolean('shares_contact').notNull().default(false),
    /** The dates that the lender sees in addition to those that lenders see by default, and those of them that they do not. */
    sharedDateIds: jsonb('shared_date_ids').$type<string[]>().notNull().default([]),
    hiddenDateIds: jsonb('hidden_date_ids').$type<string[]>().notNull().default([]),
    /** As in the transaction (`nextDueDay`), but for the dates that the lender sees. */
    nextDue: date('next_due', { mode: 'string' }).notNull().default('infinity'),
    /** As in the transaction: set while the lender is warned that the closing was moved. */
    disclosureWas: date('disclosure_was', { mode: 'string' }),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    answeredAt: moment('answered_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('transaction_lenders_once')
      .on(table.transactionId, table.email)
      .where(sql`${table.state} in ('invited', 'accepted')`),
    index('transaction_lenders_transaction').on(table.transactionId),
    index('transaction_lenders_lender')
      .on(table.lenderId, table.nextDue)
      .where(sql`${table.state} = 'accepted'`),
    index('transaction_lenders_invited')
      .on(table.email)
      .where(sql`${table.state} = 'invited'`),
  ],
);
