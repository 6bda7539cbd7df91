import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { WebBuild } from '../webpack/web-build';
import { kit } from '../kit/kit';
import { workspaceRoot } from '../workspace';

/**
 * Where a build lies, shared by start, test and release: `public/` (what is served), `maps/` and `release.json`.
 * The folder is named after the inputs, so it is either the right one or not there.
 */
export function buildFolder(build: WebBuild): string {
  if (kit && build.kind === 'host') return join(workspaceRoot, 'desk');
  const folder = build.isPlain ? 'plain-builds' : 'builds';
  return join(workspaceRoot, 'node_modules/.cache/keydate', folder, build.name, build.release);
}

/** True if the build need not be made: its folder appears only once it is complete. */
export function isBuilt(build: WebBuild): boolean {
  return existsSync(join(buildFolder(build), releaseFileName));
}

export const releaseFileName = 'release.json';
