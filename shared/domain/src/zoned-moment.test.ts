import fc from 'fast-check';
import { anyDay, anyTime, anyZoneOfPerson } from './test/any-moment';
import { isCalendarDay } from './calendar-day';
import { HOUR_MS } from './durations';
import { isTimeOfDay } from './time-of-day';
import { isTimeZone, momentOf, wallClockAt, type WallClock } from './zoned-moment';

const DENVER = 'America/Denver';

function clock(written: string): WallClock {
  const [day = '', time = ''] = written.split(' ');
  if (!isCalendarDay(day) || !isTimeOfDay(time)) throw new Error(`${written} is no day and time`);
  return { day, time };
}

test.each([
  ['06-10-2026 23:59', '2026-06-11T05:59:00.000Z'],
  ['12-31-2026 23:59', '2027-01-01T06:59:00.000Z'],
  ['02-29-2028 12:00', '2028-02-29T19:00:00.000Z'],
  // the first of the two half past ones
  ['11-01-2026 01:30', '2026-11-01T07:30:00.000Z'],
  // no clock shows it: an hour earlier
  ['03-08-2026 02:30', '2026-03-08T08:30:00.000Z'],
])('%s in Denver is %s', (written, instant) => {
  expect(momentOf(clock(written), DENVER).toISOString()).toBe(instant);
});

test('where clocks go forward at midnight, the first hour is an hour later, on its day', () => {
  expect(momentOf(clock('09-06-2026 00:30'), 'America/Santiago').toISOString()).toBe('2026-09-06T04:30:00.000Z');
});

test('a clock in any zone shows, at its moment, the day it was made from, and the time unless clocks skip it', () => {
  fc.assert(
    fc.property(anyDay, anyTime, anyZoneOfPerson, (day, time, zone) => {
      const moment = momentOf({ day, time }, zone);
      const shown = wallClockAt(moment, zone);
      const hourLater = wallClockAt(new Date(moment.getTime() + HOUR_MS), zone);
      // skipped: an hour later no clock shows it either
      if (shown.time !== time) expect(hourLater.time).not.toBe(time);
      expect(shown.day).toBe(day);
    }),
  );
});

test('of two instants at which clocks show the same, the first is meant', () => {
  fc.assert(
    fc.property(anyDay, anyTime, anyZoneOfPerson, (day, time, zone) => {
      const earlier = new Date(momentOf({ day, time }, zone).getTime() - HOUR_MS);
      expect(wallClockAt(earlier, zone)).not.toEqual({ day, time });
    }),
  );
});

test('time zones are known by their IANA names', () => {
  expect(['America/Denver', 'Europe/Berlin', 'Denver', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
