import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { BackendQueue } from './backend-queue';
import { ExchangeReader, type Exchange } from './wire-messages';

/**
 * Lets clients of PostgreSQL reach the embedded database by a socket. It has one backend, and pglite-socket passes on
 * single messages, so that one client's long statement can be split by another's
 * (docs/decisions/0007-embedded-database.md). This gateway passes an exchange on as a whole, and a transaction without
 * others in between.
 */
export function serveWire(db: PGlite, socketPath: string): Promise<Server> {
  const queue = new BackendQueue<Socket>();
  const server = createServer((socket) => serveClient(db, queue, socket));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, () => resolve(server));
  });
}

function serveClient(db: PGlite, queue: BackendQueue<Socket>, socket: Socket): void {
  const reader = new ExchangeReader();
  let work = Promise.resolve();
  const then = (step: () => Promise<void>) => {
    work = work.then(step).catch(() => void socket.destroy());
  };
  socket.on('data', (chunk) => {
    for (const exchange of reader.read(chunk)) then(() => answer(db, queue, socket, exchange));
  });
  socket.on('error', () => void socket.destroy());
  socket.on('close', () => then(() => leave(db, queue, socket)));
}

async function answer(db: PGlite, queue: BackendQueue<Socket>, socket: Socket, exchange: Exchange): Promise<void> {
  if (exchange.kind === 'refuseEncryption') {
    socket.write('N');
    return;
  }
  if (exchange.kind === 'leave') {
    socket.end();
    return;
  }
  await queue.take(socket);
  try {
    if (socket.destroyed) return;
    const reply = await db.execProtocolRaw(exchange.bytes);
    if (reply.length > 0) socket.write(Buffer.from(reply));
  } finally {
    if (!db.isInTransaction()) queue.release(socket);
  }
}

async function leave(db: PGlite, queue: BackendQueue<Socket>, socket: Socket): Promise<void> {
  if (!queue.holds(socket)) return;
  if (db.isInTransaction()) await db.exec('ROLLBACK');
  queue.release(socket);
}
