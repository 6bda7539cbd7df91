import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { FileStore } from '../ports/file-store';
import { isFileKey, refuseOtherKey } from './file-key';
import { isMissing } from './is-missing';

/** Files in a folder of this machine. A file exists completely or not at all. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    refuseOtherKey(key);
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
    listBefore: async function* (parent, moment) {
      for (const name of await readdir(pathOf(parent)).catch(() => [])) {
        const key = `${parent}/${name}`;
        // another server may have removed it meanwhile
        const found = isFileKey(key) ? await stat(pathOf(key)).catch(() => null) : null;
        if (found?.isFile() && found.mtime < moment) yield key;
      }
    },
    list: () => keysIn(folder, ''),
  };
}

async function* keysIn(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* keysIn(join(folder, entry.name), `${key}/`);
    else if (entry.isFile() && isFileKey(key)) yield key;
  }
}
