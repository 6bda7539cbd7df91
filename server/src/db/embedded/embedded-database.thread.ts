import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { openDurable } from './durable-files';
import { serveWire } from './wire-gateway';

// The embedded database runs in a thread of its own: in the server's it would block every other request.
if (parentPort) await serve();
else await make(process.argv[2] ?? '');

async function serve(): Promise<void> {
  const { folder, socketPath, template } = z
    .object({ folder: z.string().nullable(), socketPath: z.string(), template: z.string().optional() })
    .parse(workerData);
  const inMemory = async () => PGlite.create(template === undefined ? {} : { loadDataDir: await openAsBlob(template) });
  const db = folder === null ? await inMemory() : await openDurable(folder);
  const gateway = await serveWire(db, socketPath);
  parentPort?.postMessage('ready');

  parentPort?.once('message', () => {
    gateway.close();
    void db.close().then(() => process.exit(0));
  });
}

/** As a process of its own, this program only makes a database. */
async function make(folder: string): Promise<void> {
  await (await openDurable(folder)).close();
}
