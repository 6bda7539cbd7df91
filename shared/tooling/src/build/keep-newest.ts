import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes all but the newest sub-folders of a folder, and never one that is `inUse`. A folder that is gone has none.
 * @param count how many of those not in use stay
 */
export async function keepNewest(folder: string, count: number, inUse: ReadonlySet<string> = new Set()): Promise<void> {
  const names = (await readdir(folder).catch(noneIfGone)).filter((name) => !inUse.has(name));
  const aged = await Promise.all(names.map(async (name) => ({ name, madeAt: (await stat(join(folder, name))).mtimeMs })));
  const old = aged.sort((left, right) => right.madeAt - left.madeAt).slice(count);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}

function noneIfGone(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
