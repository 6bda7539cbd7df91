import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { readWorkspaceFile } from './workspace-files';

/** What is expected, how far it is done, and the words about it. */
const points = [
  ...readWorkspaceFile('docs/ux-checklist.md').matchAll(/^\| (.+?) \| (done|partly|no) \| (.+) \|$/gm),
].map(([, expected = '', state = '', words = '']) => ({ expected, state, words }));
const rows = readWorkspaceFile('docs/ux-checklist.md').match(/^\| (?!Expected)/gm) ?? [];

test('each point of docs/ux-checklist.md is done, partly done or not done', () => {
  expect(points).toHaveLength(rows.length);
  expect(points.length).toBeGreaterThan(0);
});

test.each(points.filter(({ state }) => state === 'done'))('“$expected” names a test that exists', ({ words }) => {
  const files = [...words.matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path);
  const tests = files.filter((path) => /\.test\.tsx?$|^e2e\/specs\//.test(path) && path.includes('/'));

  expect(tests).not.toEqual([]);
  expect(tests.filter((path) => !existsSync(join(workspaceRoot, path)))).toEqual([]);
});

test.each(points.filter(({ state }) => state !== 'done'))('“$expected” says why it is not done', ({ words }) => {
  expect(words).toMatch(/\w+ \w+.*\./);
});
