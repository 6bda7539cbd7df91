import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '../is-code';
import { isDraft } from './atomic-folder';

/**
 * Removes all but the newest subfolders of a folder, and never one that is `inUse` or a draft. The folder need not
 * exist, and two processes may do this at once.
 * @param count how many of those not in use remain
 */
export async function removeOldFolders(
  folder: string,
  count: number,
  inUse: ReadonlySet<string> = new Set(),
): Promise<void> {
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
