import { date, foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/tables';
import { transactions } from '../../transactions/tables';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Names a reminder to several people: the deadline, its day, and how long before the end it is announced. */
const announced = {
  transactionId: text('transaction_id').notNull(),
  dateId: text('date_id').notNull(),
  day: date({ mode: 'string' }).notNull(),
  /** As `reminders.lead` has it. */
  lead: text().notNull(),
};

/** The people who answered "I've got it" to a reminder. It counts for everyone who got the same one. */
export const reminderTakers = pgTable(
  'reminder_takers',
  {
    ...announced,
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.dateId, table.day, table.lead, table.personId] }),
    foreignKey({
      name: 'reminder_takers_transaction',
      columns: [table.transactionId],
      foreignColumns: [transactions.id],
    }).onDelete('cascade'),
    index('reminder_takers_person').on(table.personId),
  ],
);

/** The answers "Remind me": one more reminder of a deadline for one person. A new choice replaces the former. */
export const extraReminders = pgTable(
  'extra_reminders',
  {
    ...announced,
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    remindAt: moment('remind_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.dateId, table.personId] }),
    foreignKey({
      name: 'extra_reminders_transaction',
      columns: [table.transactionId],
      foreignColumns: [transactions.id],
    }).onDelete('cascade'),
    index('extra_reminders_person').on(table.personId),
  ],
);
