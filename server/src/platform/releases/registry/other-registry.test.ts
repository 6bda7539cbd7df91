import type { RegistryFile } from '@keydate/contracts/registry';
import { aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { sentenceOfOther } from './other-registry';

/** Billing and the host of these releases, as if somebody had released them. */
function released(billing: string, host = 'h1'): RegistryFile {
  const { remotes, ...registry } = aRegistry({ billing: aRelease(billing) });
  return {
    host: { ...registry.host, release: host },
    hostSetBy: 'release',
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, pointer]) => [name, { ...pointer, setBy: 'release' as const }]),
    ),
  };
}

const installed = aRegistry({ billing: aRelease('b1') });
const WITHOUT = { databaseUrl: undefined };
const WITH = { databaseUrl: 'postgres://localhost/keydate' };

test('a start without DATABASE_URL names what was released with it and is not live', () => {
  expect(sentenceOfOther(WITHOUT, installed, released('b2', 'h2'))).toBe(
    'Released while DATABASE_URL was set, and not live without it: host h2, billing b2.',
  );
});

test('a start with DATABASE_URL names what was released without it and is not live', () => {
  expect(sentenceOfOther(WITH, released('b3'), released('b2'))).toBe(
    'Released while DATABASE_URL was not set, and not live in its database: billing b2.',
  );
});

test('a release that is live either way, or that nobody made, is not named', () => {
  expect(sentenceOfOther(WITH, released('b2'), released('b2'))).toBeUndefined();
  expect(sentenceOfOther(WITH, released('b2'), installed)).toBeUndefined();
});

test('a release that another one has replaced since is not named', () => {
  const live = released('b3');
  live.remotes.billing?.previous.push(aRelease('b2'));
  expect(sentenceOfOther(WITH, live, released('b2'))).toBeUndefined();
});
