import { and, eq, inArray, or } from 'drizzle-orm';
import type { Queries, Tx } from '../db/database';
import { transactionLenders, transactions } from '../transactions/tables';
import type { SharedTransaction, Writer } from './policies/conversation';

const { lenderId, lenderCompanyId, state } = transactionLenders;

type Sharer = Pick<Writer, 'id' | 'companyId'>;

/**
 * The active transactions that may connect a person with people of other companies as lender and realtor. The policy decides
 * whether they do. Asks the database nothing if all are in one company.
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

/**
 * The same, with the transactions locked: nobody withdraws or closes one until the database transaction ends. Fails at
 * once (`isLocked`) if somebody else is changing one.
 */
export async function lockShared(tx: Tx, person: Sharer, other: Sharer): Promise<SharedTransaction[]> {
  const { id, companyId } = person;
  if (companyId === null || companyId === other.companyId) return [];
  // locking the transactions is enough: every change of their lenders locks them first
  await tx
    .select({ id: transactions.id })
    .from(transactions)
    .innerJoin(transactionLenders, eq(transactions.id, transactionLenders.transactionId))
    .where(isBetween({ id, companyId }, [other]))
    .for('share', { of: transactions, noWait: true });
  // read again under the locks: one may have been withdrawn before
  return findShared(tx, person, [other]);
}

function isBetween({ id, companyId }: { id: string; companyId: string }, others: readonly Sharer[]) {
  const otherIds = others.map((other) => other.id);
  const otherCompanies = others.flatMap((other) => other.companyId ?? []);
  return and(
    // implied by the rest, but lets the database use the index of lenders
    inArray(lenderId, [id, ...otherIds]),
    eq(state, 'accepted'),
    eq(transactions.status, 'Active'),
    or(
      and(eq(lenderId, id), inArray(transactions.companyId, otherCompanies)),
      and(inArray(lenderId, otherIds), eq(transactions.companyId, companyId)),
    ),
  );
}
