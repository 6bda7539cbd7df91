import { CALENDAR_PER_DAY_MAX } from '@keydate/contracts/limits';
import { dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { LoadFailed, Skeleton, Tag } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useCalendar } from '../../api/calendar';
import { keyOfEntry, type CalendarDayEntries, type CalendarQuestion } from '../../domain/calendar-entry';
import { copy } from './copy';
import { EntryLine } from './entry-line';
import { Lines } from './line.styles';
import type { EntryTools } from './shown-entry';

interface DayDialogProps {
  day: CalendarDay;
  note: string | undefined;
  /** The calendar's own limits. */
  question: CalendarQuestion;
  /** The deadlines that the calendar shows already. */
  known: CalendarDayEntries | undefined;
  tools: EntryTools;
  onClose: () => void;
}

/** All deadlines of a day. */
export function DayDialog({ day, note, question, known, tools, onClose }: DayDialogProps) {
  const whole = useCalendar({ ...question, from: day, to: day, perDay: CALENDAR_PER_DAY_MAX });
  const shown = whole.data ? whole.data.days.get(day) : known;
  const { entries = [], total = 0 } = shown ?? {};
  return (
    <Dialog isOpen onClose={onClose} title={dayWithWeekday(day)} size="large">
      {note && <Tag>{note}</Tag>}
      {whole.isError && <LoadFailed onRetry={() => void whole.refetch()}>{copy.failed}</LoadFailed>}
      <Lines>
        {entries.map((entry) => (
          <EntryLine key={keyOfEntry(entry)} entry={entry} tools={tools} />
        ))}
      </Lines>
      {whole.isPending && entries.length < total && <Skeleton width="100%" height="40px" />}
      {whole.data && total === 0 && <p>{copy.nothing}.</p>}
      {whole.data && total > entries.length && <p>{copy.firstOf(entries.length, total)}</p>}
    </Dialog>
  );
}
