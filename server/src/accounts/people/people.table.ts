import type { Role } from '@keydate/domain/roles';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.table';

/** People whose email was proved by a code. */
export const people = pgTable(
  'people',
  {
    id: text().primaryKey(),
    /** In the form that @keydate/domain/email gives it, so that an address has one account however it is typed. */
    email: text().notNull().unique(),
    fullName: text('full_name').notNull(),
    role: text().$type<Role>().notNull(),
    phone: text().notNull().default(''),
    /** The zone of their quiet hours and of the times shown to them; null means their device's. */
    timeZone: text('time_zone'),
    passwordHash: text('password_hash'),
    pictureId: text('picture_id'),
    companyId: text('company_id').references(() => companies.id),
    /** The person whose transactions an employee works on and sees. */
    worksForId: text('works_for_id').references((): AnyPgColumn => people.id),
    /** The code of a sign-up by invitation, until the person has joined by it. */
    pendingInviteCode: text('pending_invite_code'),
    /** By whose code the person joined the company. */
    invitedById: text('invited_by_id').references((): AnyPgColumn => people.id),
    termsVersion: text('terms_version'),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('people_company').on(table.companyId),
    index('people_works_for').on(table.worksForId),
    // in UTF-8 as many bytes as characters: only ASCII
    check(
      'people_email_folded',
      sql`${table.email} = lower(${table.email}) and octet_length(${table.email}) = length(${table.email})`,
    ),
  ],
);
