import type { RegistryFile } from '@keydate/contracts/registry';
import { hasItsFiles } from './has-its-files';
import { movedBack } from './pointer';
import { refusal } from './refusal';

/**
 * The registry of `home` after the newest release of a remote was taken back. Throws, in one sentence, where there is
 * nothing to go back to, where its files are gone, and where it no longer fits what is live beside it.
 */
export function goBack(home: string, name: string, present: RegistryFile | undefined): RegistryFile {
  if (!present) throw new Error(`Nothing is installed in ${home} yet.`);
  const pointer = movedBack(name, present.remotes[name]);
  const { current } = pointer;
  if (!hasItsFiles(home, name, current))
    throw new Error(`Not rolled back. The files of ${name} ${current.release} are gone from ${home}.`);
  const reason = refusal(name, current, present);
  if (reason !== undefined) throw new Error(`Not rolled back. ${reason}`);
  return { ...present, remotes: { ...present.remotes, [name]: pointer } };
}
