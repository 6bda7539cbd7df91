import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteCard } from '@keydate/contracts/registry';
import { capitalized, fillTemplate } from '../template/fill-template';

const template = join(import.meta.dirname, 'template');

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
  await fillTemplate(template, folder, { name, Title: capitalized(name) });
  return folder;
}
