import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for sockets, short and bound to `home`: the path of a unix socket is cut at about 104 bytes. */
export function socketFolderOf(home: string): string {
  mkdirSync(home, { recursive: true });
  const name = createHash('sha256').update(realpathSync(home)).digest('hex').slice(0, 16);
  return join(tmpdir(), `kd-${name}`);
}

export class FolderHeld extends Error {}

/**
 * Holds `home` for this process until it ends, by listening on a socket: two embedded databases on one folder would
 * silently lose each other's rows. Throws FolderHeld when another process listens there; what a killed one left is
 * taken over.
 */
export async function holdFolder(home: string): Promise<{ release(): Promise<void> }> {
  const folder = socketFolderOf(home);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  const server = (await listenOn(path)) ?? (await takeOver(path));
  if (!server) throw new FolderHeld(`Another Keydate server is using ${home}. Stop it, or set KEYDATE_HOME to another folder.`);
  server.unref();
  return {
    release: async () => {
      await new Promise((resolve) => server.close(resolve));
      // left alone when it is not empty: the next server may already be there
      await rmdir(folder).catch(() => undefined);
    },
  };
}

/** The server that listens on `path`, or undefined when the path is taken. */
function listenOn(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(path, () => resolve(server));
  });
}

async function takeOver(path: string): Promise<Server | undefined> {
  if (await isAnswered(path)) return undefined;
  await rm(path, { force: true });
  return listenOn(path);
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
