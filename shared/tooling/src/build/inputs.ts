import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFamily, workspaceRoot } from '../workspace';

/** What every browser build is made with, besides its own sources and those of the packages it uses. */
const preset = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'shared/tooling/browser',
  'shared/tooling/src/build/compress.ts',
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
  const roots = [...packageFamily(folder), ...preset.map((path) => join(workspaceRoot, path))];
  return hashOfFiles(roots, /^(node_modules|dist|test|qa|\..*|.*\.test\.tsx?|.*\.md)$/);
}

/**
 * A hash of these files' paths and contents, and of the major version of Node.
 * @param roots absolute paths of files and folders
 * @param leftOut names of the files and folders below them that do not count
 * @returns 12 hexadecimal digits
 */
export function hashOfFiles(roots: readonly string[], leftOut: RegExp): string {
  const hash = createHash('sha256').update(`node ${process.versions.node.replace(/\..*/, '')}`);
  for (const file of roots.flatMap((root) => filesUnder(root, leftOut)).sort()) {
    hash
      .update(relative(workspaceRoot, file).replaceAll('\\', '/'))
      .update('\0')
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** `path` itself if it is a file, else all files below it that are not left out. */
function filesUnder(path: string, leftOut: RegExp): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !leftOut.test(name))
    .flatMap((name) => filesUnder(join(path, name), leftOut));
}
