import { anEmptyDatabase } from '../own-database';
import { EDIT_KINDS } from './edits';
import { emailMoment, endOf, isHeld, momentOf } from './oracle';
import { simulate } from './simulate';
import { judge } from './verdict';

/** `npm run soak:reminders` lives through a year of more. */
const SIZE = {
  transactions: Number(process.env.SOAK_TRANSACTIONS ?? 100),
  datesEach: 20,
  days: Number(process.env.SOAK_DAYS ?? 14),
  seed: Number(process.env.SOAK_SEED ?? 20261123),
};
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

// it kills servers that share a database: it runs where the tests run on PostgreSQL
if (process.env.TEST_DATABASE_URL)
  test(
    `whatever dies, breaks and is edited in ${SIZE.days} days, each reminder arrives once and in time`,
    async () => {
      const url = await anEmptyDatabase(process.env.TEST_DATABASE_URL ?? '');
      const { wrong, ...counted } = await simulate(url, SIZE, judge).catch((error: unknown) => {
        throw new Error(`The simulation with SOAK_SEED=${SIZE.seed} broke off.`, { cause: error });
      });
      if (process.env.SOAK_DAYS) process.stdout.write(`${JSON.stringify({ ...SIZE, ...counted })}\n`);
      expect({ seed: SIZE.seed, wrong: wrong.slice(0, 20) }).toEqual({ seed: SIZE.seed, wrong: [] });
      expect(counted.kills).toBe(SIZE.days);
      // a shorter course may lack the rarer ones
      expect(Object.keys(counted.edits)).toEqual(expect.arrayContaining(SIZE.days < 14 ? [] : [...EDIT_KINDS]));
      expect(Math.min(counted.shown, counted.mailed)).toBeGreaterThan(SIZE.transactions);
    },
    24 * HOUR,
  );
