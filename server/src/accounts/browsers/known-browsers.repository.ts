import { and, eq, gt, lt } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches';
import type { Queries } from '../../db/database';
import { people } from '../people/people.table';
import { knownBrowsers } from './known-browsers.table';

export type KnownBrowserRow = typeof knownBrowsers.$inferSelect;

/** True if somebody has signed in to the account of an address with this browser since `since`. */
export async function isKnownTo(db: Queries, markHash: string, email: string, since: Date): Promise<boolean> {
  const found = await db
    .select({ personId: knownBrowsers.personId })
    .from(knownBrowsers)
    .innerJoin(people, eq(people.id, knownBrowsers.personId))
    .where(and(eq(knownBrowsers.markHash, markHash), eq(people.email, email), gt(knownBrowsers.signedInAt, since)));
  return found.length > 0;
}

/** True if anybody has signed in with this browser. */
export async function isKnown(db: Queries, markHash: string): Promise<boolean> {
  const found = await db
    .select({ personId: knownBrowsers.personId })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.markHash, markHash))
    .limit(1);
  return found.length > 0;
}

export async function saveKnownBrowser(db: Queries, row: KnownBrowserRow): Promise<void> {
  await db
    .insert(knownBrowsers)
    .values(row)
    .onConflictDoUpdate({
      target: [knownBrowsers.markHash, knownBrowsers.personId],
      set: { signedInAt: row.signedInAt },
    });
}

export async function deleteKnownBrowsersOf(db: Queries, personId: string): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.personId, personId));
}

export async function deleteKnownBrowsersBefore(db: Queries, time: Date): Promise<void> {
  await deleteInBatches(db, knownBrowsers, lt(knownBrowsers.signedInAt, time));
}
