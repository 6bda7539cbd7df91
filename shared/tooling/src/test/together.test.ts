import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const together = require('../../config/jest/together.cjs') as (paths: string[]) => { filtered: string[] };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keydate-together-'));
});
afterEach(async () => {
  delete process.env.KEYDATE_TOGETHER;
  await rm(root, { recursive: true });
});

/** Ten test files of a package. */
async function testFiles(folder: string, text = "test('adds', () => undefined);"): Promise<string[]> {
  await mkdir(join(root, folder), { recursive: true });
  const paths = Array.from({ length: 10 }, (_, at) => join(root, folder, `${at}.test.ts`));
  for (const path of paths) await writeFile(path, text);
  return paths;
}
const groups = () => JSON.parse(process.env.KEYDATE_TOGETHER ?? '{}') as Record<string, string[]>;

test('eight files of a package run with the first of them, and each file in one group', async () => {
  const paths = await testFiles('remote-billing');
  const [first = '', ninth = ''] = [paths[0], paths[8]];

  expect(together(paths.toReversed())).toEqual({ filtered: [ninth, first] });
  expect(groups()).toEqual({ [first]: paths.slice(0, 8), [ninth]: paths.slice(8) });
});

test('the groups of several packages add up', async () => {
  const [landing, auth] = [await testFiles('remote-landing'), await testFiles('remote-auth')];
  together(landing);
  together(auth);
  expect(Object.values(groups()).flat()).toEqual([...landing, ...auth]);
});

test.each([
  ['replaces a module', "jest.mock('./a');"],
  ['asks for another page', '/** @jest-environment-options {"url": "https://keydate.example"} */'],
  ['says why', "// Runs alone: a page loads once.\ntest('loads', () => undefined);"],
  ['changes the process', "process.env.NODE_ENV = 'production';"],
])('a file that %s runs alone', async (_what, text) => {
  const paths = await testFiles('remote-billing', text);
  expect(together(paths)).toEqual({ filtered: paths });
  expect(groups()).toEqual({});
});

test('files of the tooling run alone', async () => {
  const paths = await testFiles('shared/tooling');
  expect(together(paths)).toEqual({ filtered: paths });
});
