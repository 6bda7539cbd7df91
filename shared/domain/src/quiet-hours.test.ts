import fc from 'fast-check';
import { anyDay, anyTime, anyZoneOfPerson } from './test/any-moment';
import { outsideQuietHours, quietHoursAround } from './quiet-hours';
import { asTimeOfDay } from './time-of-day';
import { momentOf } from './zoned-moment';

/** Denver's summer: six hours behind UTC. */
const night = { from: asTimeOfDay('21:00'), until: asTimeOfDay('07:00'), timeZone: 'America/Denver' };
const at = (clock: string) => new Date(`2026-06-${clock}:00-06:00`);
const moved = (due: string, endsAt: string, now = '01T00:00') =>
  outsideQuietHours(at(due), night, { endsAt: at(endsAt), now: at(now) });

test('an email inside quiet hours goes out when they end', () => {
  expect(moved('10T22:30', '12T23:59')).toEqual(at('11T07:00'));
  expect(moved('11T02:30', '12T23:59')).toEqual(at('11T07:00'));
});

test('one outside of them goes out when it is due; their first minute is inside, the one of their end is not', () => {
  expect(moved('10T12:00', '12T23:59')).toEqual(at('10T12:00'));
  expect(moved('10T21:00', '12T23:59')).toEqual(at('11T07:00'));
  expect(moved('11T07:00', '12T23:59')).toEqual(at('11T07:00'));
});

test('where the deadline ends before they do, it goes out just before they begin', () => {
  expect(moved('10T22:30', '10T23:59')).toEqual(at('10T20:59'));
  expect(moved('10T22:30', '11T07:00')).toEqual(at('10T20:59'));
});

test('where that has passed too, it goes out at once', () => {
  expect(moved('10T22:30', '10T23:59', '10T22:00')).toEqual(at('10T22:00'));
});

test('one that is due as the calendar ends is held like any other', () => {
  const due = new Date('3000-01-01T05:00:00Z');
  const quiet = { ...night, timeZone: 'Asia/Tokyo', from: asTimeOfDay('13:00'), until: asTimeOfDay('12:00') };
  expect(quietHoursAround(due, quiet)).toEqual({
    begin: new Date('3000-01-01T04:00:00Z'),
    end: new Date('3000-01-02T03:00:00Z'),
  });
});

test('hours of no length hold nothing', () => {
  const none = { ...night, until: night.from };
  expect(quietHoursAround(at('10T22:30'), none)).toBeNull();
  expect(outsideQuietHours(at('10T22:30'), null, { endsAt: at('12T00:00'), now: at('01T00:00') })).toEqual(
    at('10T22:30'),
  );
});

test('whatever the hours and the zone, an email goes out before its deadline, and in quiet hours only at once', () => {
  const anyQuiet = fc.record({ from: anyTime, until: anyTime, timeZone: anyZoneOfPerson });
  const minutes = (max: number) => fc.integer({ min: 0, max }).map((count) => count * 60_000);
  fc.assert(
    fc.property(anyDay, anyTime, anyQuiet, minutes(3000), minutes(3000), (day, clock, quiet, ahead, left) => {
      const due = momentOf({ day, time: clock }, quiet.timeZone);
      const now = new Date(due.getTime() - ahead);
      const endsAt = new Date(due.getTime() + left + 60_000);
      const goesOut = outsideQuietHours(due, quiet, { endsAt, now });
      expect(goesOut >= now && goesOut < endsAt).toBe(true);
      if (quietHoursAround(goesOut, quiet)) expect(goesOut).toEqual(now);
      if (!quietHoursAround(due, quiet)) expect(goesOut).toEqual(due);
    }),
  );
});
