import { join, resolve } from 'node:path';
import type { WebBuild } from '../webpack/web-build';
import { workspaceRoot } from '../workspace';

/** The folder that a running Keydate lives in: KEYDATE_HOME, or `.keydate` in the checkout. Absolute. */
export function keydateHome(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.KEYDATE_HOME ? resolve(environment.KEYDATE_HOME) : join(workspaceRoot, '.keydate');
}

/** Where the files of one release are served from. */
export function releaseFolder(
  home: string,
  { kind, name, release }: Pick<WebBuild, 'kind' | 'name' | 'release'>,
): string {
  const root = process.env.RELEASES_FOLDER ? resolve(process.env.RELEASES_FOLDER) : home;
  return join(root, kind === 'host' ? name : join('remotes', name), release);
}
