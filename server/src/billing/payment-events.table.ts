import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The events of the provider that have been applied. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** The notices that a company has received about a subscription, so that each is sent once. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    subscriptionId: text('subscription_id').notNull(),
    notice: text().notNull(),
    toldAt: timestamp('told_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.notice] })],
);
