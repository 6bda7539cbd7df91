import type { ContractType } from '@keydate/domain/contract-type';
import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { cachedStatement } from '../../db/cached-statement';
import { isClientCalled, patternOf, type Client } from '../clients/clients.repository';
import { clients } from '../clients/clients.table';
import { newestFirst } from './transaction-lists.repository';
import type { TransactionRow } from './transactions.repository';
import { transactions } from './transactions.table';

/**
 * The fields of a transaction that a search reads. It runs at every pause in typing, so it reads only what it shows.
 */
const found = {
  transaction: {
    id: transactions.id,
    street: transactions.street,
    city: transactions.city,
    state: transactions.state,
    contractType: transactions.contractType,
    status: transactions.status,
    clientType: transactions.clientType,
    createdAt: transactions.createdAt,
  },
  client: {
    id: clients.id,
    fullName: clients.fullName,
    phone: clients.phone,
    email: clients.email,
    pictureId: clients.pictureId,
  },
};

export interface FoundTransaction {
  transaction: Pick<TransactionRow, keyof typeof found.transaction>;
  client: Pick<Client, keyof typeof found.client>;
}

/** The newest transactions of a scope whose client's name or email contains `words`, which are folded. */
export async function findTransactionsByClient(
  db: Database,
  scope: TransactionScope,
  words: string,
  limit: number,
): Promise<FoundTransaction[]> {
  return transactionsFound(db, partsOf(scope)).execute({ ...scope, pattern: patternOf(words), limit });
}

/** The newest transactions of a type, without those that `findTransactionsByClient` finds for the same words. */
export async function findOtherTransactionsOfType(
  db: Database,
  scope: TransactionScope,
  contractType: ContractType,
  words: string,
  limit: number,
): Promise<FoundTransaction[]> {
  return transactionsFound(db, [...partsOf(scope), 'others of type']).execute({
    ...scope,
    contractType,
    pattern: patternOf(words),
    limit,
  });
}

type Part = 'of owner' | 'others of type';

function partsOf({ ownerId }: TransactionScope): Part[] {
  return ownerId === null ? [] : ['of owner'];
}

const isCalled = isClientCalled(sql.placeholder('pattern'));
const isOtherOfType = and(eq(transactions.contractType, sql.placeholder('contractType')), not(isCalled));

const transactionsFound = cachedStatement('transactions found', (db, _name, parts: readonly Part[]) =>
  db
    .select(found)
    .from(transactions)
    // by both: if the database has many companies, only the clients of this one are searched
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
    // planned at each call: whether to begin with the clients or with the newest transactions depends on how many a
    // pattern finds
    .prepare(''),
);
