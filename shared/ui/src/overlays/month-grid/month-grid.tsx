import { CalendarDate, GregorianCalendar } from '@internationalized/date';
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { I18nProvider } from 'react-aria-components';
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { CalendarPick } from '../calendar/calendar';
import { Cell, DayButton, DayHead, DayNote, Entries, Table, Weekday } from './month-grid.styles';

/** A day as its cell shows it. */
export interface MonthGridDay {
  /** Next to its number, such as a holiday's name. */
  readonly note?: string | undefined;
  /** For screen readers, after the day: "3 deadlines". */
  readonly description: string;
  /** True for a weekend or another day off. */
  readonly isOff: boolean;
}

export interface MonthGridProps {
  readonly label: string;
  /** The day that the arrow keys move from; the grid shows its month. */
  readonly day: CalendarPick;
  readonly today: CalendarPick;
  readonly onMove: (day: CalendarPick) => void;
  /** A press on a day, or Enter. */
  readonly onOpen: (day: CalendarPick) => void;
  readonly describe: (day: CalendarPick) => MonthGridDay;
  /** Below the day's number; `isCurrent` for the day that the arrow keys move from: Tab reaches only its parts. */
  readonly renderDay: (day: CalendarPick, isCurrent: boolean) => ReactNode;
}

/** A month of days with content. Arrows move by days and weeks, Page Up and Page Down by months, and Enter opens a day. */
export function MonthGrid(props: MonthGridProps) {
  return (
    // the product uses American English in browsers of every language
    <I18nProvider locale="en-US">
      <Grid {...props} />
    </I18nProvider>
  );
}

const createCalendar = () => new GregorianCalendar();
const MONTH = { months: 1 };

function Grid({ label, day, onMove, onOpen, ...shown }: MonthGridProps) {
  const state = useCalendarState({
    locale: 'en-US',
    createCalendar,
    visibleDuration: MONTH,
    value: null,
    onChange: (chosen) => onOpen(pickOf(chosen)),
    focusedValue: dateOf(day),
    onFocusChange: (date) => onMove(pickOf(date)),
  });
  const { calendarProps } = useCalendar({ 'aria-label': label }, state);
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle: 'short' }, state);
  return (
    <div {...calendarProps}>
      <Table {...gridProps}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((weekday) => (
              <Weekday key={weekday}>{weekday}</Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_none, week) => (
            <tr key={week}>
              {state
                .getDatesInWeek(week)
                .map((date, at) =>
                  date ? <Day key={String(date)} {...{ state, date }} {...shown} /> : <td key={at} />,
                )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface DayProps extends Pick<MonthGridProps, 'today' | 'describe' | 'renderDay'> {
  state: CalendarState;
  date: CalendarDate;
}

function Day({ state, date, today, describe, renderDay }: DayProps) {
  const button = useRef<HTMLSpanElement>(null);
  const { cellProps, buttonProps, formattedDate, isOutsideVisibleRange } = useCalendarCell({ date }, state, button);
  const { note, description, isOff } = describe(pickOf(date));
  const isCurrent = state.focusedDate.compare(date) === 0;
  return (
    <Cell {...cellProps} $isOff={isOff} $isOutside={isOutsideVisibleRange}>
      <DayHead>
        <DayButton
          {...buttonProps}
          ref={button}
          aria-label={[buttonProps['aria-label'], note, description].filter(Boolean).join(', ')}
          $isToday={dateOf(today).compare(date) === 0}
        >
          {formattedDate}
        </DayButton>
        {note && (
          <DayNote aria-hidden title={note}>
            {note}
          </DayNote>
        )}
      </DayHead>
      {/* the grid moves the focus back to the day's button unless these events end here */}
      <Entries onKeyDown={keepFromGrid} onFocus={stop} onBlur={stop}>
        {renderDay(pickOf(date), isCurrent)}
      </Entries>
    </Cell>
  );
}

const KEYS_OF_GRID = /^(?:Arrow|Page|Home|End|Enter| $)/;

function keepFromGrid(event: KeyboardEvent) {
  if (KEYS_OF_GRID.test(event.key)) event.stopPropagation();
}

function stop(event: { stopPropagation: () => void }) {
  event.stopPropagation();
}

function dateOf({ year, month, day }: CalendarPick): CalendarDate {
  return new CalendarDate(year, month, day);
}

function pickOf({ year, month, day }: CalendarPick): CalendarPick {
  return { year, month, day };
}
