import { and, asc, eq, gt, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../db/database';
import type { KeyMode } from '../ports/payments';
import { billingAccounts } from './billing-accounts.table';
import { subscriptions } from './subscriptions.table';

export type BillingAccount = typeof billingAccounts.$inferSelect;

export async function findAccount(db: Queries, companyId: string): Promise<BillingAccount | undefined> {
  const [found] = await db.select().from(billingAccounts).where(eq(billingAccounts.companyId, companyId));
  return found;
}

export async function findAccountOfCustomer(db: Queries, customerId: string): Promise<BillingAccount | undefined> {
  const [found] = await db.select().from(billingAccounts).where(eq(billingAccounts.customerId, customerId));
  return found;
}

/** The account as of now, which nobody else changes until the database transaction ends. */
export async function lockAccount(tx: Tx, companyId: string): Promise<BillingAccount | undefined> {
  const [found] = await tx.select().from(billingAccounts).where(eq(billingAccounts.companyId, companyId)).for('update');
  return found;
}

/**
 * Stores the customer and the address. Two simultaneous calls have the same customer, so only the address is replaced.
 */
export async function saveAccount(
  db: Queries,
  row: Pick<BillingAccount, 'companyId' | 'customerId' | 'keyMode' | 'address'>,
): Promise<void> {
  await db
    .insert(billingAccounts)
    .values(row)
    .onConflictDoUpdate({ target: billingAccounts.companyId, set: { address: row.address } });
}

export type AccountChange = Partial<Omit<BillingAccount, 'companyId' | 'version' | 'upgrades'>>;

/** Changes an account and raises its version. */
export async function changeAccount(db: Queries, companyId: string, change: AccountChange): Promise<void> {
  await db
    .update(billingAccounts)
    .set({ ...change, version: sql`${billingAccounts.version} + 1` })
    .where(eq(billingAccounts.companyId, companyId));
}

/** Counts an upgrade that the provider has answered. An answer that comes after the next one has been counted changes nothing. */
export async function countUpgrade(
  db: Queries,
  { companyId, upgrades }: Pick<BillingAccount, 'companyId' | 'upgrades'>,
): Promise<void> {
  await db
    .update(billingAccounts)
    .set({ upgrades: upgrades + 1 })
    .where(and(eq(billingAccounts.companyId, companyId), eq(billingAccounts.upgrades, upgrades)));
}

/** True if the company, or the person in this or another company, has had a trial. */
export async function hadTrial(db: Queries, { id, companyId }: { id: string; companyId: string }): Promise<boolean> {
  const [found] = await db
    .select({ companyId: billingAccounts.companyId })
    .from(billingAccounts)
    .where(
      and(
        isNotNull(billingAccounts.trialStartedAt),
        or(eq(billingAccounts.companyId, companyId), eq(billingAccounts.trialPersonId, id)),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Records a comparison. It is no new state: the version stays. */
export async function noteCompared(db: Queries, companyId: string, comparedAt: Date): Promise<void> {
  await db.update(billingAccounts).set({ comparedAt }).where(eq(billingAccounts.companyId, companyId));
}

/** Which companies are compared with the provider. */
export interface Comparable {
  /** A customer of other keys is left alone. */
  keyMode: KeyMode;
  /** A company whose subscription ended before that is compared only if nobody has done it since `comparedBefore`. */
  endedBefore: Date;
  comparedBefore: Date;
}

/** A page of the companies to compare, sorted by id; `companyId` is the last one of the page before. */
export async function listAccountsAfter(
  db: Queries,
  { keyMode, endedBefore, comparedBefore }: Comparable,
  companyId: string,
  limit: number,
): Promise<string[]> {
  // before the end was stored, that of the last period was
  const endedAt = sql`coalesce(${subscriptions.endedAt}, ${subscriptions.nextBillingAt})`;
  const isLongOver = and(eq(subscriptions.status, 'ended'), lte(endedAt, endedBefore));
  const found = await db
    .select({ companyId: billingAccounts.companyId })
    .from(billingAccounts)
    .leftJoin(subscriptions, eq(subscriptions.companyId, billingAccounts.companyId))
    .where(
      and(
        gt(billingAccounts.companyId, companyId),
        or(isNull(billingAccounts.keyMode), eq(billingAccounts.keyMode, keyMode)),
        or(
          isNull(subscriptions.companyId),
          not(isLongOver ?? sql`false`),
          isNull(billingAccounts.comparedAt),
          lte(billingAccounts.comparedAt, comparedBefore),
        ),
      ),
    )
    .orderBy(asc(billingAccounts.companyId))
    .limit(limit);
  return found.map((row) => row.companyId);
}
