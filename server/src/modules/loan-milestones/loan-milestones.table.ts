import type { LoanMilestone } from '@keydate/domain/loan-milestones';
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
