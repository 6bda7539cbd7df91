import type { QuestionState } from '@keydate/domain/second-opinion';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { transactionLenders } from '../lenders/transaction-lenders.table';
import { people } from '../../accounts/tables';
import { transactions } from '../transactions.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A deadline as it was when the question was asked; days are as SQL writes them. */
export interface AskedDate {
  id: string;
  title: string;
  day: string;
}

/** Another day for a deadline, and its outcome. */
export interface StoredProposal {
  dateId: string;
  title: string;
  from: string;
  to: string;
  decision: StoredDecision | null;
}

/** `version` is the transaction's version after the change to which the reason belongs. */
export interface StoredDecision {
  isAccepted: boolean;
  reason: string;
  byId: string;
  by: string;
  at: string;
  version: number;
}

/** Questions to the lenders of transactions, with their answers (server/src/transactions/README.md, Second opinion). */
export const lenderQuestions = pgTable(
  'lender_questions',
  {
    /** The browser's requestId: a repeated request asks once. */
    id: text().primaryKey(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    /** The lender's part in the transaction: a lender who is invited again does not see earlier questions. */
    shareId: text('share_id')
      .notNull()
      .references(() => transactionLenders.id, { onDelete: 'cascade' }),
    askedById: text('asked_by_id')
      .notNull()
      .references(() => people.id),
    question: text().notNull(),
    dates: jsonb().$type<AskedDate[]>().notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    state: text().$type<QuestionState>().notNull(),
    askedAt: moment('asked_at').notNull(),
    answer: text(),
    proposals: jsonb().$type<StoredProposal[]>().notNull().default([]),
    answeredAt: moment('answered_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('lender_questions_transaction').on(table.transactionId, table.askedAt),
    index('lender_questions_share').on(table.shareId),
    index('lender_questions_open')
      .on(table.transactionId)
      .where(sql`${table.state} in ('asked', 'answered')`),
  ],
);
