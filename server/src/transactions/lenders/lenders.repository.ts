import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, lte, ne, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries, Tx } from '../../db/database';
import { companies, people } from '../../accounts/tables';
import type { Member } from '../../accounts';
import { isShareOf } from '../policies/transaction.sql';
import { transactions } from '../transactions.table';
import { transactionLenders } from './transaction-lenders.table';

export type LenderRow = typeof transactionLenders.$inferSelect;

/** A lender of a transaction with the names of all people concerned. */
export interface Lender extends LenderRow {
  inviterName: string;
  lenderName: string | null;
  lenderCompany: string | null;
}

/** True if a lender no longer sees the transaction and is not invited to it. */
export function isOver({ state }: Pick<LenderRow, 'state'>): boolean {
  return state !== 'invited' && state !== 'accepted';
}

const lenderPeople = alias(people, 'lender_people');
const lenderCompanies = alias(companies, 'lender_companies');

const withNames = (db: Queries) =>
  db
    .select({
      ...getTableColumns(transactionLenders),
      inviterName: people.fullName,
      lenderName: lenderPeople.fullName,
      lenderCompany: lenderCompanies.name,
    })
    .from(transactionLenders)
    .innerJoin(people, eq(people.id, transactionLenders.inviterId))
    .leftJoin(lenderPeople, eq(lenderPeople.id, transactionLenders.lenderId))
    .leftJoin(lenderCompanies, eq(lenderCompanies.id, transactionLenders.lenderCompanyId))
    .$dynamic();

/** The lenders of a transaction, the newest first. */
export async function lendersOfTransaction(db: Queries, transactionId: string): Promise<Lender[]> {
  return withNames(db)
    .where(eq(transactionLenders.transactionId, transactionId))
    .orderBy(desc(transactionLenders.sentAt), desc(transactionLenders.id));
}

export async function findLender(db: Queries, id: string): Promise<Lender | undefined> {
  const [found] = await withNames(db).where(eq(transactionLenders.id, id));
  return found;
}

/** An invitation, locked: nobody else answers or withdraws it until the database transaction ends. */
export async function lockLender(tx: Tx, id: string): Promise<LenderRow | undefined> {
  const [found] = await tx.select().from(transactionLenders).where(eq(transactionLenders.id, id)).for('update');
  return found;
}

/** The lenders with whom a company has worked before, each once, by name. */
export async function knownLendersOf(
  db: Queries,
  companyId: string,
): Promise<{ fullName: string; email: string; company: string }[]> {
  const { fullName, email } = lenderPeople;
  return (
    db
      .select({ fullName, email, company: lenderCompanies.name })
      .from(transactionLenders)
      .innerJoin(transactions, eq(transactions.id, transactionLenders.transactionId))
      .innerJoin(lenderPeople, eq(lenderPeople.id, transactionLenders.lenderId))
      // a person who has left the company they worked for is no longer their lender
      .innerJoin(lenderCompanies, eq(lenderCompanies.id, lenderPeople.companyId))
      .where(
        and(
          eq(transactions.companyId, companyId),
          eq(lenderPeople.companyId, transactionLenders.lenderCompanyId),
          ne(lenderPeople.companyId, companyId),
        ),
      )
      .groupBy(lenderPeople.id, fullName, email, lenderCompanies.name)
      .orderBy(fullName, email)
  );
}

/** Adds an invitation; false if the transaction has one for that address. An ended one is replaced. */
export async function insertLender(tx: Tx, row: LenderRow): Promise<boolean> {
  const { transactionId, email, sentAt, state } = transactionLenders;
  await tx
    .delete(transactionLenders)
    .where(
      and(
        eq(transactionId, row.transactionId),
        eq(email, row.email),
        eq(state, 'invited'),
        lte(transactionLenders.expiresAt, row.sentAt),
      ),
    );
  const inserted = await tx.insert(transactionLenders).values(row).onConflictDoNothing().returning({ sentAt });
  return inserted.length === 1;
}

/** True if somebody with this address reads a transaction as its lender. */
export async function hasLender(db: Queries, transactionId: string, email: string): Promise<boolean> {
  const found = await db
    .select({ id: transactionLenders.id })
    .from(transactionLenders)
    .where(
      and(
        eq(transactionLenders.transactionId, transactionId),
        eq(transactionLenders.email, email),
        eq(transactionLenders.state, 'accepted'),
      ),
    );
  return found.length > 0;
}

export async function updateLender(db: Queries, id: string, change: Partial<Omit<LenderRow, 'id'>>): Promise<void> {
  await db.update(transactionLenders).set(change).where(eq(transactionLenders.id, id));
}

/** The invitations that somebody sent and that have no answer. */
const unansweredOf = (inviterId: string) =>
  and(eq(transactionLenders.inviterId, inviterId), eq(transactionLenders.state, 'invited'));

/** The ids of the transactions with unanswered invitations that somebody sent. */
export async function transactionsWithInvitationsBy(db: Queries, inviterId: string): Promise<string[]> {
  const { transactionId } = transactionLenders;
  const found = await db.select({ transactionId }).from(transactionLenders).where(unansweredOf(inviterId));
  return found.map((row) => row.transactionId);
}

/** The open invitations of lenders to a transaction. */
export async function invitedShareIds(db: Queries, transactionId: string): Promise<string[]> {
  const { id, state } = transactionLenders;
  const found = await db
    .select({ id })
    .from(transactionLenders)
    .where(and(eq(transactionLenders.transactionId, transactionId), eq(state, 'invited')));
  return found.map((row) => row.id);
}

/** The invitations of lenders that ended without an answer, recently enough that their mails may still be stored. */
export async function invitationsExpiredBetween(db: Queries, from: Date, to: Date): Promise<string[]> {
  const { id, state, expiresAt } = transactionLenders;
  const found = await db
    .select({ id })
    .from(transactionLenders)
    .where(and(eq(state, 'invited'), gt(expiresAt, from), lte(expiresAt, to)));
  return found.map((row) => row.id);
}

/** Withdraws the unanswered invitations that somebody sent, and returns them; their transactions must be locked. */
export async function withdrawInvitationsBy(tx: Tx, inviterId: string, now: Date): Promise<LenderRow[]> {
  return tx
    .update(transactionLenders)
    .set({ state: 'withdrawn', endedAt: now })
    .where(unansweredOf(inviterId))
    .returning();
}

/** The ids of the transactions that somebody reads for their company as its lender. */
export async function transactionsReadBy(db: Queries, member: Pick<Member, 'id' | 'companyId'>): Promise<string[]> {
  const { transactionId } = transactionLenders;
  const found = await db.select({ transactionId }).from(transactionLenders).where(isShareOf(member));
  return found.map((row) => row.transactionId);
}

/** Ends a person's access for their company as a lender, and returns the ended shares. */
export async function endLendingOf(tx: Tx, member: Member, now: Date): Promise<LenderRow[]> {
  return tx.update(transactionLenders).set({ state: 'left', endedAt: now }).where(isShareOf(member)).returning();
}

/** Warns these lenders of the day on which the Closing Disclosure was due before the closing was moved. */
export async function warnOfMovedClosing(tx: Tx, shareIds: readonly string[], disclosureWas: string): Promise<void> {
  const { id } = transactionLenders;
  await tx
    .update(transactionLenders)
    .set({ disclosureWas })
    .where(inArray(id, [...shareIds]));
}

/**
 * Stops warning a lender. If no lender who reads the transaction is warned any more, the transaction's warning ends
 * too.
 */
export async function endWarnings(
  tx: Tx,
  transactionIds: readonly string[],
  shareIds: readonly string[],
): Promise<void> {
  const { id, transactionId, state, disclosureWas } = transactionLenders;
  await tx
    .update(transactionLenders)
    .set({ disclosureWas: null })
    .where(inArray(id, [...shareIds]));
  const isWarned = sql`exists (select from ${transactionLenders}
    where ${transactionId} = ${transactions.id} and ${state} = 'accepted' and ${disclosureWas} is not null)`;
  await tx
    .update(transactions)
    .set({ disclosureWas: null })
    .where(and(inArray(transactions.id, [...transactionIds]), not(isWarned)));
}

/** A lender who reads a transaction, with the shared parts. */
export type ReadingLender = LenderRow & { lenderId: string };

/** Those who read these transactions as lenders. */
export async function readingLenders(db: Queries, transactionIds: readonly string[]): Promise<ReadingLender[]> {
  const found = await db
    .select()
    .from(transactionLenders)
    .where(
      and(
        inArray(transactionLenders.transactionId, [...transactionIds]),
        eq(transactionLenders.state, 'accepted'),
        isNotNull(transactionLenders.lenderId),
      ),
    );
  return found.flatMap(({ lenderId, ...row }) => (lenderId === null ? [] : [{ ...row, lenderId }]));
}

/** The ids of the open invitations to active transactions that were sent to an address, newest first. */
export async function openInvitationsTo(db: Queries, email: string, now: Date): Promise<string[]> {
  const found = await db
    .select({ id: transactionLenders.id })
    .from(transactionLenders)
    .innerJoin(transactions, eq(transactions.id, transactionLenders.transactionId))
    .where(
      and(
        eq(transactionLenders.email, email),
        eq(transactionLenders.state, 'invited'),
        gt(transactionLenders.expiresAt, now),
        eq(transactions.status, 'Active'),
      ),
    )
    .orderBy(desc(transactionLenders.sentAt), desc(transactionLenders.id));
  return found.map(({ id }) => id);
}
