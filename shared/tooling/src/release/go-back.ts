import type { RegistryFile } from '@keydate/contracts/registry';
import { hasItsFiles } from './has-its-files';
import { movedBack } from './pointer';
import { refusal } from './refusal';

/**
 * Returns the registry of `home` with the newest release of a remote rolled back. Throws one sentence if there is no
 * earlier release, if its files are missing, or if it no longer fits what is live.
 */
export function goBack(home: string, name: string, present: RegistryFile | undefined): RegistryFile {
  if (!present) throw new Error(`Nothing is installed in ${home} yet.`);
  const pointer = movedBack(name, present.remotes[name]);
  const { current } = pointer;
  if (!hasItsFiles(home, name, current))
    throw new Error(`Not rolled back. The files of ${name} ${current.release} are missing from ${home}.`);
  const reason = refusal(name, current, present);
  if (reason !== undefined) throw new Error(`Not rolled back. ${reason}`);
  return { ...present, remotes: { ...present.remotes, [name]: pointer } };
}
