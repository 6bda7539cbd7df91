import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryFile, RemoteRelease } from '@keydate/contracts/registry';
import { aPage, aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { goBack } from './go-back';
import { moved } from '@keydate/contracts/releases/pointer';

const change = { by: 'june@homes.example', at: '2026-11-23T10:00:00.000Z', reason: 'Prices are wrong' };

/** A registry in which billing moved from one release to another, and a folder with the files of the older one. */
async function afterRelease(older: RemoteRelease): Promise<{ home: string; present: RegistryFile }> {
  const home = await mkdtemp(join(tmpdir(), 'keydate-back-'));
  await mkdir(join(home, 'remotes/billing/one'), { recursive: true });
  await writeFile(join(home, 'remotes/billing/one/entry.js'), '');
  const present = aRegistry({
    billing: older,
    landing: aRelease('l1', { name: 'landing', pages: { home: aPage('/', 'visitor') } }),
  });
  present.remotes.billing = moved(present.remotes.billing, aRelease('two'), 'release');
  return { home, present };
}

test('a rollback makes the release before live, and leaves all else as it is', async () => {
  const { home, present } = await afterRelease(aRelease('one'));
  const { host, remotes } = goBack(home, 'billing', present, change);
  expect(remotes.billing).toMatchObject({
    current: { release: 'one' },
    setBy: 'release',
    madeLive: { action: 'rollback', ...change },
  });
  expect({ host, landing: remotes.landing }).toEqual({ host: present.host, landing: present.remotes.landing });
});

test('a rollback goes to the earlier release that is named', async () => {
  const { home, present } = await afterRelease(aRelease('one'));
  present.remotes.billing = moved(present.remotes.billing, aRelease('three'), 'release');
  expect(goBack(home, 'billing', present, change, 'one').remotes.billing?.current.release).toBe('one');
});

test('a rollback to missing files is refused', async () => {
  const { present } = await afterRelease(aRelease('one'));
  expect(() => goBack('/nowhere', 'billing', present, change)).toThrow(
    'Not rolled back. The files of billing one are missing from /nowhere.',
  );
});

test('a rollback to a release that the live host no longer serves is refused', async () => {
  const { home, present } = await afterRelease({ ...aRelease('one'), requires: { react: '^18.0.0' } });
  expect(() => goBack(home, 'billing', present, change)).toThrow('Not rolled back. billing needs react ^18.0.0');
});

test('a rollback to an address that another remote has taken in the meantime is refused', async () => {
  const { home, present } = await afterRelease(aRelease('one', { pages: { front: aPage('/', 'visitor') } }));
  expect(() => goBack(home, 'billing', present, change)).toThrow(
    'Not rolled back. billing asks for the address / for a visitor, which landing has.',
  );
});
