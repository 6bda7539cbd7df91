import fc from 'fast-check';
import { addDays, calendarDay, MONTHS, partsOfDay, weekdayOf, type CalendarDay } from './calendar-day';
import { dayInCell, needsLook } from './day-in-cell';

const FIRST = calendarDay(2000, 1, 1) as CalendarDay;
const anyDay = fc.integer({ min: 0, max: 16_500 }).map((offset) => addDays(FIRST, offset));
describe('a date cell that names one day', () => {
  it.each([
    ['10/28/2025', '10-28-2025'],
    ['11/3/2025', '11-03-2025'],
    ['6/15/26', '06-15-2026'],
    ['06-15-2026', '06-15-2026'],
    ['6.15.2026', '06-15-2026'],
    ['2026-06-15', '06-15-2026'],
    ['February 21, 2026', '02-21-2026'],
    ['May 5 2026', '05-05-2026'],
    ['Jun 15, 2026', '06-15-2026'],
    ['Sept. 9th, 2026', '09-09-2026'],
    ['15 June 2026', '06-15-2026'],
    ['the 15th day of June, 2026', '06-15-2026'],
    ['June 15, 2026 Monday', '06-15-2026'],
    ['Mon 6/15/2026', '06-15-2026'],
    ['6/15/2026 Monday', '06-15-2026'],
    ['On or before June 15, 2026', '06-15-2026'],
    ['Not later than June 15, 2026', '06-15-2026'],
    ['June 15, 2026 at 5:00 PM MT', '06-15-2026'],
    ['6 / 15 / 2026', '06-15-2026'],
    ["June 15, '26", '06-15-2026'],
    ['15 June ’26', '06-15-2026'],
    ['12:00 noon, June 15, 2026', '06-15-2026'],
    ['6/15/2026: noon', '06-15-2026'],
    ['6/15/26 noon', '06-15-2026'],
    ['6/15/26 5 pm', '06-15-2026'],
    ['6/15/2026 (6/15/2026)', '06-15-2026'],
  ])('%s', (words, day) => {
    expect(dayInCell(words)).toEqual({ kind: 'day', day, doubts: [] });
  });

  it('is the same day in every notation', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { year, month, day: date } = partsOfDay(day);
        const name = MONTHS[month - 1];
        const notations = [
          `${month}/${date}/${year}`,
          day,
          `${name} ${date}, ${year}`,
          `${name?.slice(0, 3)} ${date} ${year}`,
          `${weekdayOf(day)}, ${month}/${date}/${year}`,
        ];
        for (const words of notations) expect(dayInCell(words)).toEqual({ kind: 'day', day, doubts: [] });
      }),
    );
  });
});

describe('a date cell that names a day and still wants a look', () => {
  it.each([
    ['6/15/2026 Tuesday', 'weekday-contradicts'],
    ['Fri June 15, 2026', 'weekday-contradicts'],
    ['6/15/2026 unless extended', 'other-words'],
    ['after 6/15/2026', 'other-words'],
    ['6/15/1930', 'unlikely-year'],
    ['06/15/2062', 'unlikely-year'],
    ['12/31/99', 'unlikely-year'],
  ])('%s', (words, doubt) => {
    const reading = dayInCell(words);
    expect(reading).toMatchObject({ kind: 'day', doubts: [doubt] });
    expect(needsLook(reading)).toBe(true);
  });
});

describe('a year from 2000 to 2045 is likely', () => {
  it.each(['1/1/2000', '12/31/2045'])('just inside: %s is not flagged', (words) => {
    expect(dayInCell(words)).toMatchObject({ kind: 'day', doubts: [] });
  });

  it.each(['12/31/1999', '1/1/2046'])('just outside: %s is flagged', (words) => {
    expect(dayInCell(words)).toMatchObject({ kind: 'day', doubts: ['unlikely-year'] });
  });
});

describe('a date cell that names no day', () => {
  it.each([
    ['', 'blank'],
    [' - ', 'blank'],
    ['N/A', 'not-applicable'],
    ['NA', 'not-applicable'],
    ['n/a', 'not-applicable'],
    ['Deleted', 'not-applicable'],
    ['COMPLETED', 'completed'],
    ['TBD', 'open'],
    ['No Change', 'unchanged'],
    ['same', 'unchanged'],
    ['12:00 Noon', 'time'],
    ['7:00 PM MT', 'time'],
    ['11:59 PM MTN', 'time'],
    ['9:00 AM', 'time'],
    ['MEC + 5 days', 'relative'],
    ['5 Days After MEC', 'relative'],
    ['# Days After SSA', 'relative'],
    ['3 business days after delivery', 'relative'],
    ['within 10 days after receipt', 'relative'],
    ['2 days after Inspection Objection Deadline', 'relative'],
    ['the twenty-ninth day after MEC', 'relative'],
    ['10 business days', 'relative'],
    ['5 days', 'relative'],
    ['Ten (10) days', 'relative'],
    ['within 3 banking days', 'relative'],
    ['48 hours', 'relative'],
    ['thirty days', 'relative'],
    ['Same as Sec. 12.3', 'event'],
    ['Same as Closing', 'event'],
    ['Upon Closing', 'event'],
    ['Delivery of Deed', 'event'],
    ['Time of Closing/Funding', 'event'],
  ])('%s is an answer that needs no look', (words, reason) => {
    const reading = dayInCell(words);
    expect(reading).toEqual({ kind: 'none', reason });
    expect(needsLook(reading)).toBe(false);
  });

  it.each([
    ['6/31/2026', 'impossible-day'],
    ['13/5/2026', 'impossible-day'],
    ['February 29, 2027', 'impossible-day'],
    ['6/15/2026 6/18/2026', 'two-readings'],
    ['6/15/2026-6/20/2026', 'two-readings'],
    ['6/15/26 - 6/20/26', 'two-readings'],
    ['6.15.2026-6.20.2026', 'two-readings'],
    ['06-15-2026-06-20-2026', 'two-readings'],
    ['2026-06-15-2026-06-20', 'two-readings'],
    ['5 days after 6/15/2026', 'two-readings'],
    ['MEC + 5 days (6/15/2026)', 'two-readings'],
    ['15 days of 06/01/2026', 'two-readings'],
    ['within 15 days of June 1, 2026', 'two-readings'],
    ['within 2 weeks of 06/01/2026', 'two-readings'],
    ['06/15/2026 plus 5 days', 'two-readings'],
    ['06/15/2026 + 5', 'two-readings'],
    ['06/15/2026 or 3 days', 'two-readings'],
    ['deleted 06/15/2026', 'two-readings'],
    ['06/15/2026 Waived', 'two-readings'],
    ['not 06/15/2026', 'two-readings'],
    ['06/15/2026 N/A', 'two-readings'],
    ['Extended from 06/15/2026', 'two-readings'],
    ['See Section 10.5', 'elsewhere'],
    ['See Sec. 10.6.1', 'elsewhere'],
    ['per § 24', 'elsewhere'],
    ['Section 10.5', 'elsewhere'],
    ['see ¶ 8.2.', 'elsewhere'],
    ['See Additional Provisions', 'elsewhere'],
    ['See attached addendum A', 'elsewhere'],
    ['see below', 'elsewhere'],
    ['See 6/15', 'no-year'],
    ['On 6/15, see Section 3', 'no-year'],
    ['June 15', 'no-year'],
    ['June 5, 12:00 noon', 'no-year'],
    ['June 15, 10:00 AM', 'no-year'],
    ['June 15, 10:00 A.M.', 'no-year'],
    ['15 June 12 noon', 'no-year'],
    ['June 15 11 am', 'no-year'],
    ['June 15 at 12 midnight MT', 'no-year'],
    ['June 15, 26', 'no-year'],
    ['6/15 10:00 AM', 'no-year'],
    ['6/15/10:00 AM', 'unreadable'],
    ['6/15/12 noon', 'unreadable'],
    ['6/15', 'no-year'],
    ['l1/0S/2026', 'unreadable'],
    ['122712026', 'unreadable'],
    ['11/06/20301', 'unreadable'],
    ['Juue 15, 2026', 'unreadable'],
    ['§ 38-30-113', 'elsewhere'],
  ])('%s is flagged, never repaired', (words, reason) => {
    const reading = dayInCell(words);
    expect(reading).toEqual({ kind: 'none', reason });
    expect(needsLook(reading)).toBe(true);
  });

  it('never takes a time, or any other two digits, for the year that is missing', () => {
    const pick = (...words: string[]) => fc.constantFrom(...words);
    const hour = fc.integer({ min: 0, max: 99 }).map(String);
    const time = fc
      .tuple(
        hour,
        pick('', ':00', ':30'),
        pick('', ' '),
        pick('AM', 'pm', 'p.m.', 'noon', 'Midnight', 'MT', "o'clock", ''),
      )
      .map((parts) => parts.join(''));
    const dayOfMonth = fc.tuple(pick(...MONTHS, 'Jun', 'Sept.'), fc.integer({ min: 1, max: 31 }), pick('', 'st', 'th'));
    const yearless = fc.oneof(
      dayOfMonth.map(([month, date, ending]) => `${month} ${date}${ending}`),
      dayOfMonth.map(([month, date, ending]) => `${date}${ending} ${month}`),
    );
    const words = fc
      .tuple(
        pick('', 'on ', 'Mon '),
        yearless,
        pick(' ', ', ', '. ', ' at ', ', at '),
        time,
        pick('', ' MT', ' Friday'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          words,
          fc.tuple(time, yearless).map((parts) => parts.join(' ')),
        ),
        (cell) => expect(dayInCell(cell)).toMatchObject({ kind: 'none' }),
      ),
    );
  });

  it('never throws and never gives a day that its words do not hold', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const reading = dayInCell(words);
        if (reading.kind === 'day') expect(words).toMatch(/\d/);
      }),
    );
  });
});
