import { existsSync } from 'node:fs';
import { cp, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderAtomically } from '../build/atomic-folder';
import { buildFolder } from '../build/cache';
import { compressFolder } from '../build/compress';
import type { WebBuild } from '../webpack/web-build';
import { releaseFolder } from './keydate-home';

/**
 * Copies the served files of a build, and compressed copies, into the folder in `home` that they are served from, in one
 * step. The files do not change afterward. Source maps are next to them, and the server never sends them.
 */
export async function placeBuild(home: string, build: WebBuild): Promise<void> {
  await placeBuildIn(releaseFolder(home, build), build);
}

/** The same into any folder, unless it exists. */
export async function placeBuildIn(target: string, build: WebBuild): Promise<void> {
  // a server removes what nobody has used for a day, and this is about to be live again. Only a folder's owner can set its
  // time; a build of another user is served all the same
  if (existsSync(target)) return utimes(target, new Date(), new Date()).catch(() => undefined);
  await createFolderAtomically(target, async (draft) => {
    await cp(join(buildFolder(build), 'public'), draft, { recursive: true });
    await compressFolder(draft);
    // they make the errors that pages report readable
    await cp(join(buildFolder(build), 'maps'), draft, { recursive: true });
    return true;
  });
}
