import type { ContractDate, TransactionStatus } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { EmptyState } from '@keydate/ui';
import { CalendarDays } from '@keydate/ui/icons';
import { nextDay, timelineOf } from '../../domain/timeline';
import { TimelineEntry } from './timeline-entry';
import { Days, Section } from './timeline.look';

interface TimelineProps {
  dates: readonly ContractDate[];
  status: TransactionStatus;
  today: CalendarDay;
}

/** All deadlines in due order, a calendar leaf for each day; the next one stands out. */
export function Timeline({ dates, status, today }: TimelineProps) {
  const days = timelineOf(dates);
  const next = status === 'Active' ? nextDay(days, today) : undefined;
  return (
    <Section aria-labelledby="deadlines">
      <h2 id="deadlines">My Upcoming Deadlines</h2>
      {days.length === 0 ? (
        <EmptyState icon={CalendarDays} title="No deadlines">
          This transaction was created without dates.
        </EmptyState>
      ) : (
        <Days>
          {days.map((day) => (
            <TimelineEntry key={day.day} entry={day} status={status} today={today} isNext={day.day === next} />
          ))}
        </Days>
      )}
    </Section>
  );
}
