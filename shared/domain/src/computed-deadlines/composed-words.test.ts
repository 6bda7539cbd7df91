import fc from 'fast-check';
import { anyDay } from '../test/any-moment';
import { computeOne } from '../test/compute-one';
import { inOrdinalDigits, inOrdinalWords, inWords } from '../test/number-words';
import { slowCount } from '../test/slow-counter';
import type { Count, CountUnit } from './count-days';

/** Cells put together from the parts that the rules name, each with the day that the slow counter finds for them. */

const NUMBERS: ((n: number) => string)[] = [
  (n) => `${n}`,
  (n) => inWords(n),
  (n) => `${inWords(n)} (${n})`,
  (n) => `${inWords(n).toUpperCase()}(${n})`,
  (n) => `${n} (${inWords(n)})`,
];
const ORDINALS: ((n: number) => string)[] = [
  (n) => `the ${inOrdinalDigits(n)}`,
  (n) => `the ${inOrdinalWords(n)}`,
  (n) => `${inOrdinalWords(n)} (${inOrdinalDigits(n)})`,
];
const UNITS: Readonly<Record<CountUnit, readonly string[]>> = {
  day: ['days', 'calendar days', 'Days', 'day(s)'],
  'business day': ['business days', 'working days', 'Business Days'],
  week: ['weeks', 'week(s)'],
  month: ['months', 'calendar months'],
};
const DIRECTIONS = {
  after: ['after', 'following', 'from', 'AFTER', 'subsequent to'],
  before: ['before', 'prior to', 'preceding'],
};
const LEADS = ['', 'within ', 'by ', 'no later than ', 'not later than ', 'on or before ', 'due '];
const ANCHORS = ['MEC', 'the MEC', 'mutual execution of this Contract', 'date of MEC', 'M.E.C.'];
const TRAILS = ['', '.', ' at 5:00 PM MT', ' by noon', ', '];

const anyCount: fc.Arbitrary<Count> = fc
  .record({
    amount: fc.integer({ min: 0, max: 130 }),
    unit: fc.constantFrom<CountUnit>('day', 'business day', 'week', 'month'),
    direction: fc.constantFrom<Count['direction']>('after', 'before'),
  })
  // the slow counter's calendar is short
  .map((count) => (count.unit === 'month' ? { ...count, amount: count.amount % 30 } : count));
const pick = <T>(from: readonly T[]) => fc.constantFrom(...from);

const composed = anyCount.chain((count) => {
  const { amount, unit, direction } = count;
  const number = pick(NUMBERS).map((form) => form(amount));
  const units = pick(UNITS[unit]);
  const parts = { lead: pick(LEADS), anchor: pick(ANCHORS), trail: pick(TRAILS), number, units };
  const worded = fc
    .record({ ...parts, towards: pick(DIRECTIONS[direction]) })
    .map(({ lead, number: n, units: u, towards, anchor, trail }) => `${lead}${n} ${u} ${towards} ${anchor}${trail}`);
  const ordinal = fc
    .record({ ...parts, towards: pick(DIRECTIONS[direction]), ordinal: pick(ORDINALS) })
    .map(({ lead, ordinal: o, towards, anchor, trail }) => `${lead}${o(amount)} ${unit} ${towards} ${anchor}${trail}`);
  const sign = direction === 'after' ? pick([' + ', '+', ' plus ']) : pick([' minus ']);
  const signed = fc
    .record({ ...parts, sign })
    .map(({ lead, number: n, units: u, sign: s, anchor, trail }) => `${lead}${anchor}${s}${n} ${u}${trail}`);
  return fc.record({ count: fc.constant(count), words: fc.oneof(worded, ordinal, signed) });
});

test('a count in any words that the rules name is the slow counter’s day', () => {
  fc.assert(
    fc.property(composed, anyDay, ({ count, words }, mec) => {
      const { day, reason } = computeOne(words, { anchors: { mec } });
      expect({ words, day, reason }).toEqual({ words, day: slowCount(mec, count, 'Colorado'), reason: null });
    }),
    { numRuns: 3000 },
  );
});

test('the same words with something else next to them have no day', () => {
  const more = pick([
    ' or sooner',
    ' (waived)',
    ' or Closing',
    ' unless extended',
    ' and recording',
    ' or 7',
    ' after receipt',
    ' plus 1 day',
  ]);
  fc.assert(
    fc.property(composed, more, ({ words }, added) => {
      const cell = words.replace(/[., ]+$/, '') + added;
      expect({ cell, day: computeOne(cell).day }).toEqual({ cell, day: null });
    }),
    { numRuns: 1000 },
  );
});
