import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from '../build/cache';
import { compressFolder, type Compression } from '../build/compress';
import { makeWhole } from '../build/whole-folder';
import type { WebBuild } from '../webpack/web-build';
import { releaseFolder } from './keydate-home';

/**
 * Copies what a build serves, compressed too, into its folder in `home`. That folder appears whole, and its files
 * never change after; at most they are compressed better. Source maps stay behind.
 */
export async function placeBuild(home: string, build: WebBuild, compression: Compression): Promise<void> {
  const target = releaseFolder(home, build);
  if (existsSync(target)) {
    if (compression === 'best') await compressFolder(target, compression);
    return;
  }
  await makeWhole(target, async (draft) => {
    await cp(join(buildFolder(build), 'public'), draft, { recursive: true });
    await compressFolder(draft, compression);
    return true;
  });
}
