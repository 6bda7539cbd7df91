import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFamily, workspaceRoot } from '../workspace';

/** What every browser build is made with, besides its own sources and those of the packages it uses. */
const preset = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'shared/tooling/browser',
  'shared/tooling/src/webpack',
  'shared/tooling/src/facades',
];

/**
 * The id of a build: a hash of all that goes into it. The same inputs give the same id on every machine with the
 * same major version of Node, so a build that exists need not be made again.
 * @param folder absolute path of the package
 * @returns 12 hexadecimal digits
 */
export function inputHash(folder: string): string {
  const hash = createHash('sha256').update(`node ${process.versions.node.replace(/\..*/, '')}`);
  const roots = [...packageFamily(folder), ...preset.map((path) => join(workspaceRoot, path))];
  for (const file of roots.flatMap(filesUnder).sort()) {
    hash
      .update(relative(workspaceRoot, file).replaceAll('\\', '/'))
      .update('\0')
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** The files that matter: `path` itself if it is one, else all below it that take part in a build. */
function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const takesPart = (name: string): boolean => !/^(node_modules|dist|test|qa|\..*|.*\.test\.tsx?|.*\.md)$/.test(name);
  return readdirSync(path)
    .filter(takesPart)
    .flatMap((name) => filesUnder(join(path, name)));
}
