import { dirname } from 'node:path';
import type { RegistryFile } from '@keydate/contracts/registry';
import { keepNewest } from '../build/keep-newest';
import { releaseFolder } from './keydate-home';

/** Beyond what the registry names: pages opened before a release or a rollback still ask for these. */
const forOpenPages = 5;

/** Removes the files of releases that nobody can go back to and no open page should need. */
export async function pruneReleases(home: string, { host, remotes }: RegistryFile): Promise<void> {
  const folderOf = (kind: 'host' | 'remote', name: string) =>
    dirname(releaseFolder(home, { kind, name, release: '-' }));
  await keepNewest(folderOf('host', 'host'), forOpenPages, new Set([host.release]));
  for (const [name, { current, previous }] of Object.entries(remotes)) {
    const inUse = new Set([current, ...previous].map(({ release }) => release));
    await keepNewest(folderOf('remote', name), forOpenPages, inUse);
  }
}
