import type { NotificationUnit } from '@keydate/domain/notification-units';
import type { Notification } from '@keydate/domain/reminder-plan';
import type { ContractType } from '@keydate/domain/contract-type';
import type { CountingTerms } from '@keydate/domain/computed-deadlines/follow-days';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import type { TransactionStatus } from '@keydate/contracts/transactions';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { clients } from './clients/clients.table';
import { companies, people } from '../accounts/tables';

export const transactions = pgTable(
  'transactions',
  {
    id: text().primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    /** The owner of the transaction; an employee's entries belong to the person they work for. */
    ownerId: text('owner_id')
      .notNull()
      .references(() => people.id),
    createdById: text('created_by_id')
      .notNull()
      .references(() => people.id),
    /** The person who last changed it; null if nobody has. */
    changedById: text('changed_by_id').references(() => people.id, { onDelete: 'set null' }),
    clientId: text('client_id').notNull(),
    version: integer().notNull().default(1),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipcode: text().notNull(),
    country: text().notNull(),
    /** The address as a search compares it (the domain's address-search); written with each change of the address. */
    searchText: text('search_text').notNull().default(''),
    contractType: text('contract_type').$type<ContractType>().notNull(),
    status: text().$type<TransactionStatus>().notNull(),
    /** The wizard's answer about the client: new (Yes), from the list (No), or neither. */
    clientType: text('client_type').$type<'Yes' | 'No' | ''>().notNull(),
    /** HH:MM at the property; null if the contract gives none. */
    timeOfDay: text('time_of_day').$type<TimeOfDay>(),
    /** The same for the Acceptance Deadline alone. */
    acceptanceTime: text('acceptance_time').$type<TimeOfDay>(),
    /** The terms that its dates count from, days as people read them; null where nobody has confirmed it. */
    counting: jsonb().$type<CountingTerms>(),
    notificationType: text('notification_type').$type<NotificationUnit>().notNull(),
    notificationValue: integer('notification_value').notNull(),
    /** Its reminders before that one, the nearest first. */
    furtherLeads: jsonb('further_leads').$type<Notification[]>().notNull().default([]),
    /** All reminders of deadlines that have others, by the deadlines' ids, the nearest first. */
    leadsOfDates: jsonb('leads_of_dates').$type<Record<string, Notification[]>>().notNull().default({}),
    /** The browser's id for its request to enter this transaction; null if it gave none. */
    requestId: text('request_id'),
    /** A digest of that request: the same id with other words is another request. */
    requestDigest: text('request_digest'),
    /** The earliest day that nobody has checked off (`nextDueDay`), or infinity; written with each change, and lists are sorted by it. */
    nextDue: date('next_due', { mode: 'string' }).notNull().default('infinity'),
    /** The id of the deadline that is the closing (`decideClosing`); written with each change of the deadlines. */
    closing: text(),
    closingMarked: boolean('closing_marked').notNull().default(false),
    /** The day of the closing, and of the last one while none is known: a closing entered in its place was moved. */
    closingDay: date('closing_day', { mode: 'string' }),
    noLoan: boolean('no_loan').notNull().default(false),
    /**
     * The day by which the Closing Disclosure was due before the closing was last moved; null if the move did not
     * change it (server/src/transactions/README.md, Lenders).
     */
    disclosureWas: date('disclosure_was', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // a client of the same company; with the pair, PostgreSQL can estimate how many transactions a search in a company
    // finds
    foreignKey({
      name: 'transactions_client_of_company',
      columns: [table.companyId, table.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }),
    unique('transactions_one_of_a_request').on(table.createdById, table.requestId),
    // read backwards for newest first
    index('transactions_newest').on(table.companyId, table.createdAt, table.id),
    // drizzle's `desc` alone would order nulls in the index differently than in the query, and PostgreSQL would not
    // use it
    index('transactions_next_due').on(
      table.companyId,
      table.status,
      table.nextDue,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('transactions_next_due_of_owner').on(
      table.ownerId,
      table.status,
      table.nextDue,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('transactions_client').on(table.clientId),
  ],
);
