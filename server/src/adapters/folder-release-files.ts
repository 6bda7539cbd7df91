import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS } from '@keydate/domain/durations';
import writeFileAtomic from 'write-file-atomic';
import type { ReleaseFiles, ReleaseKey } from '../ports/release-files';
import { isMissing } from './is-missing';
import { markUsed, namesIn, removeUnusedFolders } from './remove-unused-folders';
import { FOR_OPEN_PAGES, UNUSED_MS } from './unused-releases';

const NONE: ReadonlySet<string> = new Set();

export interface FolderReleaseFiles extends ReleaseFiles {
  isServed(key: ReleaseKey): boolean;
}

/**
 * Files of releases in a folder, which servers on several machines may share.
 * @param warn gets one sentence if other servers cannot see that a release is used
 */
export function folderReleaseFiles(root: string, warn: (sentence: string) => void): FolderReleaseFiles {
  const servedFolder = ({ name, release }: ReleaseKey) =>
    name === 'host' ? join(root, 'host', release) : join(root, 'remotes', name, release);
  const uploadFolder = ({ name, release }: ReleaseKey) => join(root, 'uploads', name, release);
  const isServed = (key: ReleaseKey) => existsSync(servedFolder(key));
  const folderOf = (key: ReleaseKey) => (isServed(key) ? servedFolder(key) : uploadFolder(key));

  return {
    isServed,
    upload: async (key, file, bytes) => {
      if (isServed(key)) return; // compared when the release is complete
      await mkdir(uploadFolder(key), { recursive: true });
      await writeFileAtomic(join(uploadFolder(key), file), Buffer.from(bytes));
    },
    read: async (key, file) => {
      try {
        return await readFile(join(folderOf(key), file));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
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
    bring: async () => undefined,
    listServed: async () => {
      const found = (await namesIn(join(root, 'host'))).map((release) => ({ name: 'host', release }));
      for (const name of await namesIn(join(root, 'remotes')))
        for (const release of await namesIn(join(root, 'remotes', name))) found.push({ name, release });
      return found;
    },
    share: async () => 0,
    removeUnused: async (held) => {
      for (const [name, releases] of held) {
        const folder = dirname(servedFolder({ name, release: '-' }));
        const unmarked = await removeUnusedFolders(folder, releases, { spared: FOR_OPEN_PAGES, afterMs: UNUSED_MS });
        if (unmarked.length > 0)
          warn(
            `In ${folder}, ${unmarked.join(', ')} cannot be marked as used, because another user owns them. A server that does not ` +
              'know them may remove them after seven days.',
          );
      }
      const uploads = join(root, 'uploads');
      for (const name of await namesIn(uploads))
        await removeUnusedFolders(join(uploads, name), NONE, { spared: 0, afterMs: DAY_MS });
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
