import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGlite } from '@electric-sql/pglite';

type Init = NodeFS['init'];
type Started = Awaited<ReturnType<Init>>;
type PreRun = NonNullable<Started['emscriptenOpts']['preRun']>;

type Sync = (file: number) => void;

/**
 * Files of the embedded database whose commits reach the disk. PGlite itself asks for no sync at all, so that a power
 * cut can lose or tear data that was already confirmed; this gives its file layer the missing `fsync`.
 */
class DurableFiles extends NodeFS {
  readonly #sync: Sync;

  constructor(folder: string, sync: Sync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...given: Parameters<Init>): Promise<Started> {
    const started = await super.init(...given);
    const hooks: PreRun = started.emscriptenOpts.preRun ?? [];
    started.emscriptenOpts.preRun = [
      ...(Array.isArray(hooks) ? hooks : [hooks]),
      (module: object) => giveSync(module, this.#sync),
    ];
    return started;
  }
}

interface OpenFile {
  nfd: number;
}

function giveSync(module: object, sync: Sync): void {
  const operations = streamOperations(module);
  operations.fsync = ({ nfd }: OpenFile) => {
    sync(nfd);
    return 0;
  };
}

function streamOperations(module: object): Record<string, unknown> {
  const layer = 'NODEFS' in module ? module.NODEFS : undefined;
  if (layer && typeof layer === 'object' && 'stream_ops' in layer && isRecord(layer.stream_ops))
    return layer.stream_ops;
  throw new Error('The embedded database has changed inside: its file layer was not found.');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** PostgreSQL takes 128 MB for its cache otherwise, and touches all of it at once; the system caches the files, too. */
const CACHE = ['-c', 'shared_buffers=32MB'];

/** Opens (and the first time makes) the database in `folder`; `sync` writes an open file's bytes to the disk. */
export function openDurable(folder: string, sync: Sync = fdatasyncSync): Promise<PGlite> {
  const withoutNoSync = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return PGlite.create({
    fs: new DurableFiles(folder, sync),
    startParams: [...withoutNoSync, ...CACHE, '-c', 'wal_sync_method=fsync'],
  });
}
