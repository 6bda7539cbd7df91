import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry, REGISTRY_FILE } from '@keydate/contracts/registry';
import { LockHeld, withLock } from '@keydate/lock';
import writeFileAtomic from 'write-file-atomic';
import type { Database } from '../../../db/database';
import { insertEvent } from '../releases.repository';
import { NOT_INSTALLED, releaseRefused } from '../release-refused';
import { registryReader } from './registry-reader';
import type { RegistryStore } from '../../../ports/registry-store';

/** How long a change waits for another; each has the lock for a fraction of a second. */
const PATIENCE_MS = 20_000;

/** The registry in a file of `home`, which `npm start` and `npm run release` on this machine change too. */
export function fileRegistry(home: string, db: Database, warn: (sentence: string) => void): RegistryStore {
  const read = registryReader(home, warn);
  const file = join(home, REGISTRY_FILE);
  return {
    read,
    change: (change) =>
      withLock(join(home, 'release-lock'), PATIENCE_MS, async () => {
        const parsed = parseRegistry(await readFile(file, 'utf8').catch(() => ''));
        const present = parsed?.registry ?? (await read());
        if (!present) throw releaseRefused(NOT_INSTALLED);
        const { next, event } = change(present);
        // a newer server may have released entries that this one does not understand
        const remotes = { ...parsed?.unknown, ...next.remotes };
        await db.transaction(async (tx) => {
          await insertEvent(tx, event);
          await writeFileAtomic(file, JSON.stringify({ ...next, remotes }, null, 2));
        });
      }).catch((error: unknown) => {
        throw error instanceof LockHeld ? releaseRefused('Another release is under way. Try again.') : error;
      }),
  };
}
