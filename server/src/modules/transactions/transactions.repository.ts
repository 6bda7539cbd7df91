import type { ContractType } from '@keydate/domain/contract-type';
import type { TransactionStatus } from '@keydate/contracts/transactions';
import { and, asc, count, desc, eq, ilike, inArray, lt, or } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { clients } from '../clients/clients.table';
import { contractDates } from './contract-dates.table';
import type { DealScope } from './transactions.policy';
import { transactions } from './transactions.table';

export type Deal = typeof transactions.$inferSelect;
export type DealDate = typeof contractDates.$inferSelect;
export type DealWithClient = { deal: Deal; client: typeof clients.$inferSelect };

/** Where a page of a list ends: the next begins with the deal after this one. */
export interface DealPlace {
  createdAt: Date;
  id: string;
}

export interface DealFilter {
  contractType?: ContractType | undefined;
  status?: TransactionStatus | undefined;
  after?: DealPlace | undefined;
  limit?: number | undefined;
}

export async function insertDeal(db: Queries, deal: Deal, dates: DealDate[]): Promise<void> {
  await db.insert(transactions).values(deal);
  if (dates.length > 0) await db.insert(contractDates).values(dates);
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

/** The deal that a person's request has made already. */
export async function findDealOfRequest(db: Queries, createdById: string, requestId: string): Promise<DealWithClient | undefined> {
  const [found] = await dealsWithClients(db).where(and(eq(transactions.createdById, createdById), eq(transactions.requestId, requestId)));
  return found;
}

/** The deals of a scope that fit the filter, newest first. */
export async function listDealsWithClients(db: Queries, scope: DealScope, filter: DealFilter): Promise<DealWithClient[]> {
  const { contractType, status, after, limit } = filter;
  const asked = dealsWithClients(db)
    .where(
      and(
        isInScope(scope),
        contractType && eq(transactions.contractType, contractType),
        status && eq(transactions.status, status),
        after && comesAfter(after),
      ),
    )
    .orderBy(desc(transactions.createdAt), desc(transactions.id));
  return limit === undefined ? asked : asked.limit(limit);
}

/** All deals of a scope, newest first. */
export async function listDeals(db: Queries, scope: DealScope): Promise<Deal[]> {
  return db.select().from(transactions).where(isInScope(scope)).orderBy(desc(transactions.createdAt), desc(transactions.id));
}

/** The newest deals of a scope whose client's name or e-mail holds `words`, or that are of one of the types. */
export async function searchDeals(db: Queries, scope: DealScope, words: string, types: ContractType[], limit: number): Promise<DealWithClient[]> {
  const anywhere = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return dealsWithClients(db)
    .where(
      and(
        isInScope(scope),
        or(ilike(clients.fullName, anywhere), ilike(clients.email, anywhere), inArray(transactions.contractType, types)),
      ),
    )
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(limit);
}

/** The dates of deals, by deal, in the order in which their contracts name them. */
export async function datesOfDeals(db: Queries, dealIds: string[]): Promise<Map<string, DealDate[]>> {
  if (dealIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(contractDates)
    .where(inArray(contractDates.transactionId, dealIds))
    .orderBy(asc(contractDates.transactionId), asc(contractDates.position));
  const byDeal = new Map<string, DealDate[]>(dealIds.map((id) => [id, []]));
  for (const row of rows) byDeal.get(row.transactionId)?.push(row);
  return byDeal;
}

function dealsWithClients(db: Queries) {
  return db
    .select({ deal: transactions, client: clients })
    .from(transactions)
    .innerJoin(clients, eq(clients.id, transactions.clientId))
    .$dynamic();
}

function isInScope({ companyId, ownerId }: DealScope) {
  return and(eq(transactions.companyId, companyId), ownerId === null ? undefined : eq(transactions.ownerId, ownerId));
}

function comesAfter({ createdAt, id }: DealPlace) {
  return or(lt(transactions.createdAt, createdAt), and(eq(transactions.createdAt, createdAt), lt(transactions.id, id)));
}
