import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Removes the subfolders that nobody has used for a day, apart from those that were used last. Those that are `used` get the
 * present time: other servers of the same folder, which may not know of them, leave them for a day too.
 * @param spared how many of the others remain whatever their age
 */
export async function removeUnusedFolders(folder: string, used: ReadonlySet<string>, spared: number): Promise<void> {
  const now = new Date();
  const folders: { path: string; usedAt: number }[] = [];
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    // another server may have removed it just now
    if (used.has(name)) await utimes(path, now, now).catch(() => undefined);
    else folders.push({ path, usedAt: (await stat(path).catch(() => null))?.mtimeMs ?? 0 });
  }
  const others = folders.sort((left, right) => right.usedAt - left.usedAt).slice(spared);
  const unused = others.filter(({ usedAt }) => usedAt < now.getTime() - DAY_MS);
  await Promise.all(unused.map(({ path }) => rm(path, { recursive: true, force: true })));
}

/** What is in a folder; nothing where there is none. */
export function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
