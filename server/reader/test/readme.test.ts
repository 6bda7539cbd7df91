import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..');

test('the table of stages in the README names files that are in the reader', async () => {
  const readme = await readFile(join(FOLDER, 'README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('|') && line.includes('.test.ts'));
  const named = rows.flatMap((row) => {
    const [files = '', tests = ''] = row.split('|').slice(-3);
    const [first = ''] = namesIn(files);
    const folder = first.slice(0, -basename(first).length);
    const own = namesIn(files).map((file) => join('src', file.includes('/') ? file : `${folder}${file}`));
    return [...own, ...namesIn(tests).map((file) => testOf(file, own))];
  });
  expect(rows.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
});

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

/** A test is in the folder that its cell names, or next to one of the stage's files. */
function testOf(file: string, own: readonly string[]): string {
  if (file.includes('/')) return file;
  const places = own.map((one) => join(one.slice(0, -basename(one).length), file));
  return places.find((place) => existsSync(join(FOLDER, place))) ?? file;
}
