import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { FileStore } from '../ports/file-store';

const KEY = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

/** Files in a folder of this machine. A file exists completely or not at all. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new RangeError(`not a file's key: ${key}`);
    return join(folder, key);
  };
  return {
    write: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeFileAtomic(path, Buffer.from(bytes));
    },
    read: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key) => {
      const path = pathOf(key);
      const names = await readdir(dirname(path)).catch(() => []);
      // with the drafts that a kill left
      const drafts = names.filter((name) => name.startsWith(`${basename(path)}.`));
      for (const name of [...drafts, basename(path)]) await rm(join(dirname(path), name), { force: true });
    },
    listBefore: async (parent, moment) => {
      const keys: string[] = [];
      for (const name of await readdir(pathOf(parent)).catch(() => [])) {
        const key = `${parent}/${name}`;
        // another server may have removed it meanwhile
        const found = KEY.test(key) ? await stat(pathOf(key)).catch(() => null) : null;
        if (found?.isFile() && found.mtime < moment) keys.push(key);
      }
      return keys;
    },
  };
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
