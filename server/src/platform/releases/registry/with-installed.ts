import type { RegistryFile, RemoteRelease } from '@keydate/contracts/registry';
import { misfit } from '@keydate/contracts/releases/misfit';
import { isReleased, withoutWaiting, type Pointer } from '@keydate/contracts/releases/pointer';
import { leaveOut } from './entries';

type Host = RegistryFile['host'];

/**
 * Adds the remotes that nobody has released or removed, as `npm start` last installed them on this machine. If that
 * release does not fit a released host, the one installed before it stays.
 */
export function withInstalled(stored: RegistryFile, local: RegistryFile): RegistryFile {
  const host = stored.hostSetBy === 'release' ? stored.host : local.host;
  const released = Object.entries(stored.remotes).filter(
    ([, pointer]) => isReleased(pointer) || pointer.disabled !== undefined,
  );
  const installed = Object.entries(leaveOut(local.remotes, Object.keys(stored.removed ?? {}))).map(
    ([name, pointer]) => [name, installedFor(host, pointer, stored.remotes[name])] as const,
  );
  const remotes = { ...stored.remotes, ...Object.fromEntries([...installed, ...released]) };
  return { ...stored, host, remotes };
}

function installedFor(host: Host, local: Pointer, stored: Pointer | undefined): Pointer {
  const newest = withoutWaiting(local, host);
  if (fits(newest.current, host)) return newest;
  const before = installedBefore(newest, host) ?? (stored && fits(stored.current, host) ? stored : undefined);
  return before ? { ...before, waiting: newest.waiting ?? newest.current } : newest;
}

/** The release that this machine had live before its newest build, if the host runs it. */
function installedBefore(local: Pointer, host: Host): Pointer | undefined {
  const index = local.previous.findIndex((release) => fits(release, host));
  const current = local.previous[index];
  return current && { ...local, current, previous: local.previous.slice(index + 1) };
}

const fits = (release: RemoteRelease, host: Host) => misfit(release, host) === undefined;
