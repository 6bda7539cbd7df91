import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryFile, RemoteRelease } from '@keydate/contracts/registry';
import { aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { liveNotices } from './live-notices';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'keydate-behind-'));
});
afterEach(() => rm(home, { recursive: true }));

/** Billing at a release whose files are there. */
async function live(release: RemoteRelease): Promise<RegistryFile> {
  await mkdir(join(home, 'remotes/billing', release.release), { recursive: true });
  await writeFile(join(home, 'remotes/billing', release.release, 'entry.js'), '');
  return aRegistry({ billing: release });
}

const checkout = (release: string) => [{ kind: 'remote' as const, name: 'billing', folder: '', entry: '', release }];

test('a remote that is live as in the checkout gets no notice', async () => {
  expect(liveNotices(home, await live(aRelease('one')), checkout('one'))).toEqual([]);
});

test('a remote that was released from other sources is named, with the way back to the checkout', async () => {
  expect(liveNotices(home, await live(aRelease('one')), checkout('two'))).toEqual([
    'billing is live as it was released (one), not as in the checkout. To make the checkout live: npm run release -- billing.',
  ]);
});

test('a remote that was released and that the checkout lacks is named', async () => {
  expect(liveNotices(home, await live(aRelease('one')), [])).toEqual([
    'billing is live as it was released (one); the checkout does not have it.',
  ]);
});

test('a remote whose files are missing is named', async () => {
  const registry = await live(aRelease('one'));
  await rm(join(home, 'remotes/billing'), { recursive: true });
  expect(liveNotices(home, registry, checkout('one'))).toEqual([
    `The files of billing one are missing from ${home}, so its pages cannot be shown. To restore them: npm run release -- billing.`,
  ]);
});

test('a remote that needs more than the new host shares is named', async () => {
  const registry = await live({ ...aRelease('one'), requires: { react: '^20.0.0' } });
  expect(liveNotices(home, registry, checkout('one'))).toEqual([
    'billing needs react ^20.0.0, and the host provides 19.3.1. Release a host that fits first.',
  ]);
});

test('a remote of the checkout that was removed is named, with who removed it, why, and the way back', async () => {
  const removed = {
    billing: { by: 'june@homes.example', at: '2026-11-25T10:00:00.000Z', reason: 'Nobody buys this way' },
  };
  expect(liveNotices(home, { ...aRegistry({}), removed }, checkout('one'))).toEqual([
    'billing was removed by june@homes.example at 2026-11-25T10:00:00.000Z: Nobody buys this way. ' +
      'To bring it back: npm run release -- billing.',
  ]);
  expect(liveNotices(home, { ...aRegistry({}), removed }, [])).toEqual([]);
});
