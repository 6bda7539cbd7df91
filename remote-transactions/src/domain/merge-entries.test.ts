import fc from 'fast-check';
import { mergeEntries, settle, type Entries } from './merge-entries';

const of = (entries: Record<string, string>): Entries<string> => new Map(Object.entries(entries));
const merge = (base: Record<string, string>, mine: Record<string, string>, theirs: Record<string, string>) =>
  mergeEntries(of(base), of(mine), of(theirs), (a, b) => a === b);

test('what only one of two people changed is taken from that one', () => {
  const { entries, disagreements } = merge(
    { street: '9 Aspen Way', city: 'Golden' },
    { street: '11 Aspen Way', city: 'Golden' },
    { street: '9 Aspen Way', city: 'Boulder' },
  );

  expect(disagreements).toEqual([]);
  expect(Object.fromEntries(entries)).toEqual({ street: '11 Aspen Way', city: 'Boulder' });
});

test('what both changed differently is a disagreement, and mine until it is settled', () => {
  const merged = merge({ street: '9 Aspen Way' }, { street: '11 Aspen Way' }, { street: '13 Aspen Way' });

  expect(merged.disagreements).toEqual([{ key: 'street', mine: '11 Aspen Way', theirs: '13 Aspen Way' }]);
  expect(merged.entries.get('street')).toBe('11 Aspen Way');
  expect(settle(merged, { street: 'theirs' }).get('street')).toBe('13 Aspen Way');
});

test('two people who changed the same thing the same way agree', () => {
  expect(merge({ a: '1' }, { a: '2' }, { a: '2' }).disagreements).toEqual([]);
});

test('what one added and the other removed elsewhere both happen', () => {
  const { entries, disagreements } = merge({ a: '1', b: '1' }, { a: '1', b: '1', mine: '1' }, { a: '1', theirs: '1' });

  expect(disagreements).toEqual([]);
  expect([...entries.keys()].sort()).toEqual(['a', 'mine', 'theirs']);
});

test('what one removed and the other changed is a disagreement, and either can be had', () => {
  const merged = merge({ a: '1' }, {}, { a: '2' });

  expect(merged.disagreements).toEqual([{ key: 'a', mine: undefined, theirs: '2' }]);
  expect(settle(merged, {}).has('a')).toBe(false);
  expect(settle(merged, { a: 'theirs' }).get('a')).toBe('2');
});

const some = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2', '3'));

test('no change of either is lost: it is in the whole, or named as a disagreement', () => {
  fc.assert(
    fc.property(some, some, some, (base, mine, theirs) => {
      const { entries, disagreements } = merge(base, mine, theirs);
      const inDispute = new Set(disagreements.map(({ key }) => key));
      for (const changed of [mine, theirs]) {
        for (const key of ['a', 'b', 'c', 'd']) {
          if (changed[key] !== base[key] && !inDispute.has(key)) expect(entries.get(key)).toBe(changed[key]);
        }
      }
    }),
  );
});
