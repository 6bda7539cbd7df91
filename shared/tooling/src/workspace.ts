import { join } from 'node:path';
import { workspacePackages, workspaceRoot } from '../config/workspace-packages.mjs';
import { kit } from './kit/kit';
import { readPackageJson } from './package-json';

export { workspacePackages, workspaceRoot } from '../config/workspace-packages.mjs';

/** Names of the remotes that the checkout holds, without the prefix: 'auth', 'billing', … */
export function remoteNames(): string[] {
  if (kit) return [kit.remote];
  const prefix = 'remote-';
  return workspacePackages()
    .filter((folder) => folder.startsWith(prefix))
    .map((folder) => folder.slice(prefix.length));
}

/**
 * The folders of a package and of the workspace packages that it depends on, directly or not; itself first.
 * @param folder absolute path of the package
 */
export function packageFamily(folder: string): string[] {
  const family = new Set([folder]);
  for (const member of family) {
    for (const [name, range] of Object.entries(readPackageJson(member).dependencies)) {
      if (range.startsWith('workspace:')) family.add(join(workspaceRoot, 'shared', name.replace('@keydate/', '')));
    }
  }
  if (kit) family.add(workspaceRoot);
  return [...family];
}
