import { dayOnLeaf, dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { Skeleton, VisuallyHidden } from '@keydate/ui';
import { useId } from 'react';
import { holidayNote } from '../../domain/calendar-days-off';
import { keyOfEntry } from '../../domain/calendar-entry';
import { daysIn, type DayRange } from '../../domain/calendar-range';
import { copy } from './copy';
import { EntryChip } from './entry-chip';
import { MoreButton } from './more-button';
import type { ViewProps } from './view-props';
import { Empty, WeekDay, WeekDays, WeekHead, WeekNote, WeekNumber } from './week.styles';

/** A week: seven days next to each other, on narrow screens one below the other. */
export function WeekView({ range, ...props }: ViewProps & { range: DayRange }) {
  return (
    <WeekDays>
      {daysIn(range).map((day) => (
        <DayOfWeek key={day} day={day} {...props} />
      ))}
    </WeekDays>
  );
}

function DayOfWeek({ day, today, days, daysOff, tools, onOpen }: ViewProps & { day: CalendarDay }) {
  const headId = useId();
  const shown = days?.get(day);
  const leaf = dayOnLeaf(day);
  const note = holidayNote(daysOff, day);
  return (
    <WeekDay aria-labelledby={headId} $isOff={daysOff(day) !== null}>
      <WeekHead id={headId}>
        <VisuallyHidden>{dayWithWeekday(day)}</VisuallyHidden>
        <span aria-hidden>{leaf.weekday}</span>
        <WeekNumber aria-hidden $isToday={day === today}>
          {leaf.day}
        </WeekNumber>
        {note && <WeekNote>{note}</WeekNote>}
      </WeekHead>
      {!days && <Skeleton width="100%" height="36px" />}
      {days && !shown && <Empty>{copy.nothingHere}</Empty>}
      {shown?.entries.map((entry) => (
        <EntryChip key={keyOfEntry(entry)} entry={entry} tools={tools} />
      ))}
      {shown && <MoreButton shown={shown} onOpen={onOpen} />}
    </WeekDay>
  );
}
