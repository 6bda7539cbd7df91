import fc from 'fast-check';
import { addDays, calendarDay, type CalendarDay } from '../calendar-day';
import { anyDay as anyHardDay } from '../test/any-moment';
import { aDay, computeOne, dayOrReason, tellsOfOne } from '../test/compute-one';
import { slowCount, slowMove, type Law } from '../test/slow-counter';
import { wallClockAt } from '../zoned-moment';
import { countFrom, firstDayOn, type Count } from './count-days';
import { californiaDaysOff, coloradoDaysOff, federalDaysOff, type DaysOff } from './days-off';

const LAWS: [Law, DaysOff, state: string, timeZone: string][] = [
  ['federal', federalDaysOff, 'Kansas', 'America/Chicago'],
  ['Colorado', coloradoDaysOff, 'Colorado', 'America/Denver'],
  ['California', californiaDaysOff, 'California', 'America/Los_Angeles'],
];
const FIRST = calendarDay(2021, 1, 1) as CalendarDay;
const anyDay = fc.oneof(
  fc.integer({ min: 0, max: 9_800 }).map((days) => addDays(FIRST, days)),
  anyHardDay,
);
const anyCount: fc.Arbitrary<Count> = fc.oneof(
  ...(['day', 'business day', 'week', 'month'] as const).map((unit) =>
    fc.record({
      amount: fc.integer({ min: 0, max: unit === 'day' || unit === 'business day' ? 120 : 14 }),
      unit: fc.constant(unit),
      direction: fc.constantFrom('after' as const, 'before' as const),
    }),
  ),
);

describe.each(LAWS)('with the days off of %s', (law, daysOff, state, timeZone) => {
  test('days are counted as by a slow counter that walks through the calendar', () => {
    fc.assert(
      fc.property(anyDay, anyCount, (day, count) => {
        expect(countFrom(day, count, daysOff)).toBe(slowCount(day, count, law));
      }),
      { numRuns: 500 },
    );
  });

  test('each day of 28 years moves as the slow counter moves it', () => {
    for (let day = FIRST, left = 28 * 365; left > 0; left -= 1) {
      const moved = firstDayOn(day, daysOff);
      if (moved !== slowMove(day, law)) expect({ day, moved }).toEqual({ day, moved: slowMove(day, law) });
      day = addDays(day, 1);
    }
  });

  test('a row ends on the day on which the slow counter has it end, at 11:59 PM there', () => {
    const anchorName = state === 'California' ? 'Acceptance' : 'MEC';
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 90 }), (start, amount) => {
        const anchors = { mec: start, acceptance: start };
        const { day, dueAt } = computeOne(`${amount} days after ${anchorName}`, { state, anchors, roll: 'will' });
        const expected = slowMove(slowCount(start, { amount, unit: 'day', direction: 'after' }, law), law);
        expect(day).toBe(expected);
        expect(wallClockAt(dueAt ?? new Date(0), timeZone)).toEqual({ day: expected, time: '23:59' });
      }),
    );
  });
});

describe('a month ends on the same number, or on the last day of a shorter month', () => {
  it.each([
    ['01-31-2026', '1 month after MEC', '02-28-2026'],
    ['01-31-2028', '1 month after MEC', '02-29-2028'],
    ['01-30-2026', 'MEC + 1 month', '02-28-2026'],
    ['05-31-2026', 'one month after MEC', '06-30-2026'],
    ['02-28-2026', '1 month after MEC', '03-28-2026'],
    ['12-15-2026', 'MEC + 2 months', '02-15-2027'],
    ['03-31-2027', '1 month before MEC', '02-28-2027'],
  ])('MEC %s, %s: %s', (mec, words, day) => {
    expect(dayOrReason(words, { anchors: { mec } })).toBe(day);
    expect(tellsOfOne(words, { anchors: { mec } })).toContain('months');
  });
});

describe('a business day is none of the days off', () => {
  it.each([
    ['5 business days after MEC', '06-01-2026', '06-08-2026'],
    ['5 working days after MEC', '06-01-2026', '06-08-2026'],
    ['MEC + 5 bus. days', '06-01-2026', '06-08-2026'],
    ['3 workdays after MEC', '06-17-2026', '06-23-2026'],
    ['the first business day after MEC', '06-18-2026', '06-22-2026'],
    ['10 business days after MEC', '09-28-2026', '10-14-2026'],
    ['1 business day after MEC', '07-02-2026', '07-03-2026'],
    ['2 business days after MEC', '07-02-2026', '07-06-2026'],
    ['2 business days before MEC', '07-06-2026', '07-02-2026'],
  ])('%s, MEC %s: %s', (words, mec, day) => {
    expect(dayOrReason(words, { anchors: { mec } })).toBe(day);
    expect(tellsOfOne(words, { anchors: { mec } })).toContain('business-days');
  });
});

describe('known traps of others', () => {
  test('Friday December 31, 2032 is before a holiday of the next year: it does not move, and has a remark', () => {
    const given = { anchors: { mec: '12-27-2032' }, roll: 'will' } as const;
    expect(dayOrReason('MEC + 4 days', given)).toBe('12-31-2032');
    expect(tellsOfOne('MEC + 4 days', given)).toEqual(['friday-before-holiday']);
  });

  test('Friday June 18, 2032 is a working day, with a remark', () => {
    const given = { anchors: { mec: '06-14-2032' }, roll: 'will' } as const;
    expect(dayOrReason('MEC + 4 days', given)).toBe('06-18-2032');
    expect(dayOrReason('4 business days after MEC', given)).toBe('06-18-2032');
    expect(tellsOfOne('MEC + 4 days', given)).toEqual(['friday-before-holiday']);
  });

  test('one business day before a Sunday is Friday', () => {
    expect(
      countFrom(aDay('06-07-2026'), { amount: 1, unit: 'business day', direction: 'before' }, federalDaysOff),
    ).toBe('06-05-2026');
    expect(dayOrReason('1 business day before Closing', { anchors: { closing: '06-07-2026' } })).toBe('06-05-2026');
  });
});

test('a count that leaves the calendar has no day', () => {
  const count = { unit: 'day', direction: 'after', amount: 1 } as const;
  expect(countFrom(aDay('12-31-2999'), count, federalDaysOff)).toBeNull();
  expect(countFrom(aDay('12-31-2999'), { ...count, unit: 'month' }, federalDaysOff)).toBeNull();
  expect(countFrom(aDay('12-31-2999'), { ...count, unit: 'business day' }, federalDaysOff)).toBeNull();
  expect(countFrom(aDay('01-01-1900'), { ...count, direction: 'before' }, federalDaysOff)).toBeNull();
});
