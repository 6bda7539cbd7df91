import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
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

test('its types are right beside the shared packages as they are', async () => {
  await writeFeature(remote, 'tag');
  await linkPackages();
  const tsc = join(workspaceRoot, 'node_modules/typescript7/bin/tsc');
  expect(await node(tsc, '--noEmit', '-p', remote)).toEqual({ code: 0, output: '' });
});

test.each(['tag', 'deliverable', 'category'])(
  'a feature for a %s is formatted, and its noun is everywhere',
  async (noun) => {
    const folder = await writeFeature(remote, noun);
    const folders = [folder, join(remote, 'src/api')];
    const files = (
      await Promise.all(folders.map(async (at) => (await readdir(at)).map((file) => join(at, file))))
    ).flat();
    const config = await resolveConfig(join(workspaceRoot, 'package.json'));
    expect(files).toHaveLength(6);
    for (const file of files) {
      const text = await readFile(file, 'utf8');
      expect([file, await check(text, { ...config, filepath: file })]).toEqual([file, true]);
      expect(file + text).not.toMatch(/\{\{\w|\.template/);
    }
  },
);

test.each([
  ['tag', 'manage-tags'],
  ['category', 'manage-categories'],
  ['box', 'manage-boxes'],
  ['day', 'manage-days'],
])('a feature for the noun %s is called %s', async (noun, feature) => {
  expect(await writeFeature(remote, noun)).toBe(join(remote, 'src/features', feature));
});

test('the remote depends on what the feature imports', async () => {
  await writeFeature(remote, 'tag');
  const { name, dependencies } = JSON.parse(await readFile(join(remote, 'package.json'), 'utf8')) as {
    name: string;
    dependencies: Record<string, string>;
  };
  expect(name).toBe('@keydate/remote-reports');
  expect(Object.keys(dependencies)).toEqual([...Object.keys(dependencies)].sort());
  expect(dependencies).toMatchObject({ '@keydate/contracts': 'workspace:*', '@keydate/forms': 'workspace:*' });
});

test.each(['Tag', 'listing-tag', '../tag'])('the noun %s is refused with a sentence', async (noun) => {
  await expect(writeFeature(remote, noun)).rejects.toThrow('cannot be a noun. Use one word in lower-case letters');
});

test('an existing feature is never overwritten', async () => {
  await writeFeature(remote, 'tag');
  await expect(writeFeature(remote, 'tag')).rejects.toThrow('manage-tags already exists.');
});
