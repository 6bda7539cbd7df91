import { execFile } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Packs the folders of packages with npm: the same content gives the same tarball on every machine.
 * @returns absolute paths of the tarballs. Their names have no version, so that those of another kit take their place: 'keydate-client.tgz'
 */
export async function packFolders(folders: readonly string[], target: string): Promise<string[]> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  return Promise.all(
    folders.map(async (folder) => {
      const tarball = join(target, `keydate-${basename(folder)}.tgz`);
      const { stdout } = await run('npm', [
        'pack',
        folder,
        '--silent',
        '--ignore-scripts',
        '--pack-destination',
        target,
      ]);
      await rename(join(target, stdout.trim()), tarball);
      return tarball;
    }),
  );
}
