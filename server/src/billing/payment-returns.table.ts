import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../accounts/tables';

/**
 * The payments and cards that people must confirm with the provider, by the token with which they return. Only the
 * token's hash is stored.
 */
export const paymentReturns = pgTable(
  'payment_returns',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    personId: text('person_id').notNull(),
    purpose: text().$type<'subscription' | 'upgrade' | 'card'>().notNull(),
    /** The provider's payment or card confirmation. */
    intentId: text('intent_id').notNull(),
    /** The provider's product that the payment is for; null for a card. */
    planId: text('plan_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /**
     * The network address from which it was begun, for the audit record: a webhook may report the payment before the
     * person returns.
     */
    address: text().notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    /** True if it was confirmed and carried out, or can no longer be confirmed. */
    isDone: boolean('is_done').notNull().default(false),
  },
  (table) => [index('payment_returns_company').on(table.companyId, table.createdAt)],
);
