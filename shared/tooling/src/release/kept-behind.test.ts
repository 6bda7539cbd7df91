import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryFile, RemoteRelease } from '@keydate/contracts/registry';
import { aRegistry, aRelease } from './a-release';
import { keptBehind } from './kept-behind';

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

test('a remote that is live as the checkout has it is worth no word', async () => {
  expect(keptBehind(home, await live(aRelease('one')), checkout('one'))).toEqual([]);
});

test('a remote that a release keeps at another build is told, with the way back to the checkout', async () => {
  expect(keptBehind(home, await live(aRelease('one')), checkout('two'))).toEqual([
    'billing is live as it was released (one), not as the checkout has it: npm run release -- billing makes that live.',
  ]);
});

test('a remote whose files are gone is told', async () => {
  const registry = await live(aRelease('one'));
  await rm(join(home, 'remotes/billing'), { recursive: true });
  expect(keptBehind(home, registry, checkout('one'))).toEqual([
    `The files of billing one are gone from ${home}, so its pages cannot be shown: npm run release -- billing mends it.`,
  ]);
});

test('a remote that needs more than the new host shares is told', async () => {
  const registry = await live({ ...aRelease('one'), requires: { react: '^20.0.0' } });
  expect(keptBehind(home, registry, checkout('one'))).toEqual([
    "billing needs react ^20.0.0, and the host that is live provides 19.3.1; npm start brings the checkout's host.",
  ]);
});
