import type { RegistryFile } from '@keydate/contracts/registry';
import { readHostRelease, readRemoteRelease } from '../build/read-release';
import type { WebBuild } from '../webpack/web-build';
import { hasDatabase } from './keydate-home';
import { liveNotices } from './live-notices';
import { placeBuild } from './place-build';
import { isReleased, started, type Pointer } from '@keydate/contracts/releases/pointer';
import { changeRegistry } from './registry-store';

/**
 * Makes builds of the host and of remotes live in `home`. It changes no remote that `npm run release` made live, for everybody or
 * for some, also where the checkout lacks it, and brings back none that `npm run release:remove` removed. A build that
 * does not fit a released host waits for one that it fits.
 * @param builds what `buildStale` gave for the product
 * @returns notices about the remotes that were not changed, see `liveNotices`; none with a database, where the registry of `home` is
 * not what is served
 */
export async function installBuilds(
  home: string,
  builds: readonly WebBuild[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string[]> {
  await Promise.all(builds.map((build) => placeBuild(home, build)));
  const [host] = builds.filter(({ kind }) => kind === 'host');
  if (!host) throw new Error('There is no host among the builds.');
  const live = await changeRegistry(home, (present) => {
    const stays = present?.hostSetBy === 'release' ? present : { host: readHostRelease(host) };
    const removed = present?.removed;
    const pointers = builds
      .filter(({ kind, name }) => kind === 'remote' && !Object.hasOwn(removed ?? {}, name))
      .map((build) => [build.name, nextPointer(present?.remotes[build.name], build, stays.host)] as const);
    const released = Object.entries(present?.remotes ?? {}).filter(([, pointer]) => isReleased(pointer));
    const remotes = Object.fromEntries([...released, ...pointers]);
    return { ...stays, remotes, ...(removed && { removed }) };
  });
  return hasDatabase(environment) ? [] : liveNotices(home, live, builds);
}

function nextPointer(pointer: Pointer | undefined, build: WebBuild, host: RegistryFile['host']): Pointer {
  return pointer && isReleased(pointer) ? pointer : started(pointer, readRemoteRelease(build), host);
}
