import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('a rollback past a roll-out to an earlier release says both', async () => {
  expect(await rollBackOn(rolledOut, 'billing', 'one')).toEqual({
    code: 0,
    output: 'billing one is live again, and the roll-out of three is withdrawn.\n',
  });
});

test('where nothing is installed, nothing can be rolled back', async () => {
  expect(await rollBack('billing')).toEqual({ code: 1, output: `Nothing is installed in ${home} yet.\n` });
});

test.each([
  ['a server', { isLiveAgain: true }, 'billing two is live again.'],
  [
    'a server that withdrew a roll-out',
    { isLiveAgain: false, withdrawn: 'three' },
    'billing two stays live, and the roll-out of three is withdrawn.',
  ],
  ['an older server, which tells only what is live', {}, 'billing two is live.'],
])('the answer of %s is told likewise', async (_which, more, sentence) => {
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ name: 'billing', release: 'two', ...more })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const result = await rollBack('billing', '--to', `http://127.0.0.1:${port}`);
  server.close();
  expect(result).toEqual({ code: 0, output: `${sentence}\n` });
});
