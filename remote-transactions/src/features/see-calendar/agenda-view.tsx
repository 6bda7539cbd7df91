import { compareDays, dayOnLeaf, dayWithWeekday, weekdayOf } from '@keydate/domain/calendar-day';
import { CalendarLeaf, Skeleton, Tag } from '@keydate/ui';
import { useId } from 'react';
import { holidayNote } from '../../domain/calendar-days-off';
import { keyOfEntry, type CalendarDayEntries } from '../../domain/calendar-entry';
import { daysIn, type DayRange } from '../../domain/calendar-range';
import { AgendaDay, AgendaDays, AgendaHead, HolidayRow } from './agenda.styles';
import { copy } from './copy';
import { EntryLine } from './entry-line';
import { Lines } from './line.styles';
import { MoreButton } from './more-button';
import type { ViewProps } from './view-props';

/** The days that have deadlines, one below the other, and the holidays between them. */
export function AgendaView({ range, today, days, daysOff, tools, onOpen }: ViewProps & { range: DayRange }) {
  if (!days) return <AgendaSkeleton />;
  return (
    <AgendaDays>
      {daysIn(range).map((day) => {
        const shown = days.get(day);
        const note = holidayNote(daysOff, day);
        if (shown) return <DayOfAgenda key={day} {...{ shown, note, today, daysOff, tools, onOpen }} />;
        return note === undefined ? null : (
          <HolidayRow key={day}>
            <span>{dayWithWeekday(day)}</span>
            <Tag>{note}</Tag>
          </HolidayRow>
        );
      })}
    </AgendaDays>
  );
}

interface DayOfAgendaProps extends Omit<ViewProps, 'days'> {
  shown: CalendarDayEntries;
  note: string | undefined;
}

function DayOfAgenda({ shown, note, today, daysOff, tools, onOpen }: DayOfAgendaProps) {
  const headId = useId();
  const { day, entries } = shown;
  const leaf = dayOnLeaf(day);
  const off = note ?? (daysOff(day) === null ? undefined : copy.weekend);
  return (
    <AgendaDay aria-labelledby={headId} $isPast={compareDays(day, today) < 0}>
      <AgendaHead id={headId}>
        <CalendarLeaf month={leaf.month} day={leaf.day} label={dayWithWeekday(day)} />
        <span>
          <span aria-hidden>{weekdayOf(day)}</span>
          {day === today && <Tag variant="strong">{copy.today}</Tag>}
          {off && <Tag>{off}</Tag>}
        </span>
      </AgendaHead>
      <div>
        <Lines>
          {entries.map((entry) => (
            <EntryLine key={keyOfEntry(entry)} entry={entry} tools={tools} />
          ))}
        </Lines>
        <MoreButton shown={shown} onOpen={onOpen} />
      </div>
    </AgendaDay>
  );
}

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'];

function AgendaSkeleton() {
  return (
    <AgendaDays aria-hidden>
      {PLACEHOLDERS.map((key) => (
        <AgendaDay key={key} as="div" $isPast={false}>
          <Skeleton width="56px" height="82px" />
          <div>
            <Skeleton width="60%" height="20px" />
            <Skeleton width="40%" height="16px" />
          </div>
        </AgendaDay>
      ))}
    </AgendaDays>
  );
}
