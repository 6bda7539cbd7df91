import { dirname } from 'node:path';
import type { RegistryFile } from '@keydate/contracts/registry';
import { releasesInUse } from '@keydate/contracts/releases/pointer';
import { removeOldFolders } from '../build/remove-old-folders';
import { releaseFolder } from './keydate-home';

/** How many remain besides those in the registry: pages that were opened earlier still request them. */
const forOpenPages = 5;

/**
 * Removes the files of releases that cannot be rolled back to and that no open page should need. Where other servers may
 * serve the same folder, or the database says what is live, the registry of this machine does not know all that is in use:
 * nothing is removed.
 */
export async function pruneReleases(
  home: string,
  { host, previousHosts = [], remotes }: RegistryFile,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  if (environment.DATABASE_URL || environment.RELEASES_FOLDER) return;
  const folderOf = (kind: 'host' | 'remote', name: string) =>
    dirname(releaseFolder(home, { kind, name, release: '-' }));
  await removeOldFolders(
    folderOf('host', 'host'),
    forOpenPages,
    new Set([host, ...previousHosts].map(({ release }) => release)),
  );
  for (const [name, pointer] of Object.entries(remotes)) {
    const inUse = new Set([...releasesInUse(pointer), ...pointer.previous].map(({ release }) => release));
    await removeOldFolders(folderOf('remote', name), forOpenPages, inUse);
  }
}
