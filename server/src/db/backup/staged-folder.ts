import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that are written aside first, and then all moved to their places. */
export interface Stage {
  write(name: string, chunks: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void>;
  /** Moves them to their places. A file that is there already remains. */
  place(): Promise<void>;
  /** Removes what `place` has moved. */
  undo(): Promise<void>;
  /** Removes what is left aside. */
  clear(): Promise<void>;
}

export interface StagedFolder extends Stage {
  /** The folder that they are written to. */
  path: string;
}

/** @param folder inside of it, because only there is a file surely moved in one step */
export async function stageIn(folder: string): Promise<StagedFolder> {
  const path = join(folder, 'restoring');
  const moved: string[] = [];
  const clear = () => rm(path, { recursive: true, force: true });
  // one that a kill left
  await clear();
  await mkdir(path, { recursive: true, mode: 0o700 });

  const moveInto = async (from: string, to: string): Promise<void> => {
    if (!existsSync(to)) {
      await rename(from, to);
      moved.push(to);
    } else if ((await stat(from)).isDirectory()) {
      for (const name of await readdir(from)) await moveInto(join(from, name), join(to, name));
    }
  };
  return {
    path,
    write: async (name, chunks) => {
      const target = join(path, name);
      await mkdir(dirname(target), { recursive: true });
      const handle = await open(target, 'wx');
      try {
        for await (const chunk of chunks) await handle.writeFile(chunk);
      } finally {
        await handle.close();
      }
    },
    place: async () => {
      for (const name of await readdir(path)) await moveInto(join(path, name), join(folder, name));
    },
    undo: async () => {
      for (const place of moved) await rm(place, { recursive: true, force: true });
    },
    clear,
  };
}
