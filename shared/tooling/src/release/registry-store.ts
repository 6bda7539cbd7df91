import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  LAST_GOOD_REGISTRY_FILE,
  parseRegistry,
  REGISTRY_FILE,
  type ParsedRegistry,
  type RegistryFile,
} from '@keydate/contracts/registry';
import { LockHeld, withLock } from '@keydate/lock';
import writeFileAtomic from 'write-file-atomic';
import { isCode } from '../is-code';

/**
 * Reads what is live in a Keydate folder; undefined where nothing has been installed yet. Of a torn or deleted registry
 * that is the last good one, as the server has it.
 * @throws when the registry exists but cannot be read: treated as missing, its pointers would be overwritten
 */
export async function readRegistry(home: string): Promise<RegistryFile | undefined> {
  return (await readEntries(home))?.registry;
}

async function readEntries(home: string): Promise<ParsedRegistry | undefined> {
  const file = join(home, REGISTRY_FILE);
  const text = await readIfThere(file);
  const parsed =
    parseRegistry(text ?? '') ?? parseRegistry((await readIfThere(join(home, LAST_GOOD_REGISTRY_FILE))) ?? '');
  if (parsed) return parsed;
  if (text === undefined) return undefined;
  throw new Error(`${file} is damaged, and so is its last good copy. Remove it and run npm start.`);
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
    const present = await readEntries(home);
    const next = change(present?.registry);
    // what this checkout does not understand, a newer one may have released
    const remotes = { ...present?.unknown, ...next.remotes };
    await writeFileAtomic(join(home, REGISTRY_FILE), JSON.stringify({ ...next, remotes }, null, 2));
    return next;
  }).catch((error: unknown) => {
    if (!(error instanceof LockHeld)) throw error;
    throw new Error(`Another release is changing ${home}. Try again when it has finished.`, { cause: error });
  });
}
