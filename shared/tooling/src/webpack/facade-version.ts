import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/**
 * The version under which a facade is shared: the library's major, then how many names the facade offers. A remote
 * that was built with one name more therefore asks for more than an older host provides, and is refused instead of
 * meeting `undefined` in the browser.
 * @param libraryVersion version of the library behind the facade, '4.6.7'
 * @param namesFile path of the file whose named exports are the facade's
 * @returns for example '4.44.0'
 */
export function facadeVersion(libraryVersion: string, namesFile: string): string {
  const [major] = libraryVersion.split('.');
  return `${major}.${countExportedNames(readFileSync(namesFile, 'utf8'))}.0`;
}

function countExportedNames(source: string): number {
  const { body } = parseSync(source, { syntax: 'typescript' });
  const exports = body.filter((statement) => statement.type === 'ExportNamedDeclaration');
  return exports.filter(({ typeOnly }) => !typeOnly).reduce((count, { specifiers }) => count + specifiers.length, 0);
}
