import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderAtomically } from './atomic-folder';

const aPlace = async () => join(await mkdtemp(join(tmpdir(), 'keydate-whole-')), 'builds');
const unfinished = '1c9f2d1e-8d2b-4f0e-9a43-0c5f0a6f7f10';

/** Fills a draft with one file. */
const withText = (text: string) => async (draft: string) => {
  await mkdir(draft);
  await writeFile(join(draft, 'main.js'), text);
  return true;
};

test('of two builds of the same release that are made at once, one wins, with all its content', async () => {
  const folder = await aPlace();
  const made = ['one', 'other'].map((text) => createFolderAtomically(join(folder, 'a1'), withText(text)));
  await expect(Promise.all(made)).resolves.toEqual([true, true]);
  expect(await readFile(join(folder, 'a1/main.js'), 'utf8')).toMatch(/^(one|other)$/);
  expect(await readdir(folder)).toEqual(['a1']);
});

test('a build that exists already is not replaced: it may be being served', async () => {
  const folder = await aPlace();
  await createFolderAtomically(join(folder, 'a1'), withText('first'));
  await createFolderAtomically(join(folder, 'a1'), withText('second'));
  expect(await readFile(join(folder, 'a1/main.js'), 'utf8')).toBe('first');
});

test('a build that fails leaves nothing', async () => {
  const folder = await aPlace();
  const failing = createFolderAtomically(join(folder, 'a1'), async (draft) => {
    await withText('half')(draft);
    throw new Error('Module not found');
  });
  await expect(failing).rejects.toThrow('Module not found');
  expect(await readdir(folder)).toEqual([]);
});

test('a build whose sources have changed in the meantime is discarded', async () => {
  const folder = await aPlace();
  const created = await createFolderAtomically(join(folder, 'a1'), async (draft) => {
    await withText('old')(draft);
    return false;
  });
  expect(created).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});

test('the next build removes the draft of a killed one, and leaves that of a running one alone', async () => {
  const folder = await aPlace();
  const atWork = `a1.${process.pid}.${unfinished}`;
  await mkdir(join(folder, `a1.999999999.${unfinished}`), { recursive: true });
  await mkdir(join(folder, atWork));
  await createFolderAtomically(join(folder, 'a2'), withText('new'));
  expect((await readdir(folder)).sort()).toEqual([atWork, 'a2']);
});
