import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryFile, type RegistryFile } from '@keydate/contracts/registry';
import { aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { runScript } from '../terminal/run-script';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'keydate-remove-'));
  await writeFile(join(home, 'registry.json'), JSON.stringify(aRegistry({ billing: aRelease('one') })));
});
afterEach(() => rm(home, { recursive: true }));

const environment = () => ({ ...process.env, KEYDATE_HOME: home });

function remove(...args: string[]) {
  return runScript('release:remove', { args, output: 'capture', environment: environment() });
}

async function registry(): Promise<RegistryFile> {
  return registryFile.parse(JSON.parse(await readFile(join(home, 'registry.json'), 'utf8')));
}

test('without --to, a remote is removed on this machine, with who did it and why', async () => {
  expect(await remove('billing', '--reason', 'Nobody buys this way')).toEqual({
    code: 0,
    output: 'billing is removed. To bring it back: npm run release -- billing\n',
  });
  const { remotes, removed } = await registry();
  expect(remotes).toEqual({});
  expect(removed?.billing?.reason).toBe('Nobody buys this way');
  expect(removed?.billing?.by).toBeTruthy();
});

test('what was removed is listed, with who did it and why', async () => {
  const removed = { reports: { by: 'june@homes.example', at: '2026-11-25T10:00:00.000Z', reason: 'Nobody reads it' } };
  await writeFile(join(home, 'registry.json'), JSON.stringify({ ...aRegistry({}), removed }));
  expect(await runScript('release:list', { output: 'capture', environment: environment() })).toEqual({
    code: 0,
    output: 'host h1 (npm start)\nreports REMOVED (2026-11-25T10:00:00.000Z by june@homes.example): Nobody reads it\n',
  });
});

test('nothing is removed without a reason', async () => {
  const { code, output } = await remove('billing');
  expect([code, output]).toEqual([1, expect.stringContaining('say why it goes')]);
  expect((await registry()).remotes.billing).toBeDefined();
});
