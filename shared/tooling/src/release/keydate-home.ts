import { join, resolve } from 'node:path';
import type { WebBuild } from '../webpack/web-build';
import { workspaceRoot } from '../workspace';

/** The folder that a running Keydate lives in: KEYDATE_HOME, or `.keydate` in the checkout. Absolute. */
export function keydateHome(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.KEYDATE_HOME ? resolve(environment.KEYDATE_HOME) : join(workspaceRoot, '.keydate');
}

/** True where a database says what is live, not a file of this machine. */
export function hasDatabase({ DATABASE_URL, DATABASE_URL_FILE }: NodeJS.ProcessEnv): boolean {
  return Boolean(DATABASE_URL) || Boolean(DATABASE_URL_FILE);
}

/**
 * The same for commands that read or change what is live there. Throws one sentence where the database says what is live:
 * pages would get nothing of a change to the registry of this machine.
 */
export function homeOfRegistry(environment: NodeJS.ProcessEnv = process.env): string {
  if (hasDatabase(environment))
    throw new Error('DATABASE_URL is set: what is live is in that database. Name the server: --to <origin>.');
  return keydateHome(environment);
}

/** Where the files of one release are served from. */
export function releaseFolder(
  home: string,
  { kind, name, release }: Pick<WebBuild, 'kind' | 'name' | 'release'>,
): string {
  const root = process.env.RELEASES_FOLDER ? resolve(process.env.RELEASES_FOLDER) : home;
  return join(root, kind === 'host' ? name : join('remotes', name), release);
}
