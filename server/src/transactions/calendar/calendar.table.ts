import type { TimeOfDay } from '@keydate/domain/time-of-day';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { companies, people } from '../../accounts/tables';
import { transactions } from '../transactions.table';

/** The private addresses by which calendars read deadlines. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    /** The hash of the token in the address; the address itself is shown once. */
    tokenHash: text('token_hash').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The company for which the person made it. In another one it shows nothing. */
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null: all transactions that the person sees. */
    transactionId: text('transaction_id').references(() => transactions.id, { onDelete: 'cascade' }),
    alarms: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    unique('calendar_feeds_one_of_each').on(table.personId, table.transactionId).nullsNotDistinct(),
    index('calendar_feeds_transaction').on(table.transactionId),
  ],
);

/** How a calendar showed a deadline that its transaction no longer has. The version before stores title and day alone. */
export interface RemovedEvent {
  title: string;
  day: string;
  street?: string;
  endsBy?: TimeOfDay | null;
  timeZone?: string;
}

/** The deadlines that have changed since they were entered, for the numbers by which calendars recognize a change. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    dateId: text('date_id').notNull(),
    /** How often its event has changed. */
    sequence: integer().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Since when it is a canceled one; null while it is open, and where the version before canceled it. */
    canceledAt: timestamp('canceled_at', { withTimezone: true, precision: 3 }),
    /** Set where the transaction no longer has the deadline. */
    removed: jsonb().$type<RemovedEvent>(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.dateId] }),
    index('calendar_events_changed').on(table.changedAt),
  ],
);
