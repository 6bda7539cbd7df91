import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry, REGISTRY_FILE, type RegistryFile } from '@keydate/contracts/registry';
import { isReleased } from '@keydate/contracts/releases/pointer';
import type { Config } from '../../../config';

/** What this home last served of the registry in a database. Apart from that of the registry that `npm start` wrote. */
export const LAST_GOOD_SHARED_FILE = 'registry.shared.last-good.json';

/**
 * What this home serves with `DATABASE_URL` if it is not set, or without it if it is; null where it has never been started
 * so. The releases of both have their files in the same folder.
 */
export async function readOtherRegistry({
  databaseUrl,
  home,
}: Pick<Config, 'databaseUrl' | 'home'>): Promise<RegistryFile | null> {
  const file = join(home, databaseUrl === undefined ? LAST_GOOD_SHARED_FILE : REGISTRY_FILE);
  return parseRegistry(await readFile(file, 'utf8').catch(() => ''))?.registry ?? null;
}

/** One sentence if something was released there that is not live here; else undefined. */
export function sentenceOfOther(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  live: RegistryFile,
  other: RegistryFile,
): string | undefined {
  const here = releasesOf(live);
  const elsewhere = [...releasesOf(other)].filter(([name, { release, isMade }]) => {
    return isMade && here.get(name)?.release !== release;
  });
  if (elsewhere.length === 0) return undefined;
  const names = elsewhere.map(([name, { release }]) => `${name} ${release}`).join(', ');
  return databaseUrl === undefined
    ? `Released while DATABASE_URL was set, and not live without it: ${names}.`
    : `Released while DATABASE_URL was not set, and not live in its database: ${names}.`;
}

/** By name, `host` among them: the general release, and whether somebody made it live. */
function releasesOf({ host, hostSetBy, remotes }: RegistryFile): Map<string, { release: string; isMade: boolean }> {
  const ofRemotes = Object.entries(remotes).map(
    ([name, pointer]) => [name, { release: pointer.current.release, isMade: isReleased(pointer) }] as const,
  );
  return new Map([['host', { release: host.release, isMade: hostSetBy === 'release' }], ...ofRemotes]);
}
