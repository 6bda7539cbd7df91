import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The people who asked for news about Keydate. Only their address and the time of asking are known. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text().primaryKey(),
  /** The hash of the token in the link that deletes the address. */
  removalTokenHash: text('removal_token_hash').notNull().unique(),
  subscribedAt: timestamp('subscribed_at', { withTimezone: true, precision: 3 }).notNull(),
});
