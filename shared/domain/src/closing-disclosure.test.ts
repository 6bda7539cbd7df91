import fc from 'fast-check';
import { addDays, calendarDay, daysBetween, weekdayOf, type CalendarDay } from './calendar-day';
import { isPreciseBusinessDay, isReceivedInTime, latestDisclosureDay, mailingDayOf } from './closing-disclosure';

const day = fc
  .integer({ min: 0, max: 60_000 })
  .map((count) => addDays(calendarDay(1990, 1, 1) ?? ('' as CalendarDay), count));

/** The days from the day after `from` to the day before `to`. */
function daysInside(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  return Array.from({ length: daysBetween(from, to) - 1 }, (_, at) => addDays(from, at + 1));
}

test.each([
  ['07-08-2026', '07-03-2026', 'July 4 is a Saturday: the Friday on which it is observed counts'],
  ['06-17-2026', '06-13-2026', 'a Saturday counts, a Sunday does not'],
  ['06-22-2026', '06-17-2026', 'Juneteenth and the Sunday do not count, and the Saturday does'],
  ['11-30-2026', '11-25-2026', 'Thanksgiving does not count, and the Friday after it does'],
  ['01-04-2027', '12-30-2026', 'New Year’s Day does not count, over the end of a year'],
  ['10-14-2026', '10-09-2026', 'Columbus Day and the Sunday before it do not count'],
  ['11-13-2026', '11-09-2026', 'Veterans Day does not count, in the middle of a week'],
  ['01-23-2029', '01-19-2029', 'Inauguration Day, a Saturday, counts'],
  ['07-06-2027', '07-02-2027', 'July 4 is a Sunday: the Monday on which it is observed counts'],
])('for a closing on %s the Closing Disclosure is received by %s: %s', (closing, latest) => {
  expect(latestDisclosureDay(closing as CalendarDay)).toBe(latest);
});

test('the latest day is a business day, with exactly two more between it and the closing', () => {
  fc.assert(
    fc.property(day, (closing) => {
      const latest = latestDisclosureDay(closing);
      expect(isPreciseBusinessDay(latest)).toBe(true);
      expect(daysInside(latest, closing).filter(isPreciseBusinessDay)).toHaveLength(2);
    }),
  );
});

test('a later closing never makes the latest day earlier', () => {
  fc.assert(
    fc.property(day, fc.nat(40), (closing, later) => {
      const moved = addDays(closing, later);
      expect(daysBetween(latestDisclosureDay(closing), latestDisclosureDay(moved))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the latest day is three to six days before the closing', () => {
  fc.assert(
    fc.property(day, (closing) => {
      const before = daysBetween(latestDisclosureDay(closing), closing);
      expect(before).toBeGreaterThanOrEqual(3);
      expect(before).toBeLessThanOrEqual(6);
    }),
  );
});

test('no Sunday is a business day, and a Saturday is one unless it is a holiday', () => {
  fc.assert(
    fc.property(day, (one) => {
      if (weekdayOf(one) === 'Sunday') expect(isPreciseBusinessDay(one)).toBe(false);
    }),
  );
  expect(isPreciseBusinessDay('06-13-2026' as CalendarDay)).toBe(true);
  expect(isPreciseBusinessDay('07-04-2026' as CalendarDay)).toBe(false);
});

test.each([
  ['06-11-2026', '06-04-2026', 'Thursday to Monday to Thursday'],
  ['07-08-2026', '06-30-2026', 'the observed July 4 counts, and the Sunday does not'],
  ['06-24-2026', '06-16-2026', 'Juneteenth and the Sunday do not count'],
  ['12-03-2026', '11-25-2026', 'Thanksgiving and the Sunday do not count'],
  ['01-06-2027', '12-29-2026', 'New Year’s Day does not count, over the end of a year'],
])('for a closing on %s the Closing Disclosure is mailed by %s: %s', (closing, mailed) => {
  expect(mailingDayOf(closing as CalendarDay)).toBe(mailed);
});

test('what is mailed on the latest day is received in time, and what is mailed a business day later is not', () => {
  fc.assert(
    fc.property(day, (closing) => {
      const [mailed, latest] = [mailingDayOf(closing)!, latestDisclosureDay(closing)];
      expect(isPreciseBusinessDay(mailed)).toBe(true);
      expect([...daysInside(mailed, latest), latest].filter(isPreciseBusinessDay)).toHaveLength(3);
    }),
  );
});

test('in the calendar’s first year there is no day to mail it by', () => {
  expect(mailingDayOf('01-02-1900' as CalendarDay)).toBeNull();
});

describe('a Closing Disclosure', () => {
  const closing = { date: '07-08-2026' as CalendarDay, done: null };
  const received = (day: string, change: object = {}) =>
    isReceivedInTime(day as CalendarDay, { ...closing, ...change });

  test('that is received on the latest day is in time, and a day later it is not', () => {
    expect([received('07-03-2026'), received('07-04-2026')]).toEqual([true, false]);
  });

  test('is in time for a closing that is checked off, or is not known', () => {
    expect(received('07-04-2026', { done: {} })).toBe(true);
    expect(isReceivedInTime('07-04-2026' as CalendarDay, null)).toBe(true);
  });
});
