import type { SettledAs } from '@keydate/domain/settled-deadline';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../db/database';
import type { Person } from '../accounts';
import { people } from '../accounts/tables';
import { contractDates } from './contract-dates.table';

type Row = typeof contractDates.$inferSelect;

/** The person who does something, and when. */
export interface ByWhom {
  by: Pick<Person, 'id' | 'fullName'>;
  at: Date;
}

/** The way in which a person settled a date, with their note. */
export interface DateDone extends ByWhom {
  as: SettledAs;
  note: string;
}

export interface TransactionDate extends Omit<Row, keyof DoneColumns> {
  done: DateDone | null;
}
type DoneColumns = Pick<Row, 'doneAt' | 'doneById' | 'doneAs' | 'doneNote'>;

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
  return found.map(({ row: { doneAt, doneById: _doneById, doneAs, doneNote, ...date }, by }) => ({
    ...date,
    done: by && doneAt && { by, at: doneAt, as: doneAs ?? 'done', note: doneNote },
  }));
}

/** The fields of a date that a transaction's reader sees. */
export type ShownDate = Pick<
  TransactionDate,
  'id' | 'day' | 'title' | 'formerTitle' | 'description' | 'words' | 'follows' | 'done'
>;

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
        formerTitle: sql`excluded.former_title`,
        description: sql`excluded.description`,
        words: sql`excluded.words`,
        follows: sql`excluded.follows`,
        doneAt: sql`excluded.done_at`,
        doneById: sql`excluded.done_by_id`,
        doneAs: sql`excluded.done_as`,
        doneNote: sql`excluded.done_note`,
      },
    });
}

function rowOf({ done, ...date }: TransactionDate): Row {
  return { ...date, ...columnsOf(done) };
}

function columnsOf(done: DateDone | null): DoneColumns {
  if (done === null) return { doneAt: null, doneById: null, doneAs: null, doneNote: '' };
  return { doneAt: done.at, doneById: done.by.id, doneAs: done.as, doneNote: done.note };
}
