import { mkdir, mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepNewest } from './keep-newest';

test('the newest folders stay, and those in use stay whatever their age', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-keep-'));
  for (const [age, name] of ['new', 'middling', 'old', 'ancient'].entries()) {
    await mkdir(join(folder, name));
    await utimes(join(folder, name), 1000 - age, 1000 - age);
  }
  await keepNewest(folder, 1, new Set(['ancient']));
  expect((await readdir(folder)).sort()).toEqual(['ancient', 'new']);
});

test('a folder that is gone has nothing to remove', async () => {
  await expect(keepNewest(join(tmpdir(), 'keydate-keep-gone'), 1)).resolves.toBeUndefined();
});
