import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { remoteCard } from '@keydate/contracts/registry';

const template = join(import.meta.dirname, 'template');
const suffix = '.template';

/** What the server answers at these addresses, and what a build of this name would be. */
const taken = ['api', 'dev', 'host', 'remotes'];

/**
 * Writes the package of a new remote, `remote-<name>`, in the house's shape: one page at `/<name>`, its test, its world.
 * Throws a sentence where there is one of that name, or the name cannot be an address.
 * @param root the folder in which the remotes lie
 * @returns the absolute path of its folder
 */
export async function writeRemote(name: string, root: string): Promise<string> {
  if (!remoteCard.shape.name.safeParse(name).success)
    throw new Error(`"${name}" cannot be a remote's name: small letters and digits, a letter first.`);
  if (taken.includes(name)) throw new Error(`"${name}" cannot be a remote's name: the server has that address.`);
  const folder = join(root, `remote-${name}`);
  if (existsSync(folder)) throw new Error(`There is a remote-${name} already.`);
  const named = (text: string) => text.replaceAll('{{name}}', name).replaceAll('{{Title}}', titleOf(name));
  for (const file of await filesUnder(template)) {
    const target = join(folder, named(relative(template, file)).replace(suffix, ''));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, named(await readFile(file, 'utf8')));
  }
  return folder;
}

function titleOf(name: string): string {
  return name.replace(/^./, (letter) => letter.toUpperCase());
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.name.endsWith(suffix)).map((entry) => join(entry.parentPath, entry.name));
}
