import fc from 'fast-check';
import { addDays, dayAt, type CalendarDay } from './calendar-day';
import { lastDayAtChoice, nextSummary } from './summary-moment';
import { anyDay, anyTime, anyZoneOfPerson } from './test/any-moment';
import { asTimeOfDay } from './time-of-day';
import { momentOf } from './zoned-moment';

const seven = { at: asTimeOfDay('07:00'), timeZone: 'America/Denver' };
/** In Denver's winter: seven hours behind UTC. */
const at = (clock: string) => new Date(`2027-01-${clock}:00-07:00`);
const dayOf = (moment: Date): CalendarDay => dayAt(moment, 'America/Denver');

test('the summary of a day goes out at its hour, also where that has passed, and the next one on the next day', () => {
  expect(nextSummary(seven, null, at('11T05:00'))).toEqual(at('11T07:00'));
  expect(nextSummary(seven, dayOf(at('10T07:00')), at('11T10:00'))).toEqual(at('11T07:00'));
  expect(nextSummary(seven, dayOf(at('11T07:00')), at('11T10:00'))).toEqual(at('12T07:00'));
});

test('a summary chosen after its hour begins tomorrow, one chosen before it today', () => {
  expect(lastDayAtChoice(seven, null, at('11T06:59'))).toBeNull();
  expect(lastDayAtChoice(seven, null, at('11T07:00'))).toBe('01-11-2027');
  expect(lastDayAtChoice(seven, dayOf(at('11T07:00')), at('11T06:00'))).toBe('01-11-2027');
});

test('a person who travels west on the day of their summary gets no second one', () => {
  const honolulu = { ...seven, timeZone: 'Pacific/Honolulu' };
  expect(nextSummary(honolulu, dayOf(at('11T00:30')), at('11T00:30'))).toEqual(new Date('2027-01-12T07:00:00-10:00'));
});

test('where clocks skip its hour or show it twice, a day has one summary', () => {
  const early = { ...seven, at: asTimeOfDay('02:30') };
  let now = new Date('2027-03-13T12:00:00Z');
  const sent: string[] = [];
  for (let day = dayOf(now); sent.length < 3; day = addDays(day, 1)) {
    now = nextSummary(early, day, now);
    sent.push(now.toISOString());
  }
  // 2:30 AM of March 14 does not exist
  expect(sent).toEqual(['2027-03-14T08:30:00.000Z', '2027-03-15T08:30:00.000Z', '2027-03-16T08:30:00.000Z']);
});

test('in any zone the summary of a day goes out on that day, and once it has, the next is of the day after', () => {
  const midnight = asTimeOfDay('00:00');
  // the hours that some zones skip are rare among all
  const anyHour = fc.oneof(fc.constantFrom(midnight, asTimeOfDay('00:30')), anyTime);
  fc.assert(
    fc.property(anyDay, anyHour, anyZoneOfPerson, (day, hour, timeZone) => {
      const time = { at: hour, timeZone };
      const goesOutAt = nextSummary(time, addDays(day, -1), momentOf({ day, time: midnight }, timeZone));
      expect(dayAt(goesOutAt, timeZone)).toBe(day);
      const next = nextSummary(time, dayAt(goesOutAt, timeZone), goesOutAt);
      expect(dayAt(next, timeZone)).toBe(addDays(day, 1));
    }),
    { numRuns: 1000 },
  );
});
