import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { leftOut } from './left-out';

/** The names that a module exports by lists and declarations, as all of these do. */
function exportedNames(file: string): string[] {
  const exports = readFileSync(file, 'utf8').matchAll(/\bexport (?:\{([^}]*)\}|(?:const|class|function) (\w+))/g);
  const names = [...exports].flatMap(([, list, name = '']) => list?.split(',') ?? [name]);
  return names.map((name) => name.trim().replace(/^.* as /, '')).filter((name) => name !== '');
}

test.each(Object.entries(leftOut()).map(([original, standIn]) => [basename(original), original, standIn]))(
  'what stands in for %s has names of the installed library, and no others',
  (_name, original, standIn) => {
    expect(existsSync(original)).toBe(true);
    expect(exportedNames(standIn)).not.toEqual([]);
    expect(exportedNames(original)).toEqual(expect.arrayContaining(exportedNames(standIn)));
  },
);
