import type { ContractType } from '@keydate/domain/contract-type';
import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '../db/database';
import { cachedStatement } from '../db/cached-statement';
import { isClientCalled, patternOf, type Client } from './clients/clients.repository';
import { clients } from './clients/clients.table';
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

/** The newest transactions of a scope whose address contains each of these words, which are folded. */
export async function findTransactionsByAddress(
  db: Database,
  scope: TransactionScope,
  words: readonly string[],
  limit: number,
): Promise<FoundTransaction[]> {
  const patterns = words.map(patternOf);
  return transactionsFound(db, [...partsOf(scope), 'by address']).execute({ ...scope, patterns, limit });
}

/** The newest transactions of a scope and a type. */
export async function findTransactionsOfType(
  db: Database,
  scope: TransactionScope,
  contractType: ContractType,
  limit: number,
): Promise<FoundTransaction[]> {
  return transactionsFound(db, [...partsOf(scope), 'of type']).execute({ ...scope, contractType, limit });
}

type Part = 'of owner' | 'by address' | 'of type';

function partsOf({ ownerId }: TransactionScope): Part[] {
  return ownerId === null ? [] : ['of owner'];
}

/** True if the address of a transaction contains what each of the patterns asks for. */
export function isAddressLike(patterns: readonly string[] | Placeholder) {
  return sql`${transactions.searchText} like all (${sql.param(patterns)}::text[])`;
}

function matchOf(parts: readonly Part[]) {
  if (parts.includes('of type')) return eq(transactions.contractType, sql.placeholder('contractType'));
  if (parts.includes('by address')) return isAddressLike(sql.placeholder('patterns'));
  return isClientCalled(sql.placeholder('pattern'));
}

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
        matchOf(parts),
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    // planned at each call: whether to begin with the clients or with the newest transactions depends on how many a
    // pattern finds
    .prepare(''),
);
