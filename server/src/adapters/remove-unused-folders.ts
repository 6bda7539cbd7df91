import { existsSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './is-missing';

/**
 * Removes the subfolders that nobody has used for a time, except the latest ones. Sets the time of those that are
 * `used` to now: other servers with the same folder, which may not know of them, then leave them for as long too.
 * @param limits how many of the unused ones remain, however old, and how long the others do
 * @returns the used ones whose time could not be set
 */
export async function removeUnusedFolders(
  folder: string,
  used: ReadonlySet<string>,
  { spared, afterMs }: { spared: number; afterMs: number },
): Promise<string[]> {
  const now = new Date();
  const unmarked: string[] = [];
  const folders: { path: string; usedAt: number }[] = [];
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    if (!used.has(name)) folders.push({ path, usedAt: (await stat(path).catch(() => null))?.mtimeMs ?? 0 });
    // another server may have removed it just now
    else if (!(await markUsed(path, now)) && existsSync(path)) unmarked.push(name);
  }
  const others = folders.sort((left, right) => right.usedAt - left.usedAt).slice(spared);
  const unused = others.filter(({ usedAt }) => usedAt < now.getTime() - afterMs);
  await Promise.all(unused.map(({ path }) => rm(path, { recursive: true, force: true })));
  return unmarked;
}

/** Sets a folder's time to now. False if it is gone, or another user's: only its owner can. */
export function markUsed(path: string, now = new Date()): Promise<boolean> {
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

/** The names in a folder; empty if there is no folder. */
export function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}
