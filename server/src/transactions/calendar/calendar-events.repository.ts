import { deleteInBatches } from '../../db/delete-in-batches';
import { lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/database';
import { calendarEvents } from './calendar.table';
import type { ChangedEvent } from './changed-events';

/** Counts a change of these events. Their moments grow by a second at least, the shortest time that calendars can tell apart. */
export async function countEventChanges(
  tx: Tx,
  transactionId: string,
  changed: readonly ChangedEvent[],
  now: Date,
): Promise<void> {
  if (changed.length === 0) return;
  await tx
    .insert(calendarEvents)
    .values(
      changed.map(({ dateId, wasThere, canceledAt, removed }) => ({
        transactionId,
        dateId,
        sequence: wasThere ? 1 : 0,
        changedAt: now,
        canceledAt,
        removed,
      })),
    )
    .onConflictDoUpdate({
      target: [calendarEvents.transactionId, calendarEvents.dateId],
      set: {
        sequence: sql`${calendarEvents.sequence} + 1`,
        changedAt: sql`greatest(excluded.changed_at, ${calendarEvents.changedAt} + interval '1 second')`,
        // null once it is open; else the moment at which it was canceled first
        canceledAt: sql`case when excluded.canceled_at is not null then coalesce(${calendarEvents.canceledAt}, excluded.canceled_at) end`,
        removed: sql`excluded.removed`,
      },
    });
}

/** Forgets removed deadlines that no calendar shows any more. */
export async function deleteRemovedEventsBefore(db: Queries, moment: Date): Promise<void> {
  await deleteInBatches(
    db,
    calendarEvents,
    sql`${calendarEvents.removed} is not null and ${lt(calendarEvents.changedAt, moment)}`,
  );
}
