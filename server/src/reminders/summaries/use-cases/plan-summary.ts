import { dayFromSql, dayToSql } from '@keydate/domain/calendar-day';
import { lastDayAtChoice, nextSummary } from '@keydate/domain/summary-moment';
import type { Tx } from '../../../db/database';
import { zoneOf } from '../../policies/reminder';
import { lockSummaryOf, updateSummary } from '../summaries.repository';

/** Plans a person's next summary, after they chose another hour or another time zone. */
export async function planSummary(tx: Tx, personId: string, now: Date): Promise<void> {
  const found = await lockSummaryOf(tx, personId);
  if (!found || found.summary.at === null) return;
  const { summary, person, settings } = found;
  const time = { at: found.summary.at, timeZone: zoneOf(settings, person.timeZone) };
  const stored = summary.lastDay === null ? null : dayFromSql(summary.lastDay);
  // without a planned one it was off until now
  const lastDay = summary.goesOutAt === null ? lastDayAtChoice(time, stored, now) : stored;
  await updateSummary(tx, personId, {
    lastDay: lastDay && dayToSql(lastDay),
    goesOutAt: nextSummary(time, lastDay, now),
  });
}
