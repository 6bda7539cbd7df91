import { parseRegistry, type RegistryFile } from '@keydate/contracts/registry';
import { isReleased } from '@keydate/contracts/releases/pointer';
import type { Database, Queries } from '../../../db/database';
import { findLive, insertLive, updateLive } from '../releases.repository';
import { NOT_INSTALLED, releaseRefused } from '../release-refused';
import type { RegistryStore } from '../../../ports/registry-store';

/** How old an answer may be: a page need not wait for the database. */
const FRESH_MS = 1000;

interface Options {
  db: Database;
  /** The registry that `npm start` wrote on this machine: what is live before the first release. */
  installed: RegistryStore;
  warn: (sentence: string) => void;
}

/**
 * The registry in the database, for servers that share one. While the database does not answer, pages get the last
 * registry that was read; a server that has read none serves what is installed on its machine.
 */
export function sharedRegistry({ db, installed, warn }: Options): RegistryStore {
  let known: { registry: RegistryFile; readAt: number } | null = null;
  let asking: Promise<RegistryFile | null> | null = null;
  /** The version of which somebody was told already. */
  let warnedOf: number | null = null;

  function remember(registry: RegistryFile | null): RegistryFile | null {
    if (registry) known = { registry, readAt: Date.now() };
    return registry;
  }

  async function readNow(): Promise<RegistryFile | null> {
    try {
      const stored = await readStored(db);
      const local = await installed.read();
      if (!stored) return remember(local);
      const names = Object.keys(stored.unknown);
      if (names.length > 0 && warnedOf !== stored.version) {
        warn(`The registry: not understood, and served as last understood: ${names.join(', ')}.`);
        warnedOf = stored.version;
      }
      const { remotes, ...rest } = local ? withInstalled(stored.registry, local) : stored.registry;
      return remember({ ...rest, remotes: { ...remotes, ...pick(known?.registry.remotes ?? {}, names) } });
    } catch {
      warn('The registry cannot be read from the database; the last good one is served.');
      return known?.registry ?? (await installed.read());
    } finally {
      asking = null;
    }
  }

  return {
    read: async () => {
      if (known && Date.now() - known.readAt < FRESH_MS) return known.registry;
      asking ??= readNow();
      return asking;
    },
    change: async (change) => {
      const local = await installed.read();
      await db.transaction(async (tx) => {
        if (local) await insertLive(tx, local);
        const stored = await readStored(tx, 'lock');
        if (!stored) throw releaseRefused(NOT_INSTALLED);
        // what this server does not understand, a newer one may have released: it stays unless it is replaced by name
        const understood = local && { ...local, remotes: leaveOut(local.remotes, Object.keys(stored.unknown)) };
        const next = change(understood ? withInstalled(stored.registry, understood) : stored.registry);
        const content = { ...next, remotes: { ...stored.unknown, ...next.remotes } };
        await updateLive(tx, { content, version: stored.version + 1 });
      });
      if (known) known = { ...known, readAt: 0 };
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

/** What nobody has released is as `npm start` installed it last on this machine. */
function withInstalled(stored: RegistryFile, local: RegistryFile): RegistryFile {
  const released = Object.entries(stored.remotes).filter(
    ([, pointer]) => isReleased(pointer) || pointer.disabled !== undefined,
  );
  const remotes = { ...stored.remotes, ...local.remotes, ...Object.fromEntries(released) };
  return stored.hostSetBy === 'release' ? { ...stored, remotes } : { ...stored, host: local.host, remotes };
}

type Remotes = RegistryFile['remotes'];

function pick(remotes: Remotes, names: readonly string[]): Remotes {
  return Object.fromEntries(Object.entries(remotes).filter(([name]) => names.includes(name)));
}

function leaveOut(remotes: Remotes, names: readonly string[]): Remotes {
  return Object.fromEntries(Object.entries(remotes).filter(([name]) => !names.includes(name)));
}
