import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { remoteCard } from '@keydate/contracts/registry';

const template = join(import.meta.dirname, 'template');
const suffix = '.template';

/** Addresses that the server answers itself, and names of other builds. */
const taken = ['api', 'dev', 'host', 'remotes'];

/**
 * Writes the package of a new remote, `remote-<name>`: one page at `/<name>`, its test, its world. Throws a sentence if
 * the remote exists or the name is not allowed.
 * @param root the folder that contains the remotes
 * @returns the absolute path of its folder
 */
export async function writeRemote(name: string, root: string): Promise<string> {
  if (!remoteCard.shape.name.safeParse(name).success)
    throw new Error(
      `"${name}" cannot be the name of a remote. Use lower-case letters and digits, starting with a letter.`,
    );
  if (taken.includes(name)) throw new Error(`"${name}" cannot be the name of a remote: the server uses that address.`);
  const folder = join(root, `remote-${name}`);
  if (existsSync(folder)) throw new Error(`remote-${name} already exists.`);
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
