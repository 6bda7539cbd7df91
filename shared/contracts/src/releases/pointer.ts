import type { MadeLive, RegistryFile, RemoteRelease, RollOutScope } from '../registry';
import { misfit } from './misfit';

/** The state of a remote: what is live, what was live before, and which command set it. */
export type Pointer = RegistryFile['remotes'][string];

const HISTORY = 5;

/** The person who changes the live release, the time, and the reason. */
export type Change = Omit<MadeLive, 'action'>;

/** The pointer of a remote after a release went live for everybody; the earlier ones follow, newest first, each once. A roll-out ends. */
export function moved(pointer: Pointer | undefined, release: RemoteRelease, setBy: Pointer['setBy']): Pointer {
  const before = pointer ? [pointer.current, ...pointer.previous] : [];
  const previous = before.filter((older) => older.release !== release.release).slice(0, HISTORY);
  // the next `npm start` makes the same build live once more
  const withdrawn = pointer?.current.release === release.release ? pointer.withdrawn : undefined;
  return {
    ...(pointer?.disabled && { disabled: pointer.disabled }),
    ...(withdrawn && { withdrawn }),
    current: release,
    previous,
    setBy,
  };
}

type Host = RegistryFile['host'];

/**
 * The pointer of a remote that nobody has released, after `npm start` has another build of it. A build that does not fit the
 * live host waits where what is live does fit: people would lose a remote that works.
 */
export function started(pointer: Pointer | undefined, build: RemoteRelease, host: Host): Pointer {
  if (pointer && misfit(build, host) !== undefined && misfit(pointer.current, host) === undefined)
    return { ...pointer, waiting: build };
  return moved(pointer, build, 'start');
}

/** The pointer under another host: a build that waited for one like it is live. */
export function withoutWaiting(pointer: Pointer, host: Host): Pointer {
  return pointer.waiting && misfit(pointer.waiting, host) === undefined
    ? moved(pointer, pointer.waiting, 'start')
    : pointer;
}

/** True if a release has set the pointer, for everybody or for some: `npm start` leaves it as it is. */
export function isReleased({ setBy, rollOut }: Pointer): boolean {
  return setBy === 'release' || rollOut !== undefined;
}

/**
 * The registry after a remote was released to everybody or, with a scope of less, to some. Throws if the others would have
 * no release, or the same one.
 */
export function withRelease(
  present: RegistryFile,
  name: string,
  release: RemoteRelease,
  scope: RollOutScope | undefined,
): RegistryFile {
  const pointer = present.remotes[name];
  if (!scope || scope.percent === 100) return withPointer(present, name, moved(pointer, release, 'release'));
  if (!pointer)
    throw new Error(`${name} has no release that everybody else could keep. Release it to everybody first.`);
  if (pointer.current.release === release.release)
    throw new Error(`${name} ${release.release} is live for everybody already: it has no change to roll out.`);
  const { waiting: _older, withdrawn: _past, ...rest } = pointer;
  return withPointer(present, name, { ...rest, rollOut: { ...scope, release } });
}

/**
 * The registry after the newest release of a remote goes to more people, or fewer, or everybody: it has fitted the others since it
 * was released. Throws if no release is being rolled out.
 */
export function withScope(present: RegistryFile, name: string, scope: RollOutScope, change: Change): RegistryFile {
  const release = present.remotes[name]?.rollOut?.release;
  if (!release) throw new Error(`No release of ${name} is being rolled out.`);
  const next = withRelease(present, name, release, scope);
  const pointer = next.remotes[name];
  if (!pointer || pointer.rollOut) return next;
  return withPointer(next, name, { ...pointer, madeLive: { action: 'roll-out', ...change } });
}

function withPointer(present: RegistryFile, name: string, pointer: Pointer): RegistryFile {
  const { [name]: _back, ...removed } = present.removed ?? {};
  return { ...present, ...(present.removed && { removed }), remotes: { ...present.remotes, [name]: pointer } };
}

/** All releases of a remote that somebody may get now. */
export function releasesInUse({ current, rollOut }: Pointer): RemoteRelease[] {
  return rollOut ? [current, rollOut.release] : [current];
}

/** All releases of a remote that are known: live, rolled out, waiting for another host, or available to a rollback. */
export function releasesHeld(pointer: Pointer): RemoteRelease[] {
  return [...releasesInUse(pointer), ...(pointer.waiting ? [pointer.waiting] : []), ...pointer.previous];
}

/**
 * The pointer of a remote after a rollback. A release that only some people have is withdrawn, and what is live stays;
 * otherwise the one before is live again. Throws if there is none.
 * @param to the earlier release to make live instead; what only some people have is withdrawn then too
 */
export function movedBack(name: string, pointer: Pointer | undefined, change: Change, to?: string): Pointer {
  if (pointer?.rollOut && (to === undefined || to === pointer.current.release)) return withoutRollOut(pointer, change);
  const [current, ...previous] = backTo(pointer?.previous, to);
  if (!pointer || !current) throw new Error(noEarlier(name, to));
  const { waiting: _newer, ...rest } = withoutRollOut(pointer, change);
  return { ...rest, current, previous, setBy: 'release', madeLive: { action: 'rollback', ...change } };
}

function withoutRollOut({ rollOut, ...rest }: Pointer, change: Change): Pointer {
  return rollOut ? { ...rest, withdrawn: { release: rollOut.release.release, ...change } } : rest;
}

/** The earlier releases from the one that is wanted on; none where it is not among them. */
function backTo<Release extends { release: string }>(earlier: readonly Release[] = [], to: string | undefined) {
  const at = to === undefined ? 0 : earlier.findIndex(({ release }) => release === to);
  return at === -1 ? [] : earlier.slice(at);
}

function noEarlier(name: string, to: string | undefined): string {
  return to === undefined
    ? `There is no earlier release of ${name}.`
    : `${to} is no earlier release of ${name} that is still available: npm run release:list shows those that are.`;
}

/** The registry after a host went live; the earlier ones follow, newest first, each once. */
export function withHost(present: RegistryFile, host: Host): RegistryFile {
  const { hostMadeLive: _past, ...rest } = present;
  const before = [present.host, ...(present.previousHosts ?? [])];
  const previousHosts = before.filter(({ release }) => release !== host.release).slice(0, HISTORY);
  return { ...rest, host, previousHosts, hostSetBy: 'release', remotes: underHost(present.remotes, host) };
}

/** The registry after the host was rolled back, to the one before or to the earlier one named. Throws if there is none. */
export function withHostBefore(present: RegistryFile, change: Change, to?: string): RegistryFile {
  const [host, ...previousHosts] = backTo(present.previousHosts, to);
  if (!host) throw new Error(noEarlier('the host', to));
  const hostMadeLive = { action: 'rollback' as const, ...change };
  const remotes = underHost(present.remotes, host);
  return { ...present, host, previousHosts, hostSetBy: 'release', hostMadeLive, remotes };
}

function underHost(remotes: RegistryFile['remotes'], host: Host): RegistryFile['remotes'] {
  return Object.fromEntries(Object.entries(remotes).map(([name, pointer]) => [name, withoutWaiting(pointer, host)]));
}

/** The registry with a remote switched off, or on again where `reason` is undefined. Throws if there is no such remote. */
export function withSwitch(present: RegistryFile, name: string, { by, at, reason }: Change): RegistryFile {
  const pointer = Object.hasOwn(present.remotes, name) ? present.remotes[name] : undefined;
  if (!pointer) throw new Error(`There is no remote ${name} in the registry.`);
  const { disabled, ...enabled } = pointer;
  const next = reason === undefined ? enabled : { ...enabled, disabled: { reason, by, at } };
  return withPointer(present, name, next);
}

/** The registry without a remote, and with who removed it and why. Throws if there is no such remote. */
export function withoutRemote(
  present: RegistryFile,
  name: string,
  { by, at, reason }: Change & { reason: string },
): RegistryFile {
  if (!Object.hasOwn(present.remotes, name)) throw new Error(`There is no remote ${name} in the registry.`);
  const { [name]: _gone, ...remotes } = present.remotes;
  return { ...present, remotes, removed: { ...present.removed, [name]: { by, at, reason } } };
}
