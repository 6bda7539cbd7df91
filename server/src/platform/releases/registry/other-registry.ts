import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry, REGISTRY_FILE, type RegistryFile } from '@keydate/contracts/registry';
import { heldReleases } from '@keydate/contracts/releases/held-releases';
import { isReleased } from '@keydate/contracts/releases/pointer';
import type { Config } from '../../../config';

/**
 * The last registry that this home served from a database, in another file than the registry that `npm start` writes.
 */
export const LAST_GOOD_SHARED_FILE = 'registry.shared.last-good.json';

/**
 * The registry that this home serves with `DATABASE_URL` if it is not set, or without it if it is; null if it has
 * never been started that way. The releases of both have their files in the same folder.
 */
export async function readOtherRegistry({
  databaseUrl,
  home,
}: Pick<Config, 'databaseUrl' | 'home'>): Promise<RegistryFile | null> {
  const file = join(home, databaseUrl === undefined ? LAST_GOOD_SHARED_FILE : REGISTRY_FILE);
  return parseRegistry(await readFile(file, 'utf8').catch(() => ''))?.registry ?? null;
}

/** One sentence if the other registry has a release that this one lacks; otherwise undefined. */
export function sentenceOfOther(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  live: RegistryFile,
  other: RegistryFile,
): string | undefined {
  const known = heldReleases(live);
  const elsewhere = madeBySomebody(other).filter(([name, release]) => !known.get(name)?.has(release));
  if (elsewhere.length === 0) return undefined;
  const names = elsewhere.map((made) => made.join(' ')).join(', ');
  return databaseUrl === undefined
    ? `Released while DATABASE_URL was set, and not live without it: ${names}.`
    : `Released while DATABASE_URL was not set, and not live in its database: ${names}.`;
}

/** The general releases that somebody made live, each with the name of its remote, or `host`. */
function madeBySomebody({ host, hostSetBy, remotes }: RegistryFile): [name: string, release: string][] {
  const ofRemotes = Object.entries(remotes).filter(([, pointer]) => isReleased(pointer));
  const made = ofRemotes.map(([name, { current }]): [string, string] => [name, current.release]);
  return hostSetBy === 'release' ? [['host', host.release], ...made] : made;
}
