import { mkdir, mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOldFolders } from './remove-old-folders';

test('the newest folders stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-keep-'));
  for (const [age, name] of ['new', 'middling', 'old', 'ancient'].entries()) {
    await mkdir(join(folder, name));
    await utimes(join(folder, name), 1000 - age, 1000 - age);
  }
  await removeOldFolders(folder, 2);
  expect((await readdir(folder)).sort()).toEqual(['middling', 'new']);
});

test('a folder that is gone has nothing to remove', async () => {
  await expect(removeOldFolders(join(tmpdir(), 'keydate-keep-gone'), 1)).resolves.toBeUndefined();
});

test("a build at work is no build yet: it is not removed, and takes no other's place", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-keep-'));
  const draft = `b2.${process.pid}.1c9f2d1e-8d2b-4f0e-9a43-0c5f0a6f7f10`;
  await mkdir(join(folder, 'b1'));
  await mkdir(join(folder, draft));
  await removeOldFolders(folder, 1);
  expect((await readdir(folder)).sort()).toEqual(['b1', draft]);
});
