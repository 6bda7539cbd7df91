import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { ReleaseFiles, ReleaseKey } from '../ports/release-files';
import { markUsed, namesIn, removeUnusedFolders } from './remove-unused-folders';

/** How many unused releases remain: pages that were opened earlier still request their files. */
const FOR_OPEN_PAGES = 5;
const NONE: ReadonlySet<string> = new Set();

/**
 * Files of releases in a folder, which servers on several machines may share.
 * @param warn gets one sentence if other servers cannot see that a release is used
 */
export function folderReleaseFiles(root: string, warn: (sentence: string) => void): ReleaseFiles {
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
    list: (key) => namesIn(folderOf(key)),
    measure: async (key) => {
      const names = await namesIn(uploadFolder(key));
      return { files: names.length, bytes: await bytesOf(uploadFolder(key), names) };
    },
    size: async (key) => {
      const names = await namesIn(servedFolder(key));
      const loaded = names.filter((name) => !/\.map(?:\.\w+)?$|\.gz$/.test(name) && !names.includes(`${name}.br`));
      return bytesOf(servedFolder(key), loaded);
    },
    serve: async (key) => {
      const target = servedFolder(key);
      await mkdir(dirname(target), { recursive: true });
      await rename(uploadFolder(key), target).catch((error: unknown) => {
        if (!existsSync(target)) throw error; // it was served before, or another server was faster
      });
      // one that was served long ago must not be removed before it is live again
      await markUsed(target);
      await rm(uploadFolder(key), { recursive: true, force: true });
    },
    removeUnused: async (held) => {
      for (const [name, releases] of held) {
        const folder = dirname(servedFolder({ name, release: '-' }));
        const unmarked = await removeUnusedFolders(folder, releases, FOR_OPEN_PAGES);
        if (unmarked.length > 0)
          warn(
            `In ${folder}, ${unmarked.join(', ')} cannot be marked as used, because another user owns them. A server that does not ` +
              'know them may remove them after a day.',
          );
      }
      const uploads = join(root, 'uploads');
      for (const name of await namesIn(uploads)) await removeUnusedFolders(join(uploads, name), NONE, 0);
    },
  };
}

async function bytesOf(folder: string, names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
