import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '../is-code';
import { isDraft } from './whole-folder';

/**
 * Removes all but the newest sub-folders of a folder, and never one that is `inUse` or still being made. A folder that
 * is gone has none, and two may clear up at once.
 * @param count how many of those not in use stay
 */
export async function keepNewest(folder: string, count: number, inUse: ReadonlySet<string> = new Set()): Promise<void> {
  const names = (await unlessGone(readdir(folder))) ?? [];
  const unused = names.filter((name) => !inUse.has(name) && !isDraft(name));
  const aged = await Promise.all(
    unused.map(async (name) => ({ name, madeAt: (await unlessGone(stat(join(folder, name))))?.mtimeMs ?? 0 })),
  );
  const old = aged.sort((left, right) => right.madeAt - left.madeAt).slice(count);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}

async function unlessGone<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
