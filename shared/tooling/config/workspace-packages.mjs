import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The checkout's root folder. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** Folders of all packages, relative to the root with forward slashes, sorted; the same set as pnpm-workspace.yaml. */
export function workspacePackages() {
  const children = (folder) => readdirSync(join(workspaceRoot, folder)).map((name) => join(folder, name));
  return [...children('.'), ...children('shared'), ...children('server')]
    .map((folder) => folder.replaceAll('\\', '/'))
    .filter((folder) => existsSync(join(workspaceRoot, folder, 'package.json')))
    .sort();
}
