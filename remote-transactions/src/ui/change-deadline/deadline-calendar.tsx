import { dayForPicker, dayFromPicker, type CalendarDay } from '@keydate/domain/calendar-day';
import DatePicker from 'react-datepicker';
import { CalendarBox } from './calendar.styles';

interface DeadlineCalendarProps {
  day: CalendarDay | null;
  today: CalendarDay;
  onChoose: (day: CalendarDay) => void;
}

/** The inline calendar. It speaks local `Date`s; they go no further than this file. */
export function DeadlineCalendar({ day, today, onChoose }: DeadlineCalendarProps) {
  const handleChange = (picked: Date | null) => {
    const chosen = dayFromPicker(picked);
    if (chosen) onChoose(chosen);
  };
  return (
    <CalendarBox>
      <DatePicker
        inline
        selected={day && dayForPicker(day)}
        openToDate={dayForPicker(day ?? today)}
        onChange={handleChange}
        dateFormat="MM/dd/yyyy"
      />
    </CalendarBox>
  );
}
