import { expectEachOnce } from './expect-each-once';
import { emailMoment, endOf, isHeld, momentOf } from './oracle';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('the oracle of the simulation knows the moments that the rules name', () => {
  const terms = { zone: 'America/Denver', timeOfDay: '17:00', choice: { type: 'hours', value: 6 } } as const;
  const closing = { title: 'Closing Date', day: '2027-03-14' };
  expect(new Date(endOf(closing, terms)).toISOString()).toBe('2027-03-15T05:59:00.000Z');
  expect(new Date(momentOf({ ...closing, title: 'Loan Objection' }, terms)).toISOString()).toBe(
    '2027-03-14T17:00:00.000Z',
  );
  // clocks were put forward in the night before
  const dayBefore = momentOf(closing, { ...terms, choice: { type: 'days', value: 1 } });
  expect(endOf(closing, terms) - dayBefore).toBe(23 * HOUR);
  const quiet = { from: '22:00', until: '07:00', zone: 'America/Denver' };
  expect(new Date(emailMoment(dayBefore, endOf(closing, terms), quiet, 0)).toISOString()).toBe(
    '2027-03-14T13:00:00.000Z',
  );
  // at 11 PM: until 7 AM, unless the deadline is before that
  expect(isHeld(endOf(closing, terms) - HOUR, endOf(closing, terms) + DAY, quiet)).toBe(true);
  expect(isHeld(endOf(closing, terms) - HOUR, endOf(closing, terms), quiet)).toBe(false);
});

// it kills servers that share a database, so it runs only if the tests run on PostgreSQL
if (process.env.TEST_DATABASE_URL)
  test('whatever dies, breaks and is edited in two days, each reminder arrives once and in time', async () => {
    await expectEachOnce({ transactions: 20, datesEach: 12, days: 2, stepsADay: 3, seed: 20261123 });
  });
