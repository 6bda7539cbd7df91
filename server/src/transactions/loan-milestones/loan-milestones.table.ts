import type { LoanMilestone } from '@keydate/domain/loan-milestones';
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { transactionLenders } from '../lenders/transaction-lenders.table';

/** The steps of loans that lenders have ticked: each under the lender's part in a transaction. */
export const loanMilestones = pgTable(
  'loan_milestones',
  {
    shareId: text('share_id')
      .notNull()
      .references(() => transactionLenders.id, { onDelete: 'cascade' }),
    milestone: text().$type<LoanMilestone>().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.milestone] })],
);

/**
 * The steps that the team was notified of, including those that the lender took back since: each day of a step is
 * announced once.
 */
export const toldMilestones = pgTable(
  'told_milestones',
  {
    shareId: text('share_id')
      .notNull()
      .references(() => transactionLenders.id, { onDelete: 'cascade' }),
    milestone: text().$type<LoanMilestone>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The mails that announce it. A mail that still waits when the day changes is never sent. */
    mailIds: jsonb('mail_ids').$type<string[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.milestone, table.day] })],
);
