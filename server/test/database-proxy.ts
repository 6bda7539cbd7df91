import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '../src/db/database';

const SOCKET = '.s.PGSQL.5432';

/** The run's database through a socket that can be taken away, as a restart or a broken network does. */
export interface DatabaseProxy {
  connection: DatabaseOptions['connection'];
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function startDatabaseProxy(): Promise<DatabaseProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'kd-proxy-'));
  const path = join(folder, SOCKET);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(upstream());
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy()).on('close', () => open.delete(socket));
    }
  });
  const comeBack = () => new Promise<void>((resolve) => server.listen(path, resolve));
  const goAway = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  await comeBack();
  return {
    connection: through(folder),
    goAway,
    comeBack,
    close: async () => {
      if (server.listening) await goAway();
      await rm(folder, { recursive: true });
    },
  };
}

function upstream(): NetConnectOpts {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return { path: join(process.env.KEYDATE_TEST_DATABASE!, SOCKET) };
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder ? { path: join(folder, SOCKET) } : { host: hostname, port: Number(port || 5432) };
}

function through(folder: string): DatabaseOptions['connection'] {
  if (!process.env.TEST_DATABASE_URL) return { host: folder };
  const url = new URL(process.env.TEST_DATABASE_URL);
  url.searchParams.set('host', folder);
  url.port = '';
  return { connectionString: url.href };
}
