import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteCard, type RemoteCard } from '@keydate/contracts/registry';

/**
 * The card beside a remote's package.json. Throws one line that names each field which the platform does not accept.
 * @param folder absolute path of the remote's folder
 */
export function readCard(folder: string): RemoteCard {
  const refused = (why: string, cause?: unknown) =>
    new Error(`${basename(folder)}/remote.json is not a card that the platform accepts. ${why}`, { cause });
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  } catch (error) {
    throw refused(`It is no JSON: ${error instanceof Error ? error.message : String(error)}`, error);
  }
  const read = remoteCard.safeParse(json);
  if (read.success) return read.data;
  const mistakes = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw refused(`${mistakes.join('; ')}.`);
}
