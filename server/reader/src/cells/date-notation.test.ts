import { addDays, calendarDay, MONTHS, partsOfDay, weekdayOf, type CalendarDay } from '@keydate/domain/calendar-day';
import { dayInCell } from '@keydate/domain/day-in-cell';
import fc from 'fast-check';
import { notationOf, type Writer } from './date-notation';

const FIRST = calendarDay(2030, 5, 14)!;
const two = (value: number) => String(value).padStart(2, '0');
const month = (day: CalendarDay) => MONTHS[partsOfDay(day).month - 1]!;

const HANDS: [example: string, Writer][] = [
  ['5/14/2030', (day) => `${partsOfDay(day).month}/${partsOfDay(day).day}/${partsOfDay(day).year}`],
  ['05/14/2030', (day) => day.replaceAll('-', '/')],
  ['05-14-2030', (day) => day],
  ['5.14.2030', (day) => `${partsOfDay(day).month}.${partsOfDay(day).day}.${partsOfDay(day).year}`],
  ['5/14/30', (day) => `${partsOfDay(day).month}/${partsOfDay(day).day}/${two(partsOfDay(day).year % 100)}`],
  [
    'Tue 5/14/2030',
    (day) => `${weekdayOf(day).slice(0, 3)} ${partsOfDay(day).month}/${partsOfDay(day).day}/${partsOfDay(day).year}`,
  ],
  ['May 14, 2030 Tuesday', (day) => `${month(day)} ${partsOfDay(day).day}, ${partsOfDay(day).year} ${weekdayOf(day)}`],
  [
    'Tue Jun 4, 2030',
    (day) => `${weekdayOf(day).slice(0, 3)} ${month(day).slice(0, 3)} ${partsOfDay(day).day}, ${partsOfDay(day).year}`,
  ],
  ['2030-05-14', (day) => `${partsOfDay(day).year}-${two(partsOfDay(day).month)}-${two(partsOfDay(day).day)}`],
  ['14 May 2030', (day) => `${partsOfDay(day).day} ${month(day)} ${partsOfDay(day).year}`],
];

const written = (days: readonly CalendarDay[], write: Writer) => days.map((day) => ({ day, words: write(day) }));

describe('the notation of a table', () => {
  test.each(HANDS)('%s writes any other day as the contract would', (_example, write) => {
    const anyDays = fc.uniqueArray(fc.integer({ min: 0, max: 2500 }), { minLength: 12, maxLength: 20 });
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 0, max: 2500 }), (known, other) => {
        const notation = notationOf(
          written(
            known.map((count) => addDays(FIRST, count)),
            write,
          ),
        );
        const day = addDays(FIRST, other);
        // if all days are in May, or all are from the tenth on, nothing shows how other days are written
        const [told] = [notation?.(day)].map((words) => dayInCell(words ?? ''));
        expect(told).toMatchObject({ kind: 'day', day });
      }),
    );
  });

  test('is the one of most of its dates', () => {
    const days = ['05-14-2030', '05-20-2030', '06-03-2030'].map((day) => day as CalendarDay);
    const dates = [...written(days, HANDS[0]![1]), { day: days[0]!, words: 'May 14, 2030' }];
    expect(notationOf(dates)?.(days[2]!)).toBe('6/3/2030');
  });

  test.each([
    ['July 4th, 2030', 'July 5th, 2030'],
    ['7/4/2030 5 PM', '7/5/2030 5 PM'],
    ['07/04/2030', '7/5/2030'],
  ])('is none of %s and %s: how another would be written is not told', (one, other) => {
    expect(
      notationOf([
        { day: '07-04-2030' as CalendarDay, words: one },
        { day: '07-05-2030' as CalendarDay, words: other },
      ]),
    ).toBeNull();
  });

  test('is none where words beside the dates differ, and where there are no dates', () => {
    expect(
      notationOf([
        { day: '05-14-2030' as CalendarDay, words: '5/14/2030 signed' },
        { day: '05-20-2030' as CalendarDay, words: '5/20/2030 sent' },
      ]),
    ).toBeNull();
    expect(notationOf([])?.(FIRST)).toBeFalsy();
  });
});
