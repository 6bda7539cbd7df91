import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteCard } from '@keydate/contracts/registry';
import { readCard } from '../build/read-card';
import { capitalized, fillTemplate } from '../template/fill-template';

/** The folder with the files of a new remote. */
export const template = join(import.meta.dirname, 'template');

/** Names that no remote may have, and why. */
const taken = new Map([
  ...['answer', 'api', 'dev', 'remotes', 'unsubscribe'].map((name) => [name, 'the server uses that address'] as const),
  ['platform', "the operators' page has that address"],
  ['host', 'the build of the host has that name'],
]);

/**
 * Writes the package of a new remote, `remote-<name>`: one page at `/<name>`, its test, its world. Throws a sentence if
 * the remote exists, the name is not allowed, or its address is another remote's.
 * @param root the folder that contains the remotes
 * @returns the absolute path of its folder
 */
export async function writeRemote(name: string, root: string): Promise<string> {
  refuseName(name);
  const folder = join(root, `remote-${name}`);
  if (existsSync(folder)) throw new Error(`remote-${name} already exists.`);
  refuseTakenAddress(`/${name}`, root);
  await fillTemplate(template, folder, { name, Title: capitalized(name) });
  return folder;
}

/** Throws a sentence if no remote may have the name. */
export function refuseName(name: string): void {
  if (!remoteCard.shape.name.safeParse(name).success)
    throw new Error(
      `"${name}" cannot be the name of a remote. Use lower-case letters and digits, starting with a letter.`,
    );
  if (taken.has(name)) throw new Error(`"${name}" cannot be the name of a remote: ${taken.get(name)}.`);
}

/** Even where that page is for other people: only a card written by hand puts two pages at one address. */
function refuseTakenAddress(address: string, root: string): void {
  const remotes = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'remote.json')));
  for (const remote of remotes) {
    const page = Object.values(readCard(join(root, remote)).pages).find(({ path }) => path === address);
    if (page) throw new Error(`The address ${address} is taken by the page "${page.title}" of ${remote}.`);
  }
}
