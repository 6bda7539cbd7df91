import { isDeepStrictEqual } from 'node:util';
import { dayFromSql } from '@keydate/domain/calendar-day';
import { clockAtEnd } from '@keydate/domain/deadline-end';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { TransactionState } from '../use-cases/change-transaction';
import type { RemovedEvent } from './calendar.table';

/** A deadline whose event in calendars is another one since a change; `removed` where it is gone. */
export interface ChangedEvent {
  dateId: string;
  /** True if the transaction had the deadline before. */
  wasThere: boolean;
  removed: RemovedEvent | null;
}

/**
 * The deadlines whose day, hour, title, street or state in calendars a change of their transaction alters. One that is canceled
 * before and after is none: it would come back for another 90 days.
 */
export function changedEvents(before: TransactionState, after: TransactionState): ChangedEvent[] {
  const old = eventsOf(before);
  const changed = eventsOf(after);
  const removed = before.dates
    .filter(({ id }) => !changed.has(id))
    .map(({ id, title, day }) => ({ dateId: id, wasThere: true, removed: { title, day } }));
  const other = [...changed].filter(([id, event]) => {
    const former = old.get(id);
    return (event.isOpen || former?.isOpen !== false) && !isDeepStrictEqual(former, event);
  });
  return [...removed, ...other.map(([id]) => ({ dateId: id, wasThere: old.has(id), removed: null }))];
}

function eventsOf({ transaction, dates }: TransactionState) {
  const { street, status } = transaction;
  const timeZone = timeZoneOfProperty(transaction);
  return new Map(
    dates.map(({ id, title, day, done }) => {
      const end = clockAtEnd({ title, date: dayFromSql(day) }, transaction);
      return [id, { title, street, timeZone, ...end, isOpen: status === 'Active' && done === null }];
    }),
  );
}
