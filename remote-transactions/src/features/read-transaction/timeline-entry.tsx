import type { TransactionStatus } from '@keydate/contracts/transactions';
import { dayOnLeaf, weekdayOf, type CalendarDay } from '@keydate/domain/calendar-day';
import { endsAtTimeOfDay, timeInWords, type TimeOfDay } from '@keydate/domain/time-of-day';
import { CalendarLeaf } from '@keydate/ui';
import { deadlineState } from '../../domain/deadline-state';
import type { TimelineDay } from '../../domain/timeline';
import { DeadlineMark } from '../../ui/deadline-mark';
import { copy } from './copy';
import { Day, DayHead, Due, Entry, Hour } from './timeline.styles';

interface TimelineEntryProps {
  entry: TimelineDay;
  status: TransactionStatus;
  today: CalendarDay;
  timeOfDay: TimeOfDay | null;
  isNext: boolean;
}

/** One day of the timeline: its state, and every deadline of the day with its full title. */
export function TimelineEntry({ entry: { day, deadlines }, status, today, timeOfDay, isNext }: TimelineEntryProps) {
  const state = deadlineState(day, today, status);
  return (
    <Entry $isNext={isNext}>
      <CalendarLeaf
        {...dayOnLeaf(day)}
        label={`${weekdayOf(day)}, ${day}`}
        status={state === 'later' ? undefined : state}
      />
      <Day>
        <DayHead>
          <span aria-hidden>{`${weekdayOf(day)}, ${day}`}</span>
          <DeadlineMark state={state} day={day} today={today} />
        </DayHead>
        <ul>
          {deadlines.map(({ _id, title, description }) => (
            <Due key={_id}>
              <strong>{title}</strong>
              {timeOfDay && endsAtTimeOfDay(title) && <Hour>{copy.byTime(timeInWords(timeOfDay))}</Hour>}
              {description && <p>{description}</p>}
            </Due>
          ))}
        </ul>
      </Day>
    </Entry>
  );
}
