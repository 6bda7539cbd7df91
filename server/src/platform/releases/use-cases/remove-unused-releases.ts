import { heldReleases } from '@keydate/contracts/releases/held-releases';
import type { Tools } from '../../../tools';
import { readOtherRegistry } from '../registry/other-registry';

/**
 * Removes the files of releases that nobody can get any more. If the registry cannot be read, all remain. So do those
 * that this home needs once `DATABASE_URL` is set, or no longer set.
 */
export async function removeUnusedReleases({
  config,
  registry,
  releaseFiles,
}: Pick<Tools, 'config' | 'registry' | 'releaseFiles'>): Promise<void> {
  const { databaseUrl, releasesFolder, home } = config;
  // a folder elsewhere may also be that of another Keydate, whose registry only its own server can read
  if (databaseUrl === undefined && releasesFolder !== home) return;
  const present = await registry.read();
  if (!present) return;
  const other = await readOtherRegistry(config);
  const heldThere = other && heldReleases(other);
  const held = [...heldReleases(present)].map(
    ([name, releases]) => [name, new Set([...releases, ...(heldThere?.get(name) ?? [])])] as const,
  );
  await releaseFiles.removeUnused(new Map(held));
}
