import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Card, OtherMethod } from '../ports/payments';
import { companies } from '../accounts/tables';
import type { PlanName } from './plans';

/** The latest subscription of a company, as the provider last reported it. */
export const subscriptions = pgTable('subscriptions', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  provider: text().$type<'STRIPE' | 'GOOGLE' | 'APPLE'>().notNull(),
  status: text().$type<'trialing' | 'active' | 'past_due' | 'paused' | 'ended'>().notNull().default('active'),
  plan: text().$type<PlanName>().notNull(),
  providerSubscriptionId: text('provider_subscription_id').notNull(),
  /** The provider's product. */
  providerPlanId: text('provider_plan_id').notNull(),
  /** The monthly charge from the next one on. */
  paymentAmountCents: integer('payment_amount_cents').notNull(),
  isCancelled: boolean('is_cancelled').notNull(),
  /** The end of the trial or of the paid period. */
  nextBillingAt: timestamp('next_billing_at', { withTimezone: true, precision: 3 }).notNull(),
  /** A smaller plan that follows when the paid period ends. */
  nextPlan: text('next_plan').$type<PlanName>(),
  /** The end of the period for which `plan` is paid, if `nextPlan` follows it. */
  planUntil: timestamp('plan_until', { withTimezone: true, precision: 3 }),
  /** When the charge that is still due failed. */
  overdueSince: timestamp('overdue_since', { withTimezone: true, precision: 3 }),
  /** The amount of that charge, after credits and discounts; null if nothing is overdue, or the amount is not known. */
  overdueCents: integer('overdue_cents'),
  /** When it ended, if it has. */
  endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
  card: jsonb().$type<Card>(),
  /** The method that is charged, if it is no card. */
  otherMethod: jsonb('other_method').$type<OtherMethod>(),
});
