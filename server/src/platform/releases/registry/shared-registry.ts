import { join } from 'node:path';
import { parseRegistry, type ParsedRegistry, type RegistryFile } from '@keydate/contracts/registry';
import { misfit } from '@keydate/contracts/releases/misfit';
import type { Database, Queries } from '../../../db/database';
import { findLive, insertEvent, insertLive, updateLive } from '../releases.repository';
import { NOT_INSTALLED, releaseRefused } from '../release-refused';
import type { RegistryStore } from '../../../ports/registry-store';
import { leaveOut, pick } from './entries';
import { lastGoodCopy } from './last-good-copy';
import { LAST_GOOD_SHARED_FILE } from './other-registry';
import { registryCache } from './registry-cache';
import { withInstalled } from './with-installed';

interface Options {
  home: string;
  db: Database;
  /** The registry that `npm start` wrote on this machine: it is live before the first release. */
  installed: RegistryStore;
  warn: (sentence: string) => void;
}

/**
 * The registry in the database, for servers that share one. While the database does not answer, or its registry is not
 * understood, pages get the last registry that was read, even after a restart; a server that has read none serves the
 * remotes installed on its machine.
 */
export function sharedRegistry({ home, db, installed, warn }: Options): RegistryStore {
  const copy = lastGoodCopy(join(home, LAST_GOOD_SHARED_FILE), warn);
  const cache = registryCache(ask, lastGood);
  /** The version that a warning has already named. */
  let warnedOf: number | null = null;
  /** The last warning about remotes that wait for another host. */
  let toldOf = '';

  async function ask(): Promise<RegistryFile | null> {
    const stored = await readStored(db).catch((error: unknown) => {
      warn('The registry cannot be read from the database; the last good one is served.');
      throw error;
    });
    const local = await installed.read();
    if (!stored) return local;
    const names = Object.keys(stored.unknown);
    if (names.length > 0 && warnedOf !== stored.version) {
      warn(`The registry: not understood, and served as last understood: ${names.join(', ')}.`);
      warnedOf = stored.version;
    }
    const served = servedOf(stored, local, await lastServed());
    const waiting = sentencesOfWaiting(served);
    if (waiting !== toldOf && waiting !== '') warn(waiting);
    toldOf = waiting;
    await copy.write(served);
    return served;
  }

  async function lastGood(): Promise<RegistryFile | null> {
    const [last, local] = [await copy.read(), await installed.read()];
    return last && local ? withInstalled(last, local) : (last ?? local);
  }

  const lastServed = async () => cache.last() ?? (await copy.read());

  return {
    read: cache.read,
    change: async (change) => {
      const [local, last] = [await installed.read(), await lastServed()];
      const changed = await db.transaction(async (tx) => {
        if (local) await insertLive(tx, local);
        const stored = await readStored(tx, 'lock');
        if (!stored) throw releaseRefused(NOT_INSTALLED);
        // a newer server may have released entries that this one does not understand: they stay unless replaced by
        // name
        const known = local && { ...local, remotes: leaveOut(local.remotes, Object.keys(stored.unknown)) };
        const { next, event } = change(known ? withInstalled(stored.registry, known) : stored.registry);
        const content = { ...next, remotes: { ...stored.unknown, ...next.remotes } };
        await updateLive(tx, { content, version: stored.version + 1 });
        await insertEvent(tx, event);
        return { registry: next, unknown: leaveOut(stored.unknown, Object.keys(next.remotes)) };
      });
      // immediately, so that changes are in the cache in the order of their transactions
      const served = servedOf(changed, local, last);
      cache.replace(served);
      await copy.write(served);
    },
  };
}

async function readStored(db: Queries, lock?: 'lock') {
  const row = await findLive(db, lock);
  if (!row) return null;
  const parsed = parseRegistry(JSON.stringify(row.content));
  if (!parsed) throw new Error('The registry in the database is not understood');
  return { version: row.version, ...parsed };
}

/** The registry that pages get from a stored one: entries that are not understood stay as in the last one. */
function servedOf(
  { registry, unknown }: ParsedRegistry,
  local: RegistryFile | null,
  last: RegistryFile | null,
): RegistryFile {
  const { remotes, ...rest } = local ? withInstalled(registry, local) : registry;
  return { ...rest, remotes: { ...remotes, ...pick(last?.remotes ?? {}, Object.keys(unknown)) } };
}

/** Which remotes stay at their release, because the host does not run the installed one. */
function sentencesOfWaiting({ host, remotes }: RegistryFile): string {
  return Object.entries(remotes)
    .flatMap(([name, { current, waiting }]) =>
      waiting ? [`${name} stays as it was (${current.release}). As installed, ${misfit(waiting, host)}`] : [],
    )
    .join(' ');
}
