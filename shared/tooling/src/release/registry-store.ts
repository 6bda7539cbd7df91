import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryFile, type RegistryFile } from '@keydate/contracts/registry';
import { LockHeld, withLock } from '@keydate/lock';
import writeFileAtomic from 'write-file-atomic';
import { isCode } from '../is-code';

/**
 * Reads what is live in a Keydate folder; undefined where nothing has been installed yet.
 * @throws when the registry exists but cannot be read: treated as missing, its pointers would be overwritten
 */
export async function readRegistry(home: string): Promise<RegistryFile | undefined> {
  const text = await readIfThere(join(home, 'registry.json'));
  return text === undefined ? undefined : registryFile.parse(JSON.parse(text));
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** How long a release waits for another, in milliseconds. Each holds the lock for a fraction of a second. */
const PATIENCE = 20_000;

/**
 * Changes what is live. A reader sees the old registry or the new one, and a power cut leaves one of them.
 * @param change gets the present registry and returns the next one; when it throws, nothing changes. One change at a
 *   time
 */
export async function changeRegistry(
  home: string,
  change: (present: RegistryFile | undefined) => RegistryFile,
): Promise<RegistryFile> {
  await mkdir(home, { recursive: true });
  return withLock(join(home, 'release-lock'), PATIENCE, async () => {
    const next = change(await readRegistry(home));
    await writeFileAtomic(join(home, 'registry.json'), JSON.stringify(next, null, 2));
    return next;
  }).catch((error: unknown) => {
    if (!(error instanceof LockHeld)) throw error;
    throw new Error(`Another release is changing ${home}. Try again when it has finished.`, { cause: error });
  });
}
