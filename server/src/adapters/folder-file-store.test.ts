import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFileStore } from './folder-file-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kd-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file comes back as it was written, until it is removed', async () => {
  const store = folderFileStore(folder);
  await store.write('pictures/a.webp', Buffer.from([1, 2, 3]));
  expect(await store.read('pictures/a.webp')).toEqual(Buffer.from([1, 2, 3]));
  expect(await readdir(join(folder, 'pictures'))).toEqual(['a.webp']);
  await store.remove('pictures/a.webp');
  expect(await store.read('pictures/a.webp')).toBeNull();
});

test('with a file goes what a kill left of writing it', async () => {
  const store = folderFileStore(folder);
  await store.write('pictures/a.webp', Buffer.from([1, 2, 3]));
  await store.write('pictures/ab.webp', Buffer.from([1, 2, 3]));
  await writeFile(join(folder, 'pictures/a.webp.3920571834'), 'half');
  await store.remove('pictures/a.webp');
  expect(await readdir(join(folder, 'pictures'))).toEqual(['ab.webp']);
});

test.each(['../a', '/etc/passwd', 'a/../../b', '', '.hidden', 'A', 'a//b', 'a\0b'])(
  'the key %j is refused',
  async (key) => {
    await expect(async () => folderFileStore(folder).read(key)).rejects.toThrow(RangeError);
  },
);
