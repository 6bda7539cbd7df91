import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderAtomically } from '../build/atomic-folder';
import { buildFolder } from '../build/cache';
import { compressFolder } from '../build/compress';
import type { WebBuild } from '../webpack/web-build';
import { releaseFolder } from './keydate-home';

/**
 * Copies the served files of a build, and compressed copies, into a folder in `home`, in one step. The files do not
 * change afterward. Source maps are not copied.
 */
export async function placeBuild(home: string, build: WebBuild): Promise<void> {
  const target = releaseFolder(home, build);
  if (existsSync(target)) return;
  await createFolderAtomically(target, async (draft) => {
    await cp(join(buildFolder(build), 'public'), draft, { recursive: true });
    await compressFolder(draft);
    return true;
  });
}
