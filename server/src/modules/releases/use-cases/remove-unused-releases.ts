import { heldReleases } from '@keydate/contracts/releases/held-releases';
import type { Tools } from '../../../tools';

/** Removes the files of releases that nobody can get any more. Where nothing can be read of what is live, all remain. */
export async function removeUnusedReleases({
  config: { databaseUrl, releasesFolder, home },
  registry,
  releaseFiles,
}: Pick<Tools, 'config' | 'registry' | 'releaseFiles'>): Promise<void> {
  // a folder elsewhere may be that of another Keydate too, whose registry only its own server can read
  if (databaseUrl === undefined && releasesFolder !== home) return;
  const present = await registry.read();
  if (present) await releaseFiles.removeUnused(heldReleases(present));
}
