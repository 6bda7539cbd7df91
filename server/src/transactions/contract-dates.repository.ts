import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../db/database';
import type { Person } from '../accounts';
import { people } from '../accounts/tables';
import { contractDates } from './contract-dates.table';

type Row = typeof contractDates.$inferSelect;

/** The person who checked a date off, and when. */
export interface DateDone {
  by: Pick<Person, 'id' | 'fullName'>;
  at: Date;
}

export interface TransactionDate extends Omit<Row, 'doneAt' | 'doneById'> {
  done: DateDone | null;
}

export async function insertDates(db: Queries, dates: readonly TransactionDate[]): Promise<void> {
  if (dates.length > 0) await db.insert(contractDates).values(dates.map(rowOf));
}

/** The dates of a transaction in the order in which its contract names them. */
export async function datesOfTransaction(db: Queries, transactionId: string): Promise<TransactionDate[]> {
  const found = await db
    .select({ row: contractDates, by: { id: people.id, fullName: people.fullName } })
    .from(contractDates)
    .leftJoin(people, eq(people.id, contractDates.doneById))
    .where(eq(contractDates.transactionId, transactionId))
    .orderBy(asc(contractDates.position));
  return found.map(({ row: { doneAt, doneById: _doneById, ...date }, by }) => ({ ...date, done: doneBy(by, doneAt) }));
}

/** The fields of a date that a transaction's reader sees. */
export type ShownDate = Pick<TransactionDate, 'id' | 'day' | 'title' | 'description' | 'done'>;

/** Replaces the dates of a transaction. Dates that stay keep their rows, so that references to them remain valid. */
export async function replaceDates(tx: Tx, transactionId: string, dates: readonly TransactionDate[]): Promise<void> {
  const kept = dates.map(({ id }) => id);
  await tx
    .delete(contractDates)
    .where(and(eq(contractDates.transactionId, transactionId), notInArray(contractDates.id, kept)));
  if (dates.length === 0) return;
  await tx
    .insert(contractDates)
    .values(dates.map(rowOf))
    .onConflictDoUpdate({
      target: [contractDates.transactionId, contractDates.id],
      set: {
        position: sql`excluded.position`,
        day: sql`excluded.day`,
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        doneAt: sql`excluded.done_at`,
        doneById: sql`excluded.done_by_id`,
      },
    });
}

function rowOf({ done, ...date }: TransactionDate): Row {
  return { ...date, doneAt: done?.at ?? null, doneById: done?.by.id ?? null };
}

/** Combines two columns and the person's name; null while nobody has checked the date off. */
export function doneBy(by: DateDone['by'] | null, at: Date | null): DateDone | null {
  return by && at && { by, at };
}
