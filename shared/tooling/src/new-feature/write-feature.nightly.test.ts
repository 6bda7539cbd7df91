import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserProject } from '../../config/jest/projects.mjs';
import { writeRemote } from '../new-remote/write-remote';
import { run } from '../terminal/run';
import { workspaceRoot } from '../workspace';
import { writeFeature } from './write-feature';

let root: string;
let remote: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keydate-new-feature-'));
  remote = await writeRemote('reports', root);
});
afterEach(() => rm(root, { recursive: true }));

/** Puts the shared packages next to the remote, and the packages that it imports into it. */
async function linkPackages(): Promise<void> {
  for (const name of ['shared', 'tsconfig.base.json']) await symlink(join(workspaceRoot, name), join(root, name));
  await symlink(join(workspaceRoot, 'remote-transactions/node_modules'), join(remote, 'node_modules'));
}

const node = (...args: string[]) => run(process.execPath, args, { output: 'capture' });

test('its own tests pass', async () => {
  await writeFeature(remote, 'tag');
  await linkPackages();
  const config = join(root, 'jest.config.json');
  await writeFile(config, JSON.stringify({ ...browserProject('remote-transactions'), rootDir: remote }));
  const jest = join(workspaceRoot, 'node_modules/jest/bin/jest.js');
  const { code, output } = await node(
    jest,
    '--config',
    config,
    '--runInBand',
    '--testTimeout',
    '120000',
    'manage-tags',
  );
  expect(output).toContain('8 passed, 8 total');
  expect(code).toBe(0);
});
