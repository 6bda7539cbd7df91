import type { NotificationUnit } from '@keydate/domain/notification-units';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import { isNotNull, sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '../accounts/tables';
import { transactions } from '../transactions/tables';

export type ReminderChannel = 'email' | 'app';

/**
 * `planned` until its moment; then an email is `queued` in a waiting mail, and a reminder in the app is `sent` at
 * once. `failed` if it could not be handed over, or not before its deadline ended. `withdrawn` if a change came after
 * it was queued; with `sentAt`, if the app has shown it to a lender who no longer sees its date.
 */
export type ReminderState = 'planned' | 'queued' | 'sent' | 'failed' | 'withdrawn';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * The reminders of open deadlines and their outcome: one for each deadline, its day, the choice, the person and the
 * channel.
 */
export const reminders = pgTable(
  'reminders',
  {
    id: text().primaryKey(),
    /** The unique key of a reminder, in one text: planned again, it is the same one, and never goes out twice. */
    key: text().notNull().unique(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    dateId: text('date_id').notNull(),
    /** The day and the title of the deadline when this was planned, so that a removed date still has a name. */
    day: date({ mode: 'string' }).notNull(),
    title: text().notNull(),
    personId: text('person_id').notNull(),
    channel: text().$type<ReminderChannel>().notNull(),
    /** How long before the end it is announced: `6 hours`. A reminder that a person asked for has that of the answered one. */
    lead: text().notNull().default(''),
    /** True if its person asked for it with "Remind me". */
    isExtra: boolean('is_extra').notNull().default(false),
    /** The moment that the transaction's choice names. */
    remindAt: moment('remind_at').notNull(),
    /** When it goes out: later in quiet hours, or if it was planned late. */
    goesOutAt: moment('goes_out_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    isLate: boolean('is_late').notNull(),
    plannedAt: moment('planned_at').notNull(),
    state: text().$type<ReminderState>().notNull(),
    /** The waiting mail that contains it, while it is queued. */
    mailId: text('mail_id'),
    sentAt: moment('sent_at'),
    readAt: moment('read_at'),
    /** Why it was not handed over, in the words of the mail server or ours. */
    failure: text(),
    /** The hash of the token in its email, by which its person answers it without a session. */
    answerHash: text('answer_hash'),
  },
  (table) => [
    index('reminders_due')
      .on(table.goesOutAt)
      .where(sql`${table.state} = 'planned'`),
    index('reminders_of_date').on(table.transactionId, table.dateId),
    index('reminders_of_mail').on(table.mailId).where(isNotNull(table.mailId)),
    index('reminders_shown').on(table.personId, table.sentAt),
    uniqueIndex('reminders_of_answer').on(table.answerHash).where(isNotNull(table.answerHash)),
  ],
);

/** People's reminder settings; a person without a row has chosen nothing. */
export const reminderSettings = pgTable('reminder_settings', {
  personId: text('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  byEmail: boolean('by_email').notNull(),
  inApp: boolean('in_app').notNull(),
  /** Of the device on which quiet hours were chosen; null until one has named it. */
  timeZone: text('time_zone'),
  /** Both are null if there are no quiet hours. */
  quietFrom: text('quiet_from').$type<TimeOfDay>(),
  quietUntil: text('quiet_until').$type<TimeOfDay>(),
  /** The notification with which their new transactions begin; both are null for the specification's. */
  defaultType: text('default_type').$type<NotificationUnit>(),
  defaultValue: integer('default_value'),
});
