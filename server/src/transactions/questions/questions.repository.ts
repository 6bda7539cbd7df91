import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries, Tx } from '../../db/database';
import { clients } from '../clients/clients.table';
import { companies, people } from '../../accounts/tables';
import type { LenderRow } from '../lenders/lenders.repository';
import { transactionLenders } from '../lenders/transaction-lenders.table';
import type { Member } from '../../accounts';
import type { TransactionRow } from '../transactions.repository';
import { isInScope, isShareOf } from '../policies/transaction.sql';
import { transactions } from '../transactions.table';
import { lenderQuestions } from './lender-questions.table';

export type QuestionRow = typeof lenderQuestions.$inferSelect;

/** A question with its transaction and all people concerned. */
export interface FoundQuestion {
  question: QuestionRow;
  transaction: TransactionRow;
  clientName: string;
  /** The company of the transaction. */
  company: string;
  asker: string;
  share: LenderRow;
  lender: { fullName: string; company: string };
}

const lenderPeople = alias(people, 'lender_people');
const lenderCompanies = alias(companies, 'lender_companies');

const questions = (db: Queries) =>
  db
    .select({
      question: lenderQuestions,
      transaction: transactions,
      clientName: clients.fullName,
      company: companies.name,
      asker: people.fullName,
      share: transactionLenders,
      lender: { fullName: lenderPeople.fullName, company: lenderCompanies.name },
    })
    .from(lenderQuestions)
    .innerJoin(transactions, eq(transactions.id, lenderQuestions.transactionId))
    .innerJoin(clients, eq(clients.id, transactions.clientId))
    .innerJoin(companies, eq(companies.id, transactions.companyId))
    .innerJoin(people, eq(people.id, lenderQuestions.askedById))
    .innerJoin(transactionLenders, eq(transactionLenders.id, lenderQuestions.shareId))
    .innerJoin(lenderPeople, eq(lenderPeople.id, transactionLenders.lenderId))
    .innerJoin(lenderCompanies, eq(lenderCompanies.id, transactionLenders.lenderCompanyId))
    .$dynamic();

export async function findQuestion(db: Queries, id: string): Promise<FoundQuestion | undefined> {
  const [found] = await questions(db).where(eq(lenderQuestions.id, id));
  return found;
}

/** The questions about a transaction, newest first; only those to `lender` if given. */
export async function questionsOfTransaction(
  db: Queries,
  transactionId: string,
  lender?: Pick<Member, 'id' | 'companyId'>,
): Promise<FoundQuestion[]> {
  return questions(db)
    .where(and(eq(lenderQuestions.transactionId, transactionId), lender && isShareOf(lender)))
    .orderBy(desc(lenderQuestions.askedAt), desc(lenderQuestions.id));
}

/** The people who have asked lenders about a transaction. */
export async function askersAbout(db: Queries, transactionId: string): Promise<string[]> {
  const found = await db
    .select({ id: lenderQuestions.askedById })
    .from(lenderQuestions)
    .where(eq(lenderQuestions.transactionId, transactionId))
    .groupBy(lenderQuestions.askedById);
  return found.map(({ id }) => id);
}

const isOpen = and(inArray(lenderQuestions.state, ['asked', 'answered']), eq(transactions.status, 'Active'));

/** Questions about active transactions of a scope that are not over. */
export async function openQuestionsIn(db: Queries, scope: TransactionScope): Promise<FoundQuestion[]> {
  return questions(db)
    .where(and(isInScope(scope), isOpen))
    .orderBy(asc(lenderQuestions.dueOn), asc(lenderQuestions.id));
}

/** Questions to a lender about active transactions that they have not answered. */
export async function questionsWaitingFor(
  db: Queries,
  lender: Pick<Member, 'id' | 'companyId'>,
): Promise<FoundQuestion[]> {
  return questions(db)
    .where(and(isShareOf(lender), eq(lenderQuestions.state, 'asked'), isOpen))
    .orderBy(asc(lenderQuestions.dueOn), asc(lenderQuestions.id));
}

/** How many questions were asked about a transaction since a moment. */
export async function countAskedSince(db: Queries, transactionId: string, since: Date): Promise<number> {
  const [counted] = await db
    .select({ asked: count() })
    .from(lenderQuestions)
    .where(and(eq(lenderQuestions.transactionId, transactionId), gt(lenderQuestions.askedAt, since)));
  return counted?.asked ?? 0;
}

export async function insertQuestion(tx: Tx, row: QuestionRow): Promise<boolean> {
  const inserted = await tx
    .insert(lenderQuestions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: lenderQuestions.id });
  return inserted.length === 1;
}

/** Changes a question; its transaction must be locked. */
export async function updateQuestion(
  tx: Tx,
  id: string,
  change: Partial<Pick<QuestionRow, 'state' | 'answer' | 'proposals' | 'answeredAt' | 'endedAt'>>,
): Promise<void> {
  await tx.update(lenderQuestions).set(change).where(eq(lenderQuestions.id, id));
}

/** Withdraws unanswered questions to lenders, because their access ends, or the transaction is closed. */
export async function withdrawUnanswered(
  tx: Tx,
  of: { shareIds: readonly string[] } | { transactionId: string },
  now: Date,
): Promise<QuestionRow[]> {
  const { shareId, transactionId, state } = lenderQuestions;
  const isOf = 'shareIds' in of ? inArray(shareId, [...of.shareIds]) : eq(transactionId, of.transactionId);
  return tx
    .update(lenderQuestions)
    .set({ state: 'withdrawn', endedAt: now })
    .where(and(isOf, eq(state, 'asked')))
    .returning();
}

/** Asks withdrawn questions again, of the lenders who still read the transaction; it must be locked. */
export async function restoreWithdrawn(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { id, shareId, state } = lenderQuestions;
  const reading = tx
    .select({ id: transactionLenders.id })
    .from(transactionLenders)
    .where(eq(transactionLenders.state, 'accepted'));
  await tx
    .update(lenderQuestions)
    .set({ state: 'asked', endedAt: null })
    .where(and(inArray(id, [...ids]), eq(state, 'withdrawn'), inArray(shareId, reading)));
}

/** Questions by their ids, in the order in which they were asked. */
export async function questionsWithIds(tx: Tx, ids: readonly string[]): Promise<QuestionRow[]> {
  const { id, askedAt } = lenderQuestions;
  return tx
    .select()
    .from(lenderQuestions)
    .where(inArray(id, [...ids]))
    .orderBy(asc(askedAt), asc(id));
}
