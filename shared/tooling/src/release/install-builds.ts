import type { RegistryFile } from '@keydate/contracts/registry';
import type { Compression } from '../build/compress';
import { readHostRelease, readRemoteRelease } from '../build/read-release';
import { hostBuild, remoteBuild } from '../build/web-builds';
import { remoteNames } from '../workspace';
import { placeBuild } from './place-build';
import { moved } from './pointer';
import { pruneReleases } from './prune-releases';
import { refusal } from './refusal';
import { changeRegistry } from './registry-store';

/**
 * Makes the present builds of host and remotes live in `home`. A remote whose pointer a release has set keeps it.
 * @returns one sentence for each remote that stays behind and no longer fits the host that is now live
 */
export async function installBuilds(home: string, compression: Compression): Promise<string[]> {
  const host = hostBuild();
  const remotes = remoteNames().map((name) => ({ name, build: remoteBuild(name) }));
  await Promise.all([host, ...remotes.map(({ build }) => build)].map((build) => placeBuild(home, build, compression)));
  const live = await changeRegistry(home, (present) => {
    const pointers = remotes.map(({ name, build }) => {
      const pointer = present?.remotes[name];
      return [name, pointer?.setBy === 'release' ? pointer : moved(pointer, readRemoteRelease(build), 'start')] as const;
    });
    return { host: readHostRelease(host), remotes: Object.fromEntries(pointers) };
  });
  await pruneReleases(home, live);
  return misfits(live);
}

function misfits(live: RegistryFile): string[] {
  const sentences = Object.entries(live.remotes).map(([name, { current }]) => refusal(name, current, live));
  return sentences.filter((sentence) => sentence !== undefined);
}
