import type { Transaction } from '@keydate/contracts/transactions';
import { dayOnLeaf, dayWithWeekday } from '@keydate/domain/calendar-day';
import type { PropertyClock } from '@keydate/domain/deadlines';
import { CalendarLeaf } from '@keydate/ui';
import type { Ref } from 'react';
import { stateOfDay } from '../../domain/deadline-state';
import type { TimelineDay } from '../../domain/timeline';
import { DeadlineMark } from '../../ui/deadline-mark';
import { Deadline } from './deadline';
import { Day, DayHead, Entry } from './timeline.styles';

interface TimelineEntryProps {
  entry: TimelineDay;
  transaction: Transaction;
  clock: PropertyClock;
  isNext: boolean;
  entryRef?: Ref<HTMLLIElement> | undefined;
  /** The id of the deadline that was settled or taken back last. */
  lastToggled: string | null;
  onToggle: (id: string) => void;
}

/** One day of the timeline: its state, and every deadline of the day. */
export function TimelineEntry({
  entry: { day, deadlines },
  transaction,
  clock,
  isNext,
  entryRef,
  lastToggled,
  onToggle,
}: TimelineEntryProps) {
  const state = stateOfDay(deadlines, clock, transaction.status);
  return (
    <Entry ref={entryRef} $isNext={isNext}>
      <CalendarLeaf {...dayOnLeaf(day)} label={dayWithWeekday(day)} status={state === 'later' ? undefined : state} />
      <Day>
        <DayHead>
          <span aria-hidden>{dayWithWeekday(day)}</span>
          <DeadlineMark state={state} day={day} today={clock.today} />
        </DayHead>
        <ul>
          {deadlines.map((deadline) => (
            <Deadline
              key={deadline._id}
              deadline={deadline}
              transaction={transaction}
              takesFocus={deadline._id === lastToggled}
              onToggle={onToggle}
            />
          ))}
        </ul>
      </Day>
    </Entry>
  );
}
