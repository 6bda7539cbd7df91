import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from '../build/build-stale';
import { buildFolder } from '../build/cache';
import { namesOfCheckout } from '../build/make-build';
import { miniShellBuild, plain } from '../build/web-builds';
import { workspaceRoot } from '../workspace';
import { compilePackages } from './compile-packages';
import type { kitFile } from './kit';
import { inRanges, readManifest, type Manifest } from './package-ranges';
import { CODE_OF_KIT } from './refuse-host-code';
import type { z } from 'zod';

/** Packages with all their code: a remote carries its own copy of the first three, and the kit's commands use the last. */
const CARRIED = ['contracts', 'domain', 'forms', 'lock'];
/** The parts of the host's packages that a remote carries all the same; all else is types. */
const CARRIED_PARTS: Readonly<Record<string, readonly string[]>> = {
  client: [],
  ui: ['./forms', './table', './icons'],
};
const SHARED = join(workspaceRoot, 'shared');
const FILES = join(import.meta.dirname, 'files');
/** Folders and files that no remote's repository runs. */
const NOT_IN_KIT =
  /(^|\/)(node_modules|bench|mutants|new-feature|new-remote|nightly|pictures|postgres|redis|start|test|verify|files|tsconfig\.json|.*\.test\.ts)$/;

/**
 * Writes the packages that a squad's own repository needs, each as a folder.
 * @param target absolute path of an empty folder
 * @returns absolute paths of the packages' folders; the kit itself is the last
 */
export async function writeKit(target: string): Promise<string[]> {
  const compiled = join(target, 'compiled');
  compilePackages([...CARRIED, ...CODE_OF_KIT], compiled);
  const folders: string[] = [];
  for (const name of [...CARRIED, ...Object.keys(CARRIED_PARTS)]) folders.push(await writePackage(name));
  folders.push(await writeKitItself());
  return folders;

  /** A package with types of everything, and code of what a remote carries. */
  async function writePackage(name: string): Promise<string> {
    const folder = join(target, 'packages', name);
    const manifest = readManifest(join(SHARED, name, 'package.json'));
    const parts = CARRIED_PARTS[name];
    const isCode = (key: string) => parts === undefined || parts.includes(key);
    const exports = Object.entries(manifest.exports).map(
      ([key, file]) => [key, conditions(file, isCode(key))] as const,
    );
    await cp(join(compiled, name), folder, {
      recursive: true,
      filter: (file) => parts === undefined || !file.endsWith('.js'),
    });
    for (const part of parts ?? []) await copyCode(name, manifest.exports[part] ?? '', folder);
    const { private: _private, devDependencies: _forTests, ...published } = manifest;
    await writeJson(join(folder, 'package.json'), {
      ...inRanges(published),
      exports: Object.fromEntries(exports),
      sideEffects: ['*.css'],
    });
    return folder;
  }

  async function copyCode(name: string, source: string, folder: string): Promise<void> {
    for (const file of await codeFrom(join(compiled, name, javaScript(source))))
      await cp(file, file.replace(join(compiled, name), folder));
  }

  async function writeKitItself(): Promise<string> {
    const folder = join(target, 'packages/remote-kit');
    await cp(FILES, folder, { recursive: true });
    // configurations that the checkout's own tools must not take for theirs
    for (const name of ['eslint.config.mjs', 'jest.config.mjs'])
      await rename(join(folder, `${name}.template`), join(folder, name));
    await cp(join(workspaceRoot, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    for (const part of ['src', 'config', 'browser'])
      await cp(join(SHARED, 'tooling', part), join(folder, 'shared/tooling', part), {
        recursive: true,
        filter: (file) => !NOT_IN_KIT.test(file.slice(SHARED.length).replaceAll('\\', '/')),
      });
    const tooling = readManifest(join(SHARED, 'tooling/package.json'));
    await writeJson(join(folder, 'shared/tooling/package.json'), {
      name: tooling.name,
      version: tooling.version,
      type: 'module',
    });
    for (const name of CODE_OF_KIT) await writeCode(name, join(folder, 'shared', name));
    const manifest = inRanges(readManifest(join(FILES, 'package.json')));
    await writeJson(join(folder, 'package.json'), manifest);
    await writeDesk(folder, manifest);
    return folder;
  }

  async function writeCode(name: string, folder: string): Promise<void> {
    const { name: own, version, exports } = readManifest(join(SHARED, name, 'package.json'));
    await mkdir(folder, { recursive: true });
    await rename(join(compiled, name), folder);
    const files = Object.entries(exports).map(([key, file]) => [key, `./${javaScript(file)}`] as const);
    await writeJson(join(folder, 'package.json'), {
      name: own,
      version,
      type: 'module',
      exports: Object.fromEntries(files),
    });
  }
}

/** The mini-shell as built, and the names that the checkout's host offers. */
async function writeDesk(folder: string, { version }: Manifest): Promise<void> {
  const [shell] = await buildStale([plain(miniShellBuild())], console.log);
  if (!shell) throw new Error('The mini-shell was not built.');
  await cp(buildFolder(shell), join(folder, 'desk'), { recursive: true });
  const host = readManifest(join(workspaceRoot, 'host/package.json')).version;
  const description: z.infer<typeof kitFile> = {
    version,
    host: `^${host}`,
    shell: shell.release,
    names: await namesOfCheckout({}),
  };
  await writeJson(join(folder, 'kit.json'), description);
}

/** A compiled module and all that it imports relatively, as absolute paths. */
async function codeFrom(entry: string): Promise<string[]> {
  const found = new Set([entry]);
  for (const file of found) {
    const code = await readFile(file, 'utf8');
    for (const [, request = ''] of code.matchAll(/(?:from|import|import\() ?'(\.{1,2}\/[^']+)'/g))
      found.add(join(file, '..', request));
  }
  return [...found];
}

/** './src/*.ts' becomes 'src/*.js'. */
function javaScript(source: string): string {
  return source.replace(/^\.\//, '').replace(/\.tsx?$/, '.js');
}

function conditions(source: string, isCode: boolean): Record<string, string> {
  const code = `./${javaScript(source)}`;
  return { types: code.replace(/\.js$/, '.d.ts'), ...(isCode && { default: code }) };
}

async function writeJson(file: string, content: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
