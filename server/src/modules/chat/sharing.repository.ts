import { and, eq, inArray, or } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/database';
import { transactionLenders } from '../lenders/transaction-lenders.table';
import { transactions } from '../transactions/transactions.table';
import type { SharedTransaction, Writer } from './chat.policy';

const { lenderId, lenderCompanyId, state } = transactionLenders;

type Sharer = Pick<Writer, 'id' | 'companyId'>;

/**
 * The active transactions through which a person and others of other companies may be lender and realtor; whether they
 * are is for the policy to say. Nothing is asked where all are of one company.
 */
export async function findShared(
  db: Queries,
  { id, companyId }: Sharer,
  others: readonly Sharer[],
): Promise<SharedTransaction[]> {
  const strangers = others.filter((other) => other.companyId !== null && other.companyId !== companyId);
  if (companyId === null || strangers.length === 0) return [];
  return db
    .select({ state, lenderId, lenderCompanyId, companyId: transactions.companyId, ownerId: transactions.ownerId })
    .from(transactionLenders)
    .innerJoin(transactions, eq(transactions.id, transactionLenders.transactionId))
    .where(isBetween({ id, companyId }, strangers))
    .groupBy(state, lenderId, lenderCompanyId, transactions.companyId, transactions.ownerId);
}

/** The same, of transactions that nobody withdraws or closes until the database transaction ends. */
export async function lockShared(tx: Tx, person: Sharer, other: Sharer): Promise<SharedTransaction[]> {
  const { id, companyId } = person;
  if (companyId === null) return [];
  // only the transactions: whoever changes their lenders locks them first
  await tx
    .select({ id: transactions.id })
    .from(transactions)
    .innerJoin(transactionLenders, eq(transactions.id, transactionLenders.transactionId))
    .where(isBetween({ id, companyId }, [other]))
    .orderBy(transactions.id)
    .for('share', { of: transactions });
  // read again behind the locks: one may have been withdrawn meanwhile
  return findShared(tx, person, [other]);
}

function isBetween({ id, companyId }: { id: string; companyId: string }, others: readonly Sharer[]) {
  const otherIds = others.map((other) => other.id);
  const otherCompanies = others.flatMap((other) => other.companyId ?? []);
  return and(
    // first by the index of lenders, whoever of them is the lender
    inArray(lenderId, [id, ...otherIds]),
    eq(state, 'accepted'),
    eq(transactions.status, 'Active'),
    or(
      and(eq(lenderId, id), inArray(transactions.companyId, otherCompanies)),
      and(inArray(lenderId, otherIds), eq(transactions.companyId, companyId)),
    ),
  );
}
