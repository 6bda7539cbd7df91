import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPackageJson } from '../package-json';
import { kit } from '../kit/kit';
import { packageFamily, workspaceRoot } from '../workspace';
import { installedPackages } from './installed-packages';

/** The inputs of every browser build, in addition to its own sources and those of the packages it uses. */
const preset = [
  'tsconfig.base.json',
  'shared/tooling/browser',
  'shared/shell/src/prerender',
  'shared/tooling/src/build/compress.ts',
  'shared/tooling/src/build/make-build.ts',
  'shared/tooling/src/build/prerender.ts',
  'shared/tooling/src/webpack',
  'shared/tooling/src/facades',
  'shared/tooling/src/types',
];

/** The packages that the preset builds with; the others that tooling uses only check, test or measure. */
export const BUILD_TOOLS = [
  '@module-federation/enhanced',
  '@swc/core',
  '@swc/plugin-styled-components',
  'css-loader',
  'mini-css-extract-plugin',
  'react',
  'react-dom',
  'react-router',
  'styled-components-whole',
  'swc-loader',
  'tanstack-react-query',
  'terser-webpack-plugin',
  'webpack',
  'zod',
];

/**
 * The id of a build: a hash of all that goes into it. The same inputs give the same id on every machine with the
 * same major version of Node, so a build that exists need not be made again.
 * @param folder absolute path of the package
 * @returns 12 hexadecimal digits
 */
export function inputHash(folder: string): string {
  const family = packageFamily(folder);
  // a kit is a member of each family that is built with it, with its preset
  const roots = kit ? family : [...family, ...preset.map((path) => join(workspaceRoot, path))];
  return hashOfFiles(roots, NOT_BUILT, librariesOf(family));
}

/**
 * The libraries that these packages are built from and with, in the versions that are installed.
 * @param family absolute paths of the packages
 */
export function librariesOf(family: readonly string[]): string {
  // the whole lockfile would give every build a new id whenever any package gets a dependency
  const packages = installedPackages([
    { folder: join(workspaceRoot, 'shared/tooling'), names: BUILD_TOOLS },
    ...family.map((member) => ({ folder: member, names: Object.keys(readPackageJson(member).dependencies) })),
  ]);
  return packages.join();
}

/** The files and folders of a package that play no part in its build. */
export const NOT_BUILT = /^(node_modules|dist|test|qa|\..*|.*\.test\.tsx?|.*\.md)$/;

/**
 * A hash of these files' paths and contents, and of the major version of Node.
 * @param roots absolute paths of files and folders
 * @param leftOut names of the files and folders below them that do not count
 * @param more what else counts
 * @returns 12 hexadecimal digits
 */
export function hashOfFiles(roots: readonly string[], leftOut: RegExp, more = ''): string {
  const hash = createHash('sha256').update(`node ${process.versions.node.replace(/\..*/, '')}${more}`);
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
