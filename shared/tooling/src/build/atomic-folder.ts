import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '../is-alive';

/**
 * Creates a folder that appears with all its content or not at all: a draft next to it is filled, then renamed. If two
 * processes create the same folder, the first one wins. No draft is left behind; those of dead processes are removed.
 * @param fill creates the draft with its content, and returns false to discard it
 * @returns false if the draft was discarded
 */
export async function createFolderAtomically(
  target: string,
  fill: (draft: string) => Promise<boolean>,
): Promise<boolean> {
  await removeDeadDrafts(dirname(target));
  const draft = `${target}.${process.pid}.${randomUUID()}`;
  await mkdir(dirname(target), { recursive: true });
  try {
    if (!(await fill(draft))) return false;
    await rename(draft, target).catch((error: unknown) => {
      if (!existsSync(target)) throw error;
    });
    return true;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** True if a folder of this name is a draft that some process may still be filling. */
export function isDraft(name: string): boolean {
  return makerOf(name) !== undefined;
}

function makerOf(name: string): number | undefined {
  const [, pid] = /\.(\d+)\.[0-9a-f-]{36}$/.exec(basename(name)) ?? [];
  return pid === undefined ? undefined : Number(pid);
}

async function removeDeadDrafts(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const dead = names.filter((name) => {
    const maker = makerOf(name);
    return maker !== undefined && !isAlive(maker);
  });
  await Promise.all(dead.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
