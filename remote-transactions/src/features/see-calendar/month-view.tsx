import { calendarDay, partsOfDay, type CalendarDay } from '@keydate/domain/calendar-day';
import { Skeleton } from '@keydate/ui';
import { MonthGrid, type CalendarPick } from '@keydate/ui/overlays';
import { holidayNote } from '../../domain/calendar-days-off';
import { copy } from './copy';
import { EntryChip } from './entry-chip';
import { MoreButton } from './more-button';
import { Chips, Dot, Dots } from './month.styles';
import { shownEntry } from './shown-entry';
import type { ViewProps } from './view-props';

interface MonthViewProps extends ViewProps {
  day: CalendarDay;
  onMove: (day: CalendarDay) => void;
}

/** A month; on a phone a dot for each deadline, which the window of the day lists. */
export function MonthView({ day, today, days, daysOff, tools, onMove, onOpen }: MonthViewProps) {
  const of = (pick: CalendarPick) => calendarDay(pick.year, pick.month, pick.day) ?? day;
  return (
    <MonthGrid
      label={copy.calendar}
      day={partsOfDay(day)}
      today={partsOfDay(today)}
      onMove={(pick) => onMove(of(pick))}
      onOpen={(pick) => onOpen(of(pick))}
      describe={(pick) => ({
        note: holidayNote(daysOff, of(pick)),
        description: days ? copy.inDay(days.get(of(pick))?.total ?? 0) : '',
        isOff: daysOff(of(pick)) !== null,
      })}
      renderDay={(pick, isCurrent) => {
        const shown = days?.get(of(pick));
        if (!days) return <Skeleton width="100%" height="16px" />;
        if (!shown) return null;
        const tabIndex = isCurrent ? 0 : -1;
        return (
          <>
            <Chips>
              {shown.entries.map((entry) => (
                <EntryChip key={`${entry.transactionId} ${entry._id}`} {...{ entry, tools, tabIndex }} />
              ))}
              <MoreButton shown={shown} tabIndex={tabIndex} onOpen={onOpen} />
            </Chips>
            <Dots aria-hidden>
              {shown.entries.map((entry) => (
                <Dot key={`${entry.transactionId} ${entry._id}`} $state={shownEntry(entry, tools).state} />
              ))}
              {shown.total > shown.entries.length && <span>+{shown.total - shown.entries.length}</span>}
            </Dots>
          </>
        );
      }}
    />
  );
}
