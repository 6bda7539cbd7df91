import fc from 'fast-check';
import { addDays, calendarDay, weekdayOf, type CalendarDay } from './calendar-day';
import { isFederalHoliday } from './federal-holidays';

/** The federal holidays of 2026, as the Office of Personnel Management lists them, each on its own date. */
const OF_2026 = [
  '01-01-2026',
  '01-19-2026',
  '02-16-2026',
  '05-25-2026',
  '06-19-2026',
  '07-04-2026',
  '09-07-2026',
  '10-12-2026',
  '11-11-2026',
  '11-26-2026',
  '12-25-2026',
];

function holidaysOf(year: number): CalendarDay[] {
  const first = calendarDay(year, 1, 1) ?? ('' as CalendarDay);
  const length = calendarDay(year, 2, 29) ? 366 : 365;
  return Array.from({ length }, (_, at) => addDays(first, at)).filter(isFederalHoliday);
}

test('2026 has these federal holidays and no others', () => {
  expect(holidaysOf(2026)).toEqual(OF_2026);
});

test('each year has eleven federal holidays, six of which are Mondays and Thursdays by law', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2150 }), (year) => {
      const holidays = holidaysOf(year);
      expect(holidays).toHaveLength(11);
      const moving = holidays.filter((day) => !/^(?:01-01|06-19|07-04|11-11|12-25)/.test(day)).map(weekdayOf);
      expect(moving).toEqual(['Monday', 'Monday', 'Monday', 'Monday', 'Monday', 'Thursday']);
    }),
    { numRuns: 30 },
  );
});
