import type { Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { Button, EmptyState } from '@keydate/ui';
import { CalendarDays, Pencil } from '@keydate/ui/icons';
import type { Ref } from 'react';
import { nextDay, timelineOf } from '../../domain/timeline';
import { TimelineEntry } from './timeline-entry';
import { Days, Section, SectionHead } from './timeline.styles';

interface TimelineProps {
  transaction: Transaction;
  today: CalendarDay;
  editRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

/** All deadlines in due order, a calendar leaf for each day; the next one stands out. */
export function Timeline({
  transaction: { contractDates, status, time_of_day },
  today,
  editRef,
  onEdit,
}: TimelineProps) {
  const days = timelineOf(contractDates);
  const next = status === 'Active' ? nextDay(days, today) : undefined;
  return (
    <Section aria-labelledby="deadlines">
      <SectionHead>
        <h2 id="deadlines">My Upcoming Deadlines</h2>
        <Button ref={editRef} variant="secondary" size="small" icon={Pencil} onClick={onEdit}>
          Edit Contract dates
        </Button>
      </SectionHead>
      {days.length === 0 ? (
        <EmptyState icon={CalendarDays} title="No deadlines">
          This transaction has no dates yet. Edit Contract dates to add some.
        </EmptyState>
      ) : (
        <Days>
          {days.map((day) => (
            <TimelineEntry
              key={day.day}
              entry={day}
              status={status}
              today={today}
              timeOfDay={time_of_day}
              isNext={day.day === next}
            />
          ))}
        </Days>
      )}
    </Section>
  );
}
