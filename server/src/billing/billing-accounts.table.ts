import type { BillingAddress } from '@keydate/contracts/people';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { KeyMode } from '../ports/payments';
import { companies } from '../accounts/tables';

/** A company as a customer of the payment provider. */
export const billingAccounts = pgTable('billing_accounts', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  /** The keys with which the customer was made; null if that was before they were recorded. */
  keyMode: text('key_mode').$type<KeyMode>(),
  /** When its state was last compared with the provider's; null if it never was. */
  comparedAt: timestamp('compared_at', { withTimezone: true, precision: 3 }),
  address: jsonb().$type<BillingAddress>().notNull(),
  /** Raised whenever the provider's state is stored, so that no older state replaces a newer one. Keys of writes contain it. */
  version: integer().notNull().default(0),
  /** How many upgrades the provider has answered. It is the key of the next one, so that two at once become one. */
  upgrades: integer().notNull().default(0),
  /** The person who had the free trial; null while it is still offered. */
  trialPersonId: text('trial_person_id'),
  trialStartedAt: timestamp('trial_started_at', { withTimezone: true, precision: 3 }),
  /** The purchase that is under way or led to the present subscription; the provider carries it out once. */
  purchase: text(),
  purchaseHasTrial: boolean('purchase_has_trial').notNull().default(false),
  purchasedById: text('purchased_by_id'),
  /** When the card that is charged was entered. A card that was entered earlier does not replace it. */
  cardSince: timestamp('card_since', { withTimezone: true, precision: 3 }),
});
