import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '../is-code';
import { isDraft } from './atomic-folder';

/**
 * Removes all but the newest subfolders of a folder, and never a draft. The folder need not exist, and two processes may
 * do this at once.
 * @param count how many remain
 */
export async function removeOldFolders(folder: string, count: number): Promise<void> {
  const names = (await unlessGone(readdir(folder))) ?? [];
  const made = names.filter((name) => !isDraft(name));
  const aged = await Promise.all(
    made.map(async (name) => ({ name, madeAt: (await unlessGone(stat(join(folder, name))))?.mtimeMs ?? 0 })),
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
