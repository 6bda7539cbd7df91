import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '../is-alive';

/**
 * Makes a folder that appears whole or not at all: it is filled as a draft beside its place and put there by one
 * rename. Of two that make the same one, the first is kept; a draft never stays behind, and those of processes that
 * died are removed.
 * @param fill puts the content into a folder that is not there yet; gives whether it is to be kept
 * @returns whether it was
 */
export async function makeWhole(target: string, fill: (draft: string) => Promise<boolean>): Promise<boolean> {
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

/** Whether a name is that of a draft, which is nobody's business but its maker's. */
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
