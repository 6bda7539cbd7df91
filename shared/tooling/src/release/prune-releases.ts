import { dirname } from 'node:path';
import type { RegistryFile } from '@keydate/contracts/registry';
import { removeOldFolders } from '../build/remove-old-folders';
import { releaseFolder } from './keydate-home';

/** How many remain besides those in the registry: pages that were opened earlier still request them. */
const forOpenPages = 5;

/** Removes the files of releases that cannot be rolled back to and that no open page should need. */
export async function pruneReleases(home: string, { host, remotes }: RegistryFile): Promise<void> {
  const folderOf = (kind: 'host' | 'remote', name: string) =>
    dirname(releaseFolder(home, { kind, name, release: '-' }));
  await removeOldFolders(folderOf('host', 'host'), forOpenPages, new Set([host.release]));
  for (const [name, { current, previous }] of Object.entries(remotes)) {
    const inUse = new Set([current, ...previous].map(({ release }) => release));
    await removeOldFolders(folderOf('remote', name), forOpenPages, inUse);
  }
}
