import type { RegistryFile } from '@keydate/contracts/registry';
import { existsSync } from 'node:fs';
import { releaseFolder } from './keydate-home';
import { hasItsFiles } from './has-its-files';
import { movedBack, withHostBefore, type Change } from '@keydate/contracts/releases/pointer';
import { hostRefusal, refusal } from '@keydate/contracts/releases/refusal';

/**
 * Returns the registry of `home` with a remote, or the host, rolled back: to the release before, or to the earlier one that `to` names.
 * Throws one sentence if there is none, if its files are missing, or if it no longer fits what is live.
 */
export function goBack(home: string, name: string, present: RegistryFile, change: Change, to?: string): RegistryFile {
  if (name === 'host') return hostBack(home, present, change, to);
  const pointer = movedBack(name, present.remotes[name], change, to);
  const { current } = pointer;
  if (!hasItsFiles(home, name, current))
    throw new Error(`Not rolled back. The files of ${name} ${current.release} are missing from ${home}.`);
  const reason = refusal(name, current, present);
  if (reason !== undefined) throw new Error(`Not rolled back. ${reason}`);
  return { ...present, remotes: { ...present.remotes, [name]: pointer } };
}

function hostBack(home: string, present: RegistryFile, change: Change, to: string | undefined): RegistryFile {
  const next = withHostBefore(present, change, to);
  const { release } = next.host;
  if (!existsSync(releaseFolder(home, { kind: 'host', name: 'host', release })))
    throw new Error(`Not rolled back. The files of host ${release} are missing from ${home}.`);
  const reason = hostRefusal(next.host, present);
  if (reason !== undefined) throw new Error(`Not rolled back. ${reason}`);
  return next;
}
