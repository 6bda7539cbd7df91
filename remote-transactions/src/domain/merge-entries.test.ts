import fc from 'fast-check';
import { baseAfterSending, mergeEntries, settle, type Entries } from './merge-entries';

const of = (entries: Record<string, string>): Entries<string> => new Map(Object.entries(entries));
const merge = (base: Record<string, string>, mine: Record<string, string>, theirs: Record<string, string>) =>
  mergeEntries(of(base), of(mine), of(theirs), (a, b) => a === b);

test('what only one person changed is taken from that person', () => {
  const { entries, disagreements } = merge(
    { street: '9 Aspen Way', city: 'Golden' },
    { street: '11 Aspen Way', city: 'Golden' },
    { street: '9 Aspen Way', city: 'Boulder' },
  );

  expect(disagreements).toEqual([]);
  expect(Object.fromEntries(entries)).toEqual({ street: '11 Aspen Way', city: 'Boulder' });
});

test('what both changed differently is a disagreement, and mine until one is chosen', () => {
  const merged = merge({ street: '9 Aspen Way' }, { street: '11 Aspen Way' }, { street: '13 Aspen Way' });

  expect(merged.disagreements).toEqual([{ key: 'street', mine: '11 Aspen Way', theirs: '13 Aspen Way' }]);
  expect(merged.entries.get('street')).toBe('11 Aspen Way');
  expect(settle(merged, { street: 'theirs' }).get('street')).toBe('13 Aspen Way');
});

test('two people who made the same change agree', () => {
  expect(merge({ a: '1' }, { a: '2' }, { a: '2' }).disagreements).toEqual([]);
});

test('one person’s addition and the other’s removal both happen', () => {
  const { entries, disagreements } = merge({ a: '1', b: '1' }, { a: '1', b: '1', mine: '2' }, { a: '1', theirs: '3' });

  expect(disagreements).toEqual([]);
  expect([...entries.keys()].sort()).toEqual(['a', 'mine', 'theirs']);
});

test('what one removed and the other changed is a disagreement, and either can be chosen', () => {
  const merged = merge({ a: '1' }, {}, { a: '2' });

  expect(merged.disagreements).toEqual([{ key: 'a', mine: undefined, theirs: '2' }]);
  expect(settle(merged, {}).has('a')).toBe(false);
  expect(settle(merged, { a: 'theirs' }).get('a')).toBe('2');
});

test('the same addition by both counts once, even under different keys', () => {
  const { entries, disagreements } = merge({ a: '1' }, { a: '1', 'added-1': '2' }, { a: '3', b: '2' });

  expect(disagreements).toEqual([]);
  expect(Object.fromEntries(entries)).toEqual({ a: '3', b: '2' });
});

test('if one person added a value twice, the other’s single addition matches only one of them', () => {
  expect([...merge({}, { 'added-1': '2', 'added-2': '2' }, { b: '2' }).entries.keys()]).toEqual(['b', 'added-2']);
});

const some = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2', '3'));

test('no change is lost: it is in the result or among the disagreements', () => {
  fc.assert(
    fc.property(some, some, some, (base, mine, theirs) => {
      const { entries, disagreements } = merge(base, mine, theirs);
      const inDispute = new Set(disagreements.map(({ key }) => key));
      for (const changed of [mine, theirs]) {
        for (const key of ['a', 'b', 'c', 'd']) {
          if (changed[key] === base[key] || inDispute.has(key)) continue;
          // an addition may be under the other person's key
          if (key in base) expect(entries.get(key)).toBe(changed[key]);
          else expect([...entries.values()]).toContain(changed[key]);
        }
      }
    }),
  );
});

test('merging both people’s additions never doubles or loses one', () => {
  const additions = fc.array(fc.constantFrom('1', '2', '3'), { maxLength: 6 });
  const under = (kind: string, values: string[]) =>
    Object.fromEntries(values.map((value, at) => [`${kind}-${at}`, value]));
  const times = (values: Iterable<string>, value: string) => [...values].filter((one) => one === value).length;
  fc.assert(
    fc.property(some, additions, additions, (base, mine, theirs) => {
      const { entries, disagreements } = merge(
        base,
        { ...base, ...under('added', mine) },
        { ...base, ...under('stored', theirs) },
      );
      expect(disagreements).toEqual([]);
      for (const value of ['1', '2', '3']) {
        const added = Math.max(times(mine, value), times(theirs, value));
        expect(times(entries.values(), value)).toBe(times(Object.values(base), value) + added);
      }
    }),
  );
});

test('a change that was sent without an answer does not count as somebody else’s, whatever I changed, added or removed since', () => {
  const isSame = (a: string, b: string) => a === b;
  fc.assert(
    fc.property(some, some, some, (base, sent, mine) => {
      const theirs = of(sent);
      const { entries, disagreements } = mergeEntries(
        baseAfterSending(of(base), of(sent), theirs, isSame),
        of(mine),
        theirs,
        isSame,
      );
      expect(disagreements).toEqual([]);
      expect(new Map([...entries].sort())).toEqual(new Map([...of(mine)].sort()));
    }),
  );
});

test('somebody else’s later change is still a disagreement', () => {
  const base = baseAfterSending(of({ a: '1' }), of({ a: '2' }), of({ a: '3' }), (a, b) => a === b);

  expect(mergeEntries(base, of({ a: '4' }), of({ a: '3' }), (a, b) => a === b).disagreements).toEqual([
    { key: 'a', mine: '4', theirs: '3' },
  ]);
});
