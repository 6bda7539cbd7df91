import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryFile } from '@keydate/contracts/registry';
import { aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { withRelease } from '@keydate/contracts/releases/pointer';
import { runScript } from '../terminal/run-script';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'keydate-rollback-'));
  for (const release of ['one', 'two']) {
    await mkdir(join(home, 'remotes/billing', release), { recursive: true });
    await writeFile(join(home, 'remotes/billing', release, 'entry.js'), '');
  }
});
afterEach(() => rm(home, { recursive: true }));

const live = withRelease(aRegistry({ billing: aRelease('one') }), 'billing', aRelease('two'), undefined);
const rolledOut = withRelease(live, 'billing', aRelease('three'), { percent: 10, people: [] });

async function rollBack(...args: string[]) {
  const environment = { ...process.env, KEYDATE_HOME: home, KEYDATE_DEPLOY_TOKEN: 'kdd_token' };
  return runScript('release:rollback', { args, output: 'capture', environment });
}

async function rollBackOn(registry: RegistryFile, ...args: string[]) {
  await writeFile(join(home, 'registry.json'), JSON.stringify(registry));
  return rollBack(...args);
}

test('a rollback says which release is live again', async () => {
  expect(await rollBackOn(live, 'billing')).toEqual({ code: 0, output: 'billing one is live again.\n' });
});

test('a rollback that withdraws a roll-out says so: what is live stays live', async () => {
  expect(await rollBackOn(rolledOut, 'billing')).toEqual({
    code: 0,
    output: 'billing two stays live, and the roll-out of three is withdrawn.\n',
  });
});
