import type { TransactionStatus } from '@keydate/contracts/transactions';
import type { ContractType } from '@keydate/domain/contract-type';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database';
import { keptStatement } from '../../db/kept-statement';
import { clients } from '../clients/clients.table';
import type { ShownDate } from './contract-dates.repository';
import { contractDates } from './contract-dates.table';
import type { DealScope } from './transactions.policy';
import type { DealWithClient } from './transactions.repository';
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

export interface ListedDeal extends DealWithClient {
  /** In the order in which its contract names them. */
  dates: ShownDate[];
}

/** The deals of a scope that fit the filter, newest first, each with its dates. */
export async function listDeals(
  db: Database,
  { companyId, ownerId }: DealScope,
  { contractType, status, after, limit }: DealFilter,
): Promise<ListedDeal[]> {
  const asked = {
    ownerId: ownerId ?? undefined,
    contractType,
    status,
    afterTime: after?.createdAt,
    afterId: after?.id,
  };
  const conditions = CONDITION_NAMES.filter((name) => asked[name] !== undefined);
  const listed = await pageOfDeals(db, conditions).execute({ ...asked, companyId, limit });
  return listed.map(({ dates, ...found }) => ({
    ...found,
    dates: (dates ?? []).map(([id, day, title, description]) => ({ id, day, title, description })),
  }));
}

const CONDITIONS = {
  ownerId: eq(transactions.ownerId, sql.placeholder('ownerId')),
  contractType: eq(transactions.contractType, sql.placeholder('contractType')),
  status: eq(transactions.status, sql.placeholder('status')),
  // As one comparison of pairs, which an index answers; the two in words would read every deal before the place.
  afterId: sql`(${transactions.createdAt}, ${transactions.id}) < (${sql.placeholder('afterTime')}::timestamptz, ${sql.placeholder('afterId')})`,
};
const CONDITION_NAMES = ['ownerId', 'contractType', 'status', 'afterId'] as const;

export const newestFirst = [desc(transactions.createdAt), desc(transactions.id)];

type DateInJson = [id: string, day: string, title: string, description: string];

/** A page has thousands of dates: as one JSON for each deal they cost this process less than half of what as many rows do. */
const datesInJson = sql<DateInJson[] | null>`(
  select json_agg(json_build_array(${contractDates.id}, ${contractDates.day}, ${contractDates.title}, ${contractDates.description}) order by ${contractDates.position})
  from ${contractDates} where ${contractDates.transactionId} = ${transactions.id})`;

const pageOfDeals = keptStatement('page of deals', (db, name, conditions: readonly (keyof typeof CONDITIONS)[]) =>
  db
    .select({ deal: transactions, client: clients, dates: datesInJson })
    .from(transactions)
    .innerJoin(clients, eq(clients.id, transactions.clientId))
    .where(
      and(
        eq(transactions.companyId, sql.placeholder('companyId')),
        ...conditions.map((condition) => CONDITIONS[condition]),
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare(name),
);

export type DealInShort = Pick<
  typeof transactions.$inferSelect,
  'id' | 'clientId' | 'street' | 'city' | 'contractType' | 'status'
>;

/** The deals of a scope in short by their client, newest first. */
export async function listDealsByClient(
  db: Queries,
  { companyId, ownerId }: DealScope,
  clientIds: string[],
): Promise<Map<string, DealInShort[]>> {
  const { id, clientId, street, city, contractType, status } = transactions;
  const deals = await db
    .select({ id, clientId, street, city, contractType, status })
    .from(transactions)
    .where(
      and(
        eq(transactions.companyId, companyId),
        ownerId === null ? undefined : eq(transactions.ownerId, ownerId),
        inArray(clientId, clientIds),
      ),
    )
    .orderBy(...newestFirst);
  const byClient = new Map<string, DealInShort[]>(deals.map((deal) => [deal.clientId, []]));
  for (const deal of deals) byClient.get(deal.clientId)?.push(deal);
  return byClient;
}
