import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderReleaseFiles } from './folder-release-files';

/** A folder whose time we cannot set; root can set all but those of processes. */
const OF_ANOTHER_USER = process.getuid?.() === 0 ? '/proc/self' : '/';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keydate-files-'));
  await mkdir(join(root, 'remotes/billing'), { recursive: true });
  await symlink(OF_ANOTHER_USER, join(root, 'remotes/billing/b1'));
});
afterEach(() => rm(root, { recursive: true }));

test('a release that another user has placed goes live again', async () => {
  const key = { name: 'billing', release: 'b1' };
  await expect(folderReleaseFiles(root, () => undefined).serve(key)).resolves.toBeUndefined();
});

test('where the time of a used release cannot be set, one sentence says what may happen', async () => {
  const warn = jest.fn();
  const held = new Map([['billing', new Set(['b1', 'gone'])]]);
  await folderReleaseFiles(root, warn).removeUnused(held);
  expect(warn.mock.calls).toEqual([
    [
      `In ${join(root, 'remotes/billing')}, b1 cannot be marked as used, because another user owns them. A server that does not ` +
        'know them may remove them after a day.',
    ],
  ]);
});
