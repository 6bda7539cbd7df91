import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface EmbeddedDatabase {
  /** The folder to connect to, as node-postgres wants the host of a unix socket. */
  host: string;
  stop(): Promise<void>;
  /** Lets the process end while the database still runs; it ends with it. */
  letGo(): void;
}

export interface EmbeddedOptions {
  /** The folder of the data; null means memory only. */
  folder: string | null;
  /** A short path that only this server uses: the path of a unix socket is cut at about 104 bytes. */
  socketFolder: string;
  /** The built thread (build.mjs, `embedded-database`). */
  thread: string;
  /**
   * The file of an empty database, as PGlite dumps it, from which a database in memory is copied: making one takes
   * seconds.
   */
  template?: string;
  /** Calls back if it ended unasked; no statement can be answered any more. */
  onEnd?: () => void;
}

/** Starts the embedded database in a thread and waits until it answers. */
export async function startEmbedded({
  folder,
  socketFolder,
  thread,
  template,
  onEnd,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(socketFolder, { recursive: true, mode: 0o700 });
  if (folder !== null) await makeOnce(folder, thread);
  const socketPath = join(socketFolder, '.s.PGSQL.5432');
  await rm(socketPath, { force: true });
  const worker = new Worker(thread, { workerData: { folder, socketPath, template } });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database ended while starting.')));
  });
  let isAskedToStop = false;
  worker.once('exit', () => {
    if (!isAskedToStop) onEnd?.();
  });
  return {
    host: socketFolder,
    letGo: () => worker.unref(),
    stop: () =>
      new Promise((resolve) => {
        isAskedToStop = true;
        worker.once('exit', () => resolve());
        worker.postMessage('stop');
      }),
  };
}

/**
 * Makes the database of a new installation in a process that ends: the server would hold the 440 MB that it takes until it stops.
 * A kill meanwhile leaves no half of a database.
 */
async function makeOnce(folder: string, program: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  const maker = spawn(process.execPath, [program, aside], { stdio: 'ignore' });
  await once(maker, 'exit');
  // after a failure the thread tries again, fails too, and gives the reason
  if (maker.exitCode === 0) await rename(aside, folder);
}
