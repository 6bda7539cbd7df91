import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
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
