import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteCard, type RemoteCard } from '@keydate/contracts/registry';

/**
 * The card next to a remote's package.json. Throws one line when it is missing, or with each field that the platform does not accept.
 * @param folder absolute path of the remote's folder
 */
export function readCard(folder: string): RemoteCard {
  const file = join(folder, 'remote.json');
  const name = `${basename(folder)}/remote.json`;
  if (!existsSync(file)) throw new Error(`${name} is missing.`);
  const refused = (why: string, cause?: unknown) =>
    new Error(`${name} is not a card that the platform accepts. ${why}`, { cause });
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw refused(`It is no JSON: ${error instanceof Error ? error.message : String(error)}`, error);
  }
  const read = remoteCard.safeParse(json);
  if (read.success) return read.data;
  const mistakes = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw refused(`${mistakes.join('; ')}.`);
}
