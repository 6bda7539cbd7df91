import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/**
 * The version of a shared facade, or of a shared package of ours: its major, then the number of names it exports. A
 * remote built with one more name therefore requires more than an older host provides: it is refused, or uses its own
 * copy, instead of finding `undefined` in the browser. Removing a name requires a new major.
 * @param version of the package, '4.6.7'
 * @param files absolute paths of the files whose named exports are what it offers
 * @returns for example '4.44.0'
 */
export function namesVersion(version: string, files: readonly string[]): string {
  const [major] = version.split('.');
  const names = files.map((file) => countExportedNames(readFileSync(file, 'utf8')));
  return `${major}.${names.reduce((sum, count) => sum + count, 0)}.0`;
}

/** Values only: a type is gone at run time. */
function countExportedNames(source: string): number {
  const { body } = parseSync(source, { syntax: 'typescript' });
  const exports = body
    .filter((statement) => statement.type === 'ExportNamedDeclaration')
    .filter(({ typeOnly }) => !typeOnly);
  const names = exports.flatMap(({ specifiers }) => specifiers);
  return names.filter((name) => name.type !== 'ExportSpecifier' || !name.isTypeOnly).length;
}
