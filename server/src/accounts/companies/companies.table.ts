import { NO_OWN_DAYS_OFF, type OwnDaysOff } from '@keydate/domain/computed-deadlines/own-days-off';
import type { EscalationGroup } from '@keydate/domain/escalation';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const companies = pgTable('companies', {
  id: text().primaryKey(),
  name: text().notNull(),
  website: text().notNull(),
  street: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zipCode: text('zip_code').notNull(),
  primaryColor: text('primary_color').notNull(),
  secondaryColor: text('secondary_color').notNull(),
  pictureId: text('picture_id'),
  /** Its additions to the days off of the states; the days are as people read them. */
  daysOff: jsonb('days_off').$type<OwnDaysOff>().notNull().default(NO_OWN_DAYS_OFF),
  /** True if the box at Submit that stores a contract with its transaction is on at first. */
  keepsContracts: boolean('keeps_contracts').notNull().default(false),
  /** The rows of which the owner hears where nobody answers their reminders. */
  escalates: jsonb().$type<EscalationGroup[]>().notNull().default([]),
  /** References people; the constraint is in the migration, because the two tables need each other. */
  ownerId: text('owner_id').notNull(),
  /** The person who last changed it. References people, as `ownerId` does; null if nobody has changed it. */
  changedById: text('changed_by_id'),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
