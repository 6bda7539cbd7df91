import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { openDurable } from './durable-files';
import { serveWire } from './wire-gateway';

// The embedded database runs in a thread of its own: in the server's it would starve every other request.
const { folder, socketPath } = z.object({ folder: z.string().nullable(), socketPath: z.string() }).parse(workerData);

const db = folder === null ? await PGlite.create() : await openDurable(folder);
const gateway = await serveWire(db, socketPath);
parentPort?.postMessage('ready');

parentPort?.once('message', () => {
  gateway.close();
  void db.close().then(() => process.exit(0));
});
