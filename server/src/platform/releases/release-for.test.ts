import type { RegistryFile } from '@keydate/contracts/registry';
import { aRelease } from '@keydate/contracts/releases/a-release';
import fc from 'fast-check';
import { releaseFor } from './release-for';

type Pointer = RegistryFile['remotes'][string];

function rolledOut(percent: number, people: string[] = [], release = 'new'): Pointer {
  const rollOut = { release: aRelease(release), percent, people };
  return { current: aRelease('old'), previous: [], setBy: 'release', rollOut };
}

const aReader = fc.record({ id: fc.uuid(), email: fc.emailAddress() });

test('a person who has a release keeps it while its share grows', () => {
  fc.assert(
    fc.property(aReader, fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (reader, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const hadIt = releaseFor(rolledOut(less), reader).release === 'new';
      if (hadIt) expect(releaseFor(rolledOut(more), reader).release).toBe('new');
    }),
  );
});

test('a share of 20 percent is about a fifth of all people, and not the same people for each release', () => {
  const people = Array.from({ length: 2000 }, (_, at) => ({ id: `person-${at}`, email: `${at}@homes.example` }));
  const withIt = (release: string) =>
    new Set(people.filter((reader) => releaseFor(rolledOut(20, [], release), reader).release === release));
  const [first, second] = [withIt('new'), withIt('newer')];
  expect(first.size).toBeGreaterThan(320);
  expect(first.size).toBeLessThan(480);
  expect([...first].filter((reader) => second.has(reader)).length).toBeLessThan(160);
});

test('a named person gets the release whatever the share, in any case of letters', () => {
  const pointer = rolledOut(0, ['june@homes.example']);
  expect(releaseFor(pointer, { id: 'p1', email: 'June@Homes.example' }).release).toBe('new');
  expect(releaseFor(pointer, { id: 'p1', email: 'mara@homes.example' }).release).toBe('old');
});

test('a visitor gets what everybody gets', () => {
  expect(releaseFor(rolledOut(99), null).release).toBe('old');
});
