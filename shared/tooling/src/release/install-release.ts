import type { RegistryFile, ReleaseRecord, RollOutScope } from '@keydate/contracts/registry';
import { withHost, withRelease } from '@keydate/contracts/releases/pointer';
import { hostRefusal, refusal } from '@keydate/contracts/releases/refusal';
import { readHostRelease, readRemoteRelease } from '../build/read-release';
import type { WebBuild } from '../webpack/web-build';
import { placeBuild } from './place-build';
import { changeRegistry } from './registry-store';

/** Makes a build of the host or of a remote live in `home`, if it fits what is live there. */
export async function installRelease(
  home: string,
  build: WebBuild,
  released: ReleaseRecord,
  scope?: RollOutScope,
): Promise<void> {
  await placeBuild(home, build);
  await changeRegistry(home, (present) => {
    if (!present) throw new Error(`Nothing is installed in ${home} yet: run npm start once.`);
    return build.kind === 'host'
      ? withNewHost(present, build, released)
      : withNewRemote(present, build, released, scope);
  });
}

function withNewHost(present: RegistryFile, build: WebBuild, released: ReleaseRecord): RegistryFile {
  const host = { ...readHostRelease(build), released };
  refuseIf(hostRefusal(host, present));
  return withHost(present, host);
}

function withNewRemote(
  present: RegistryFile,
  build: WebBuild,
  released: ReleaseRecord,
  scope: RollOutScope | undefined,
): RegistryFile {
  const { name } = build;
  const release = { ...readRemoteRelease(build), released };
  refuseIf(refusal(name, release, present));
  return withRelease(present, name, release, scope);
}

function refuseIf(reason: string | undefined): void {
  if (reason !== undefined) throw new Error(`Not released. ${reason}`);
}
