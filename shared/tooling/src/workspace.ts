import { workspacePackages } from '../config/workspace-packages.mjs';

export { workspacePackages, workspaceRoot } from '../config/workspace-packages.mjs';

/** Names of the remotes that the checkout holds, without the prefix: 'auth', 'billing', … */
export function remoteNames(): string[] {
  const prefix = 'remote-';
  return workspacePackages()
    .filter((folder) => folder.startsWith(prefix))
    .map((folder) => folder.slice(prefix.length));
}
