import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { leftOut } from './left-out';

/** The names that a module exports by lists and declarations, as all of these do. */
function exportedNames(file: string): string[] {
  const exports = readFileSync(file, 'utf8').matchAll(/\bexport (?:\{([^}]*)\}|(?:const|class|function) (\w+))/g);
  const names = [...exports].flatMap(([, list, name = '']) => list?.split(',') ?? [name]);
  return names.map((name) => name.trim().replace(/^.* as /, '')).filter((name) => name !== '');
}

test.each(Object.keys(leftOut()).map((original) => [basename(original), original]))(
  '%s is a module of the installed library',
  (_name, original) => {
    expect(existsSync(original)).toBe(true);
  },
);

const replaced = Object.entries(leftOut()).flatMap(([original, replacement]) =>
  replacement === false ? [] : [[basename(original), original, replacement] as const],
);
test.each(replaced)('the replacement of %s exports names of the original only', (_name, original, replacement) => {
  expect(exportedNames(replacement)).not.toEqual([]);
  expect(exportedNames(original)).toEqual(expect.arrayContaining(exportedNames(replacement)));
});
