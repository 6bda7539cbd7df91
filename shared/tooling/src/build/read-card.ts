import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { navigationEntry, wrongEntry, wrongIcon } from '@keydate/contracts/navigation';
import { remoteCard, type RemoteCard } from '@keydate/contracts/registry';
import { z } from 'zod';

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
  // a page leaves out an entry that it does not understand; here its squad learns of it
  const read = remoteCard.extend({ navigation: z.array(navigationEntry).optional() }).safeParse(json);
  if (read.success) {
    const wrong = (read.data.navigation ?? []).flatMap(
      (entry) => wrongEntry(entry, read.data) ?? wrongFile(entry.icon, folder) ?? [],
    );
    if (wrong.length > 0) throw refused(wrong.join('; '));
    return read.data;
  }
  const mistakes = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw refused(`${mistakes.join('; ')}.`);
}

/** The fault of the file of an entry's icon; undefined if it has none, or the icon is one by name. */
function wrongFile(icon: string, folder: string): string | undefined {
  if (!icon.endsWith('.svg')) return undefined;
  const file = join(folder, icon);
  return existsSync(file) ? wrongIcon(icon, readFileSync(file, 'utf8')) : `${icon} is named by an entry and missing.`;
}
