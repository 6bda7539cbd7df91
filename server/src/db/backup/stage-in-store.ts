import type { FileStore } from '../../ports/file-store';
import { bytesOf } from './read-archive';
import type { Stage } from './staged-folder';

/** Files of a bucket have no place aside. They are written where they belong: without rows, no server shows them. */
export function stageInStore(files: FileStore): Stage {
  const written: string[] = [];
  return {
    write: async (name, chunks) => {
      written.push(name);
      await files.write(name, await bytesOf(chunks));
    },
    place: async () => undefined,
    undo: async () => {
      for (const name of written) await files.remove(name);
    },
    clear: async () => undefined,
  };
}
