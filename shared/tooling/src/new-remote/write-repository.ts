import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFolders } from '../kit/pack-folders';
import { writeKit } from '../kit/write-kit';
import { capitalized, fillTemplate } from '../template/fill-template';
import { refuseName, template } from './write-remote';

/**
 * Writes a repository with a new remote, which depends on nothing but the kit in its folder `kit/`. Throws a sentence if the
 * name is not allowed, or the folder has files.
 * @param folder absolute path; it is made if need be
 */
export async function writeRepository(name: string, folder: string): Promise<void> {
  refuseName(name);
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
    throw new Error(`${folder} has files already: a new repository needs an empty folder.`);
  const draft = await mkdtemp(join(tmpdir(), 'keydate-kit-'));
  try {
    await packFolders(await writeKit(draft), join(folder, 'kit'));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const words = { name, Title: capitalized(name) };
  await fillTemplate(template, folder, words);
  // what a repository has in another way than a package of the checkout
  await fillTemplate(join(import.meta.dirname, 'template-alone'), folder, words);
}
