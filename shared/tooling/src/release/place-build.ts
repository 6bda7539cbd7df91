import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from '../build/cache';
import { compressFolder, type Compression } from '../build/compress';
import { createFolderAtomically } from '../build/atomic-folder';
import type { WebBuild } from '../webpack/web-build';
import { releaseFolder } from './keydate-home';

/**
 * Copies the served files of a build, and compressed copies, into a folder in `home`, in one step. The files do not
 * change afterward, but they may be compressed better. Source maps are not copied.
 */
export async function placeBuild(home: string, build: WebBuild, compression: Compression): Promise<void> {
  const target = releaseFolder(home, build);
  if (existsSync(target)) {
    if (compression === 'best') await compressFolder(target, compression);
    return;
  }
  await createFolderAtomically(target, async (draft) => {
    await cp(join(buildFolder(build), 'public'), draft, { recursive: true });
    await compressFolder(draft, compression);
    return true;
  });
}
