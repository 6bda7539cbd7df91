import type { RegistryFile, RemoteRelease } from '@keydate/contracts/registry';

/** Where a remote stands: what is live, what was, and who set it. */
export type Pointer = RegistryFile['remotes'][string];

const kept = 5;

/** The pointer of a remote after a release went live; the ones before it stay at hand, newest first, each once. */
export function moved(pointer: Pointer | undefined, release: RemoteRelease, setBy: Pointer['setBy']): Pointer {
  const before = pointer ? [pointer.current, ...pointer.previous] : [];
  const previous = before.filter((older) => older.release !== release.release).slice(0, kept);
  return { current: release, previous, setBy };
}

/** The pointer of a remote after its release was taken back. Throws where there is none to go back to. */
export function movedBack(name: string, pointer: Pointer | undefined): Pointer {
  const [current, ...previous] = pointer?.previous ?? [];
  if (!current) throw new Error(`No release of ${name} before this one is at hand.`);
  return { current, previous, setBy: 'release' };
}
