import fc from 'fast-check';
import { addDays, isCalendarDay, type CalendarDay } from '../calendar-day';
import { isTimeOfDay } from '../time-of-day';
import { US_STATES } from '../us-states';

/** Arbitraries for tests about moments. Half of the days are those that go wrong: nights of the clock change, leap days, year ends. */

const HARD_DAYS = [
  '03-08-2026',
  '03-09-2026',
  '04-05-2026',
  '04-24-2026',
  '09-06-2026',
  '10-30-2026',
  '11-01-2026',
  '11-02-2026',
  '03-14-2027',
  '11-07-2027',
  '02-28-2027',
  '02-28-2028',
  '02-29-2028',
  '03-01-2028',
  '12-31-2026',
  '01-01-2027',
].filter(isCalendarDay);

export const anyDay: fc.Arbitrary<CalendarDay> = fc.oneof(
  fc.constantFrom(...HARD_DAYS),
  fc
    .tuple(fc.constantFrom(...HARD_DAYS), fc.integer({ min: -700, max: 700 }))
    .map(([day, count]) => addDays(day, count)),
);

export const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  .filter(isTimeOfDay);

export const anyZone = fc.constantFrom(...new Set(US_STATES.map(({ timeZone }) => timeZone)));

/** People may live where clocks change at midnight, which they do nowhere in the United States. */
export const anyZoneOfPerson = fc.oneof(anyZone, fc.constantFrom('America/Santiago', 'America/Havana', 'Africa/Cairo'));

export const anyNotification = fc.oneof(
  fc.record({ type: fc.constant('hours' as const), value: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ type: fc.constant('days' as const), value: fc.integer({ min: 1, max: 365 }) }),
  fc.record({ type: fc.constant('weeks' as const), value: fc.integer({ min: 1, max: 52 }) }),
);

export const anyTitle = fc.constantFrom('Closing Date', 'Inspection Objection Deadline', 'Title Resolution Deadline');
