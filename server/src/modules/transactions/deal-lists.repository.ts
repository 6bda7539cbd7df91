import type { TransactionStatus } from '@keydate/contracts/transactions';
import type { ContractType } from '@keydate/domain/contract-type';
import { and, desc, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { isClientCalled, type Client } from '../clients/clients.repository';
import { clients } from '../clients/clients.table';
import type { DealScope } from './transactions.policy';
import { dealsWithClients, type Deal, type DealWithClient } from './transactions.repository';
import { transactions } from './transactions.table';

/** Where a page of a list ends: the next begins with the deal after this one. */
export interface DealPlace {
  createdAt: Date;
  id: string;
}

export interface DealFilter {
  contractType?: ContractType | undefined;
  status?: TransactionStatus | undefined;
  after?: DealPlace | undefined;
  limit: number;
}

/** The deals of a scope that fit the filter, newest first. */
export async function listDealsWithClients(db: Queries, scope: DealScope, filter: DealFilter): Promise<DealWithClient[]> {
  const { contractType, status, after, limit } = filter;
  return dealsWithClients(db)
    .where(
      and(
        isInScope(scope),
        contractType && eq(transactions.contractType, contractType),
        status && eq(transactions.status, status),
        after && comesAfter(after),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);
}

/** What a search tells of a deal; it is asked at every pause in typing, and told no more than it shows. */
const found = {
  deal: {
    id: transactions.id,
    street: transactions.street,
    city: transactions.city,
    state: transactions.state,
    contractType: transactions.contractType,
    status: transactions.status,
    clientType: transactions.clientType,
  },
  client: { id: clients.id, fullName: clients.fullName, phone: clients.phone, email: clients.email, pictureId: clients.pictureId },
};

export interface DealFound {
  deal: Pick<Deal, keyof typeof found.deal>;
  client: Pick<Client, keyof typeof found.client>;
}

/** The newest deals of a scope whose client's name or e-mail holds `words`, which are folded. */
export async function findDealsByClient(db: Queries, scope: DealScope, words: string, limit: number): Promise<DealFound[]> {
  return findDeals(db, and(isInScope(scope), isClientCalled(words)), limit);
}

/** The newest deals of these types, without those that `findDealsByClient` gives for the same words. */
export async function findOtherDealsByType(db: Queries, scope: DealScope, types: ContractType[], words: string, limit: number): Promise<DealFound[]> {
  return findDeals(db, and(isInScope(scope), inArray(transactions.contractType, types), not(isClientCalled(words))), limit);
}

function findDeals(db: Queries, condition: SQL | undefined, limit: number): Promise<DealFound[]> {
  return db
    .select(found)
    .from(transactions)
    .innerJoin(clients, eq(clients.id, transactions.clientId))
    .where(condition)
    .orderBy(...newestFirst)
    .limit(limit);
}

export type DealInShort = Pick<typeof transactions.$inferSelect, 'id' | 'clientId' | 'street' | 'city' | 'contractType' | 'status'>;

/** The deals of a scope in short by their client, newest first: of these clients, or of all. */
export async function listDealsByClient(db: Queries, scope: DealScope, clientIds?: string[]): Promise<Map<string, DealInShort[]>> {
  const { id, clientId, street, city, contractType, status } = transactions;
  const deals = await db
    .select({ id, clientId, street, city, contractType, status })
    .from(transactions)
    .where(and(isInScope(scope), clientIds && inArray(clientId, clientIds)))
    .orderBy(...newestFirst);
  const byClient = new Map<string, DealInShort[]>(deals.map((deal) => [deal.clientId, []]));
  for (const deal of deals) byClient.get(deal.clientId)?.push(deal);
  return byClient;
}

const newestFirst = [desc(transactions.createdAt), desc(transactions.id)];

function isInScope({ companyId, ownerId }: DealScope) {
  return and(eq(transactions.companyId, companyId), ownerId === null ? undefined : eq(transactions.ownerId, ownerId));
}

/** As one comparison of pairs, which an index answers; the two in words would read every deal before the place. */
function comesAfter({ createdAt, id }: DealPlace) {
  return sql`(${transactions.createdAt}, ${transactions.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`;
}
