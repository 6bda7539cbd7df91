import { addressText } from '@keydate/domain/address-search';
import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import { and, asc, count, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../db/database';
import { clients } from './clients/clients.table';
import { isInScope } from './policies/transaction.sql';
import { transactions } from './transactions.table';

/** Without the address as a search compares it, which only this file writes. */
export type TransactionRow = Omit<typeof transactions.$inferSelect, 'searchText'>;
export type TransactionWithClient = { transaction: TransactionRow; client: typeof clients.$inferSelect };

export async function insertTransaction(db: Queries, transaction: TransactionRow): Promise<void> {
  await db.insert(transactions).values({ ...transaction, searchText: addressText(transaction) });
}

export async function storeTransaction(tx: Tx, { id, ...transaction }: TransactionRow): Promise<void> {
  const searchText = addressText(transaction);
  await tx
    .update(transactions)
    .set({ ...transaction, searchText })
    .where(eq(transactions.id, id));
}

export async function countActiveTransactions(db: Queries, companyId: string): Promise<number> {
  const [counted] = await db
    .select({ active: count() })
    .from(transactions)
    .where(and(eq(transactions.companyId, companyId), eq(transactions.status, 'Active')));
  return counted?.active ?? 0;
}

/** The person who entered the newest active transaction of a company since a moment; null if there is none. */
export async function lastEnteredBy(db: Queries, companyId: string, since: Date): Promise<string | null> {
  const [found] = await db
    .select({ personId: transactions.createdById })
    .from(transactions)
    .where(
      and(eq(transactions.companyId, companyId), eq(transactions.status, 'Active'), gte(transactions.createdAt, since)),
    )
    .orderBy(desc(transactions.createdAt))
    .limit(1);
  return found?.personId ?? null;
}

export async function findTransaction(db: Queries, id: string): Promise<TransactionWithClient | undefined> {
  const [found] = await transactionsWithClients(db).where(eq(transactions.id, id));
  return found;
}

/** A transaction, locked: nobody else changes it until the database transaction ends. */
export async function lockTransaction(tx: Tx, id: string): Promise<TransactionWithClient | undefined> {
  const [found] = await transactionsWithClients(tx).where(eq(transactions.id, id)).for('update', { of: transactions });
  return found;
}

/** Locks transactions against changes and sending, in the common order, and returns them. */
export async function lockTransactions(tx: Tx, ids: readonly string[]): Promise<TransactionRow[]> {
  return tx
    .select()
    .from(transactions)
    .where(inArray(transactions.id, [...ids]))
    .orderBy(asc(transactions.id))
    .for('update');
}

/** The transaction that a person's request has made already. */
export async function findTransactionOfRequest(
  db: Queries,
  createdById: string,
  requestId: string,
): Promise<TransactionWithClient | undefined> {
  const [found] = await transactionsWithClients(db).where(
    and(eq(transactions.createdById, createdById), eq(transactions.requestId, requestId)),
  );
  return found;
}

/** A client's transactions in a scope: active ones first, then newest first. */
export async function findTransactionsOfClient(
  db: Queries,
  scope: TransactionScope,
  clientId: string,
): Promise<TransactionWithClient[]> {
  return transactionsWithClients(db)
    .where(and(isInScope(scope), eq(transactions.clientId, clientId)))
    .orderBy(asc(transactions.status), desc(transactions.createdAt));
}

/** Transactions, each with its client; the caller adds the conditions. */
export function transactionsWithClients(db: Queries) {
  return db
    .select({ transaction: transactions, client: clients })
    .from(transactions)
    .innerJoin(clients, eq(clients.id, transactions.clientId))
    .$dynamic();
}
