import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches';
import type { Queries } from '../../db/database';
import { shellEvents } from './shell-events.table';

export type NewShellEvent = typeof shellEvents.$inferInsert;

export async function insertShellEvents(db: Queries, events: NewShellEvent[]): Promise<void> {
  await db.insert(shellEvents).values(events);
}

export async function deleteShellEventsBefore(db: Queries, before: Date): Promise<void> {
  await deleteInBatches(db, shellEvents, lt(shellEvents.at, before));
}

/** How long loads took since then, by remote and release. */
export async function findLoadTimes(db: Queries, since: Date) {
  const { entryMs, codeMs, mountMs } = shellEvents;
  const percentile = (share: number) =>
    sql<number>`round(percentile_cont(${sql.raw(String(share))}) within group (order by ${entryMs} + ${codeMs} + ${mountMs}))::int`;
  return db
    .select({
      remote: shellEvents.remote,
      release: shellEvents.release,
      count: sql<number>`count(*)::int`,
      p50: percentile(0.5),
      p75: percentile(0.75),
      p95: percentile(0.95),
    })
    .from(shellEvents)
    .where(and(eq(shellEvents.kind, 'load'), gte(shellEvents.at, since)))
    .groupBy(shellEvents.remote, shellEvents.release)
    .orderBy(shellEvents.remote, shellEvents.release);
}

/** How often each remote failed since then, and the codes that the messages have. */
export async function findFailures(db: Queries, since: Date) {
  const { remote, message, kind, at } = shellEvents;
  const code = sql`substring(${message} from '(?:^|\\s)(#(?:[A-Z]{2,12}-)?[0-9]{1,3})(?![[:alnum:]_-])')`;
  return db
    .select({
      remote,
      count: sql<number>`count(*)::int`,
      codes: sql<string[]>`coalesce(array_agg(distinct ${code}) filter (where ${code} is not null), '{}')`,
    })
    .from(shellEvents)
    .where(and(eq(kind, 'error'), gte(at, since)))
    .groupBy(remote)
    .orderBy(remote);
}

/** The newest of the errors since then; the same one of the same release once. */
export async function findErrors(db: Queries, since: Date, max: number) {
  const { remote, release, owner, phase, message, at, traceId, stack } = shellEvents;
  const lastAt = sql<string>`max(${at})`;
  const newest = (column: typeof traceId | typeof stack | typeof owner) =>
    sql<string | null>`(array_agg(${column} order by ${at} desc))[1]`;
  return db
    .select({
      remote,
      release,
      phase: sql<string>`${phase}`,
      message: sql<string>`${message}`,
      count: sql<number>`count(*)::int`,
      lastAt: lastAt.mapWith((value: string) => new Date(value).toISOString()),
      owner: newest(owner),
      traceId: newest(traceId),
      stack: newest(stack),
    })
    .from(shellEvents)
    .where(and(eq(shellEvents.kind, 'error'), gte(at, since)))
    .groupBy(remote, release, phase, message)
    .orderBy(desc(lastAt))
    .limit(max);
}
