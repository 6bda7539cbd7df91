import { DUE_OVERDUE_MAX } from '@keydate/contracts/limits';
import { addDays, dayAt, dayFromSql, dayToSql, type CalendarDay } from '@keydate/domain/calendar-day';
import { clockOf } from '@keydate/domain/deadlines';
import { DUE_DAYS, dueDeadlines, type Due } from '@keydate/domain/due-deadlines';
import { isShownToLender } from '@keydate/domain/lender-access';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import type { Member } from '@keydate/domain/member';
import type { Database, Tx } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { findOpenDates, type FoundDue } from '../due-deadlines.repository';

/** An open date that is due. */
export interface DueDate {
  id: string;
  title: string;
  date: CalendarDay;
}

export interface DueList {
  due: Due<FoundDue, DueDate>[];
  olderOverdue: number;
}

/**
 * The open deadlines that are due, of all active transactions that a member sees; as a lender, those that are shared with them.
 * @param leftOut transactions whose deadlines are not wanted
 */
export async function listDueDeadlines(
  { db, clock }: { db: Database | Tx; clock: Clock },
  member: Member,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<DueList> {
  const now = clock.now();
  // no property's day is later than that of UTC
  const until = dayToSql(addDays(dayAt(now, 'UTC'), DUE_DAYS));
  const found = await findOpenDates(db, member, transactionsSeenBy(member), until);
  const sources = found
    .filter(({ id }) => !leftOut.has(id))
    .map((of) => ({ of, clock: clockOf(of, now), dates: seenDates(of) }));
  return dueDeadlines(sources, now, DUE_OVERDUE_MAX);
}

function seenDates({ dates, share }: FoundDue): DueDate[] {
  const all = (dates ?? []).map(([id, day, title]) => ({ id, title, date: dayFromSql(day) }));
  return share ? all.filter((date) => isShownToLender(date, share)) : all;
}
