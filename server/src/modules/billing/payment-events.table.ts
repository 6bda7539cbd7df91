import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The provider's events that were applied. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** What a company was told about a subscription, so that it is told once. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    subscriptionId: text('subscription_id').notNull(),
    notice: text().notNull(),
    toldAt: timestamp('told_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.notice] })],
);
