import { isDeepStrictEqual } from 'node:util';
import { specialEndingTime } from '@keydate/domain/deadline-end';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { TransactionState } from '../use-cases/change-transaction';
import type { RemovedEvent } from './calendar.table';

/** A deadline whose event in calendars is another one since a change; `removed` where it is gone. */
export interface ChangedEvent {
  dateId: string;
  /** True if the transaction had the deadline before. */
  wasThere: boolean;
  /** Since when calendars show it as canceled, if nothing else is stored; null: it is open. */
  canceledAt: Date | null;
  removed: RemovedEvent | null;
}

/** The deadlines whose day, hour, title, street or state in calendars a change of their transaction alters. */
export function changedEvents(before: TransactionState, after: TransactionState, now: Date): ChangedEvent[] {
  const old = eventsOf(before);
  const changed = eventsOf(after);
  const settledAt = new Map(before.dates.map(({ id, done }) => [id, done?.at]));
  // one that was canceled before is so since then, or it would come back for another 90 days
  const canceledAt = (id: string) => (old.get(id)?.isOpen === false ? settledAt.get(id) : null) ?? now;
  const removed = [...old].flatMap(([dateId, { isOpen: _, ...event }]) =>
    changed.has(dateId) ? [] : [{ dateId, wasThere: true, canceledAt: canceledAt(dateId), removed: event }],
  );
  const other = [...changed].flatMap(([dateId, event]) =>
    isDeepStrictEqual(old.get(dateId), event)
      ? []
      : [{ dateId, wasThere: old.has(dateId), canceledAt: event.isOpen ? null : canceledAt(dateId), removed: null }],
  );
  return [...removed, ...other];
}

function eventsOf({ transaction, dates }: TransactionState) {
  const { street, status } = transaction;
  const timeZone = timeZoneOfProperty(transaction);
  return new Map(
    dates.map(({ id, title, day, done }) => {
      const endsBy = specialEndingTime(title, transaction);
      return [id, { title, street, timeZone, day, endsBy, isOpen: status === 'Active' && done === null }];
    }),
  );
}
