import type { ContractType } from '@keydate/domain/contract-type';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { keptStatement } from '../../db/kept-statement';
import { isClientCalled, patternOf, type Client } from '../clients/clients.repository';
import { clients } from '../clients/clients.table';
import { newestFirst } from './deal-lists.repository';
import type { DealScope } from './transactions.policy';
import type { Deal } from './transactions.repository';
import { transactions } from './transactions.table';

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
  client: {
    id: clients.id,
    fullName: clients.fullName,
    phone: clients.phone,
    email: clients.email,
    pictureId: clients.pictureId,
  },
};

export interface DealFound {
  deal: Pick<Deal, keyof typeof found.deal>;
  client: Pick<Client, keyof typeof found.client>;
}

/** The newest deals of a scope whose client's name or e-mail holds `words`, which are folded. */
export async function findDealsByClient(
  db: Database,
  scope: DealScope,
  words: string,
  limit: number,
): Promise<DealFound[]> {
  return dealsFound(db, partsOf(scope)).execute({ ...scope, pattern: patternOf(words), limit });
}

/** The newest deals of a type, without those that `findDealsByClient` gives for the same words. */
export async function findOtherDealsOfType(
  db: Database,
  scope: DealScope,
  contractType: ContractType,
  words: string,
  limit: number,
): Promise<DealFound[]> {
  return dealsFound(db, [...partsOf(scope), 'others of type']).execute({
    ...scope,
    contractType,
    pattern: patternOf(words),
    limit,
  });
}

type Part = 'of owner' | 'others of type';

function partsOf({ ownerId }: DealScope): Part[] {
  return ownerId === null ? [] : ['of owner'];
}

const isCalled = isClientCalled(sql.placeholder('pattern'));
const isOtherOfType = and(eq(transactions.contractType, sql.placeholder('contractType')), not(isCalled));

const dealsFound = keptStatement('deals found', (db, _name, parts: readonly Part[]) =>
  db
    .select(found)
    .from(transactions)
    // by both: where the database holds many companies, only the clients of this one are looked through
    .innerJoin(clients, and(eq(clients.companyId, transactions.companyId), eq(clients.id, transactions.clientId)))
    .where(
      and(
        eq(transactions.companyId, sql.placeholder('companyId')),
        parts.includes('of owner') ? eq(transactions.ownerId, sql.placeholder('ownerId')) : undefined,
        parts.includes('others of type') ? isOtherOfType : isCalled,
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    // planned at each call: whether to begin with the clients or with the newest deals depends on how many a pattern finds
    .prepare(''),
);
