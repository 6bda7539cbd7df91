import { compareDays, dayAt, dayFromSql } from '@keydate/domain/calendar-day';
import { zoneOf } from '../policies/reminder';
import type { FoundSummary } from './summaries.repository';

/** Until when a person's summary of today can still list what is overdue; `listed` if it has gone out, null without one. */
export function leftToSummary(found: FoundSummary | undefined, now: Date): Date | 'listed' | null {
  if (!found) return null;
  const { summary, person, settings } = found;
  const today = dayAt(now, zoneOf(settings, person.timeZone));
  const isOut = summary.lastDay !== null && compareDays(dayFromSql(summary.lastDay), today) >= 0;
  return isOut ? 'listed' : summary.goesOutAt;
}
