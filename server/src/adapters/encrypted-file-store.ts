import type { FileStore } from '../ports/file-store';
import type { Sealer } from '../ports/sealer';

/** Files that only the installation opens. A file is bound to its place: under the key of another it does not open. */
export function encryptedFileStore(files: FileStore, sealer: Sealer): FileStore {
  return {
    write: (key, bytes) => files.write(key, sealer.seal(key, bytes)),
    read: async (key) => {
      const stored = await files.read(key);
      return stored && sealer.open(key, stored);
    },
    remove: (key) => files.remove(key),
    listBefore: (folder, moment) => files.listBefore(folder, moment),
    list: () => files.list(),
  };
}
