import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock';

test('of many that wait for the lock of a dead release, one at a time gets it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-lock-'));
  const path = join(folder, 'registry.lock');
  await writeFile(path, '999999999');
  let inside = 0;
  const seen: number[] = [];
  const work = async (): Promise<void> => {
    inside += 1;
    seen.push(inside);
    await readdir(folder);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 12 }, () => withLock(path, work)));
  expect(seen).toEqual(Array.from({ length: 12 }, () => 1));
  expect(await readdir(folder)).toEqual([]);
});
