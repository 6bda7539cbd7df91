import { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { CalendarGridBody, CalendarGridHeader, I18nProvider } from 'react-aria-components';
import { Icon } from '../../icon/icon';
import { ChevronLeft, ChevronRight } from '../../icons';
import { CalendarBox, DayCell, DayGrid, Month, MonthBar, TurnButton, WeekdayCell } from './calendar.styles';

/** A day of the calendar as numbers; month 1 to 12. */
export interface CalendarPick {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface CalendarProps {
  readonly label: string;
  /** The chosen day; null while there is none. */
  readonly day: CalendarPick | null;
  /** While no day is chosen, the calendar shows the month of this one. */
  readonly openAt: CalendarPick;
  readonly onChoose: (day: CalendarPick) => void;
}

/**
 * A month at a time, in which one day is chosen by pointer or keyboard: arrows move by days and weeks, Page Up and Page
 * Down by months. It follows a `day` that is changed elsewhere.
 */
export function Calendar({ label, day, openAt, onChoose }: CalendarProps) {
  const value = day && calendarDate(day);
  const written = value?.toString();
  const [followed, setFollowed] = useState(written);
  const [focused, setFocused] = useState(value ?? calendarDate(openAt));
  if (written !== followed) {
    setFollowed(written);
    if (value) setFocused(value);
  }
  return (
    // the product uses American English in browsers of every language
    <I18nProvider locale="en-US">
      <CalendarBox
        aria-label={label}
        value={value}
        focusedValue={focused}
        onFocusChange={setFocused}
        onChange={({ year, month, day: date }) => onChoose({ year, month, day: date })}
      >
        <MonthBar>
          <TurnButton slot="previous">
            <Icon of={ChevronLeft} />
          </TurnButton>
          <Month />
          <TurnButton slot="next">
            <Icon of={ChevronRight} />
          </TurnButton>
        </MonthBar>
        <DayGrid weekdayStyle="short">
          <CalendarGridHeader>{(weekday) => <WeekdayCell>{weekday}</WeekdayCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <DayCell date={date} />}</CalendarGridBody>
        </DayGrid>
      </CalendarBox>
    </I18nProvider>
  );
}

function calendarDate({ year, month, day }: CalendarPick): CalendarDate {
  return new CalendarDate(year, month, day);
}
