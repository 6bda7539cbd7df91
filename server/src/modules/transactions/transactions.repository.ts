import { and, count, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { clients } from '../clients/clients.table';
import { transactions } from './transactions.table';

export type Deal = typeof transactions.$inferSelect;
export type DealWithClient = { deal: Deal; client: typeof clients.$inferSelect };

export async function insertDeal(db: Queries, deal: Deal): Promise<void> {
  await db.insert(transactions).values(deal);
}

export async function updateDeal(tx: Transaction, { id, ...deal }: Deal): Promise<void> {
  await tx.update(transactions).set(deal).where(eq(transactions.id, id));
}

export async function countActiveDeals(db: Queries, companyId: string): Promise<number> {
  const [counted] = await db
    .select({ active: count() })
    .from(transactions)
    .where(and(eq(transactions.companyId, companyId), eq(transactions.status, 'Active')));
  return counted?.active ?? 0;
}

export async function findDeal(db: Queries, id: string): Promise<DealWithClient | undefined> {
  const [found] = await dealsWithClients(db).where(eq(transactions.id, id));
  return found;
}

/** A deal that nobody else changes until the transaction ends. */
export async function lockDeal(tx: Transaction, id: string): Promise<DealWithClient | undefined> {
  const [found] = await dealsWithClients(tx).where(eq(transactions.id, id)).for('update', { of: transactions });
  return found;
}

/** The deal that a person's request has made already. */
export async function findDealOfRequest(
  db: Queries,
  createdById: string,
  requestId: string,
): Promise<DealWithClient | undefined> {
  const [found] = await dealsWithClients(db).where(
    and(eq(transactions.createdById, createdById), eq(transactions.requestId, requestId)),
  );
  return found;
}

/** Deals, each with its client; what is asked of them is the caller's. */
export function dealsWithClients(db: Queries) {
  return db
    .select({ deal: transactions, client: clients })
    .from(transactions)
    .innerJoin(clients, eq(clients.id, transactions.clientId))
    .$dynamic();
}
