import { addDays, dayAt, dayFromSql, dayToSql } from '@keydate/domain/calendar-day';
import { asTimeOfDay } from '@keydate/domain/time-of-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { momentOf } from '@keydate/domain/zoned-moment';
import type { Tx } from '../../../db/database';
import { lockTransactions } from '../../../transactions';
import { channelsTo } from '../../use-cases/channels-to';
import { findOverdue, type OverdueFound } from '../follow-ups.repository';
import { storeFollowUps, type FollowUp } from './store-follow-ups';
import { tellInBatches, type TellTools } from './tell-in-batches';

/** The name of the mails that say it. */
export const OVERDUE_MAIL = 'mail what is overdue';

/** The hour at the property, on the day after the deadline's. */
const MORNING = asTimeOfDay('08:00');
/** A server that was away for longer says nothing of what ended before. */
const DAYS_LATE_MAX = 3;

/**
 * Says once, the morning after, that a deadline is overdue and still open: to those who got its reminders. The email of a
 * person with a morning summary is left to that (`beginFollowUpMails`).
 */
export async function tellOverdue(tools: TellTools, stop?: AbortSignal): Promise<void> {
  const now = tools.clock.now();
  const found = (await findOverdue(tools.db, daysAround(now))).filter((one) => isMorning(one, now));
  await tellInBatches(tools, found, (tx, ids) => tell(tx, tools, ids, now), stop);
}

async function tell(tx: Tx, tools: TellTools, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await lockTransactions(tx, ids);
  // read again after the lock: another server may have said it, or somebody settled it
  const found = await findOverdue(tx, { ...daysAround(now), onlyIn: ids });
  const channels = await channelsTo(tx, rows);
  const told = found
    .filter((one) => isMorning(one, now))
    .flatMap(({ transactionId, dateId, title, day, personIds }) =>
      personIds.map((personId): FollowUp => {
        const of = { id: dateId, title };
        const by = channels.get(transactionId)?.find((one) => one.personId === personId && one.hearsOf(of)) ?? null;
        return { transactionId, dateId, title, date: dayFromSql(day), personId, by };
      }),
    );
  return storeFollowUps(tx, tools, { kind: 'overdue', notice: 'deadline-overdue', mail: OVERDUE_MAIL }, told);
}

/** The days of which some property can have the morning after, or had it within the last days. */
function daysAround(now: Date) {
  const today = dayAt(now, 'UTC');
  return { from: dayToSql(addDays(today, -DAYS_LATE_MAX)), until: dayToSql(today) };
}

function isMorning({ day, state, zipcode }: OverdueFound, now: Date): boolean {
  const timeZone = timeZoneOfProperty({ state, zipcode });
  const after = addDays(dayFromSql(day), 1);
  return momentOf({ day: after, time: MORNING }, timeZone) <= now;
}
