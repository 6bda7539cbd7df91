import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { ReleaseFiles, ReleaseKey } from '../ports/release-files';

/** Files of releases in a folder, which servers on several machines may share. */
export function folderReleaseFiles(root: string): ReleaseFiles {
  const servedFolder = ({ name, release }: ReleaseKey) =>
    name === 'host' ? join(root, 'host', release) : join(root, 'remotes', name, release);
  const uploadFolder = ({ name, release }: ReleaseKey) => join(root, 'uploads', name, release);
  const folderOf = (key: ReleaseKey) => (existsSync(servedFolder(key)) ? servedFolder(key) : uploadFolder(key));

  return {
    upload: async (key, file, bytes) => {
      if (existsSync(servedFolder(key))) return; // compared when the release is complete
      await mkdir(uploadFolder(key), { recursive: true });
      await writeFileAtomic(join(uploadFolder(key), file), Buffer.from(bytes));
    },
    read: (key, file) => readFile(join(folderOf(key), file)).catch(() => null),
    list: (key) => readdir(folderOf(key)).catch(() => []),
    measure: async (key) => {
      const folder = uploadFolder(key);
      const names = await readdir(folder).catch(() => []);
      const sizes = await Promise.all(
        names.map((name) =>
          stat(join(folder, name)).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      );
      return { files: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    },
    serve: async (key) => {
      const target = servedFolder(key);
      await mkdir(dirname(target), { recursive: true });
      await rename(uploadFolder(key), target).catch((error: unknown) => {
        if (!existsSync(target)) throw error; // another server was faster
      });
      await rm(uploadFolder(key), { recursive: true, force: true });
    },
  };
}
