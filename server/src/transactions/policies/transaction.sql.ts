import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import { and, eq, lte, or, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import type { Member } from '../../accounts';
import { transactionLenders } from '../lenders/transaction-lenders.table';
import { transactions } from '../transactions.table';

/** A scope of values, or of a prepared statement. */
export type ScopeInSql = { [Part in keyof TransactionScope]: TransactionScope[Part] | Placeholder };

/** The scope of a prepared statement whose parts name `ownerId` if it sees one owner's transactions only. */
export const scopeOfParts = (parts: readonly 'ownerId'[]): ScopeInSql => ({
  companyId: sql.placeholder('companyId'),
  ownerId: parts.includes('ownerId') ? sql.placeholder('ownerId') : null,
});

/** A lender, and the company for which they read. */
export type Reader = Pick<Member, 'id' | 'companyId'>;

/** The domain's rule `isWithin`, in SQL: the transactions of a scope. */
export function isInScope({ companyId, ownerId }: ScopeInSql): SQL | undefined {
  return and(eq(transactions.companyId, companyId), ownerId === null ? undefined : eq(transactions.ownerId, ownerId));
}

/** The domain's rule `isReadAsLender`, in SQL: the shares by which somebody reads as a lender. */
export function isShareOf({ id, companyId }: Record<keyof Reader, string | Placeholder>): SQL | undefined {
  return and(
    eq(transactionLenders.lenderId, id),
    eq(transactionLenders.lenderCompanyId, companyId),
    eq(transactionLenders.state, 'accepted'),
  );
}

/**
 * True if a person sees the transaction of the outer query, and as a lender did so at the moment in its column `at`: one
 * who is invited again sees nothing from before.
 */
export function isSeenSince(personId: string | Placeholder, scope: ScopeInSql, at: Column): SQL | undefined {
  const { transactionId, answeredAt } = transactionLenders;
  const isOfReader = isShareOf({ id: personId, companyId: scope.companyId });
  return or(
    isInScope(scope),
    sql`exists (select from ${transactionLenders}
      where ${and(eq(transactionId, transactions.id), isOfReader, lte(answeredAt, at))})`,
  );
}
