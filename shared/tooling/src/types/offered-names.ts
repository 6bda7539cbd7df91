import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { hashOfFiles, librariesOf, NOT_BUILT } from '../build/inputs';
import { readPackageJson } from '../package-json';
import { packageFamily, workspaceRoot } from '../workspace';
import { emitDeclarations } from './emit-declarations';
import { nameHashes, type Resolve } from './name-hashes';

/** By request ('@keydate/client'), the names that the module behind it exports, each with a hash of its type. */
const names = z.record(z.string(), z.record(z.string(), z.string()));
export type Names = z.infer<typeof names>;

/** Where the answers lie: asking the compiler takes seconds, and host and remotes ask the same. */
const cache = join(workspaceRoot, 'node_modules/.cache/keydate/names');

/**
 * The names that the checkout's modules export, each with a hash of its type.
 * @param modules by request: the absolute path of the file whose exports are what it offers
 */
export function offeredNames(modules: Readonly<Record<string, string>>): Names {
  const file = join(cache, `${hashOfTypes(modules)}.json`);
  if (existsSync(file)) return names.parse(JSON.parse(readFileSync(file, 'utf8')));
  const hashesOf = nameHashes(emitDeclarations(Object.values(modules)), resolveIn(workspaceRoot));
  const offered = Object.fromEntries(
    Object.entries(modules).map(([request, path]) => [request, hashesOf(keyOf(path))]),
  );
  mkdirSync(cache, { recursive: true });
  writeFileAtomic.sync(file, JSON.stringify(offered));
  return offered;
}

/** All that the types of these modules depend on: their folders, the packages and libraries these use, and this code. */
export function hashOfTypes(modules: Readonly<Record<string, string>>): string {
  const packages = Object.values(modules).map(packageFolder);
  const family = new Set(packages.filter((folder) => folder !== tooling).flatMap(packageFamily));
  const roots = new Set([
    ...family,
    ...Object.values(modules).map((path) => dirname(path)),
    join(tooling, 'src/types'),
    join(tooling, 'config/tsconfig.web.json'),
  ]);
  return hashOfFiles([...roots], NOT_BUILT, librariesOf([...family]));
}

const tooling = join(workspaceRoot, 'shared/tooling');

/** The nearest folder above with a package.json. */
function packageFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(join(folder, 'package.json')) ? folder : packageFolder(folder);
}

function keyOf(path: string): string {
  return relative(workspaceRoot, path)
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '');
}

/**
 * Follows relative requests. Any other module is outside: another package, or one of ours of which each build has its own
 * copy (`@keydate/contracts`), so that a change on the wire does not count as a change of the session's type.
 */
function resolveIn(root: string): Resolve {
  return (request, from) => {
    if (request.startsWith('.')) {
      const file = posix.join(posix.dirname(from), request);
      const isFolder = !existsSync(join(root, `${file}.ts`)) && !existsSync(join(root, `${file}.tsx`));
      return { file: isFolder ? `${file}/index` : file };
    }
    return { outside: packageOf(request, join(root, posix.dirname(from))) };
  };
}

/** A package's name and major version: 'react@19'. */
function packageOf(request: string, folder: string): string {
  const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
  for (let above = folder; above.startsWith(workspaceRoot); above = dirname(above)) {
    const installed = join(above, 'node_modules', name);
    if (!existsSync(join(installed, 'package.json'))) continue;
    const { name: ownName, version } = readPackageJson(installed);
    return `${ownName}@${version.replace(/\..*/, '')}`;
  }
  return name;
}
