import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Packs the folders of packages as npm does, with the installed `tar`: all files, below `package/`.
 * @returns absolute paths of the tarballs: 'keydate-client.tgz'
 */
export async function packFolders(folders: readonly string[], target: string): Promise<string[]> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  return Promise.all(
    folders.map(async (folder) => {
      const tarball = join(target, `keydate-${basename(folder)}.tgz`);
      const named = ['--transform', `s,^${basename(folder)},package,`];
      // the same content gives the same tarball
      const same = ['--sort=name', '--mtime=1985-10-26', '--owner=0', '--group=0', '--numeric-owner'];
      await run('tar', ['-czf', tarball, ...named, ...same, '-C', dirname(folder), basename(folder)]);
      return tarball;
    }),
  );
}
