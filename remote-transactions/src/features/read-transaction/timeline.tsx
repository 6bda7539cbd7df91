import type { Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { Button, EmptyState } from '@keydate/ui';
import { CalendarDays, Pencil } from '@keydate/ui/icons';
import type { Ref } from 'react';
import { nextDay, timelineOf } from '../../domain/timeline';
import { copy } from './copy';
import { TimelineEntry } from './timeline-entry';
import { Days, Section, SectionHead } from './timeline.styles';

interface TimelineProps {
  transaction: Transaction;
  today: CalendarDay;
  editRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

/** All deadlines in due order, a calendar leaf for each day; the next day is emphasized. */
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
        <h2 id="deadlines">{copy.deadlines}</h2>
        <Button ref={editRef} variant="secondary" size="small" icon={Pencil} onClick={onEdit}>
          {copy.editDates}
        </Button>
      </SectionHead>
      {days.length === 0 ? (
        <EmptyState icon={CalendarDays} title={copy.noDeadlinesTitle}>
          {copy.noDeadlines}
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
