import type { RegistryFile, RemoteRelease } from '@keydate/contracts/registry';

/** The state of a remote: what is live, what was live before, and which command set it. */
export type Pointer = RegistryFile['remotes'][string];

const HISTORY = 5;

/** The pointer of a remote after a release went live; the earlier ones follow, newest first, each once. */
export function moved(pointer: Pointer | undefined, release: RemoteRelease, setBy: Pointer['setBy']): Pointer {
  const before = pointer ? [pointer.current, ...pointer.previous] : [];
  const previous = before.filter((older) => older.release !== release.release).slice(0, HISTORY);
  return { current: release, previous, setBy };
}

/** The pointer of a remote after a rollback. Throws if there is no earlier release. */
export function movedBack(name: string, pointer: Pointer | undefined): Pointer {
  const [current, ...previous] = pointer?.previous ?? [];
  if (!current) throw new Error(`There is no earlier release of ${name}.`);
  return { current, previous, setBy: 'release' };
}
