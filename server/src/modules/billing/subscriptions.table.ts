import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.table';
import type { PlanName } from './plans';

/** The subscription of a company; without a row it has the free allowance. */
export const subscriptions = pgTable('subscriptions', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  provider: text().$type<'STRIPE' | 'GOOGLE' | 'APPLE'>().notNull(),
  plan: text().$type<PlanName>().notNull(),
  providerSubscriptionId: text('provider_subscription_id').notNull(),
  providerPlanId: text('provider_plan_id').notNull(),
  paymentAmountCents: integer('payment_amount_cents').notNull(),
  isCancelled: boolean('is_cancelled').notNull(),
  nextBillingAt: timestamp('next_billing_at', { withTimezone: true, precision: 3 }).notNull(),
});
