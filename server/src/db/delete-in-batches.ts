import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database';

/** So few that a statement ends long before its time limit, and holds its locks briefly. */
export const BATCH = 2000;

/**
 * Deletes the rows of a table that are over, batch by batch, however many they are. Rows that somebody changes
 * meanwhile may be left for the next time.
 */
export async function deleteInBatches(db: Queries, table: PgTable, isOver: SQL): Promise<void> {
  const batch = sql`select ctid from ${table} where ${isOver} limit ${BATCH}`;
  let deleted: number | null;
  do {
    ({ rowCount: deleted } = await db.delete(table).where(sql`ctid = any(array(${batch}))`));
  } while (deleted === BATCH);
}
