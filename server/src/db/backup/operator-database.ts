import { existsSync } from 'node:fs';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../config';
import { openDurable } from '../embedded/durable-files';
import { serveWire } from '../embedded/wire-gateway';
import { FolderHeld, holdFolder } from '../folder-lock';
import { openSocketFolder } from '../socket-folder';
import { OperationRefused } from './operation-refused';

/** A connection of a command, which no time limit ends. */
export interface OperatorDatabase {
  client: pg.Client;
  close: () => Promise<void>;
}

/** The database that an installation has, without any change of its tables. */
export async function openInstalled({
  databaseUrl,
  home,
}: Pick<Config, 'databaseUrl' | 'home'>): Promise<OperatorDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl);
  const folder = join(home, 'database');
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new OperationRefused(`There is no database in ${home}. Set KEYDATE_HOME to its folder, or DATABASE_URL.`);
  const hold = await holdFolder(home).catch((error: unknown) => {
    if (error instanceof FolderHeld) return null;
    throw error;
  });
  // a running server has it open, and lets this user connect
  if (!hold) return connect(embeddedAt(openSocketFolder(home)), `The database of the server in ${home}`);
  const opened = await openEmbedded(folder, home);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await hold.release();
    },
  };
}

export function openPostgres(connectionString: string): Promise<OperatorDatabase> {
  return connect({ connectionString }, 'The database at DATABASE_URL');
}

/** Opens the embedded database in `folder`, and makes it where there is none. The caller has locked `home`. */
export async function openEmbedded(folder: string, home: string): Promise<OperatorDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const sockets = openSocketFolder(home);
  const socket = join(sockets, '.s.PGSQL.5432');
  await rm(socket, { force: true });
  const database = await openDurable(folder);
  const gateway = await serveWire(database, socket);
  const connected = await connect(embeddedAt(sockets), `The embedded database in ${home}`);
  return {
    ...connected,
    close: async () => {
      await connected.close();
      gateway.close();
      await database.close();
      await rmdir(sockets).catch(() => undefined);
    },
  };
}

const embeddedAt = (host: string) => ({ host, user: 'postgres', database: 'postgres' });

async function connect(address: pg.ClientConfig, what: string): Promise<OperatorDatabase> {
  const client = new pg.Client(address);
  // the statement under way fails; without a listener the event would end the process
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new OperationRefused(`${what} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  });
  // the role may have limits; moments are written in one time zone
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set ${limit} = 0`);
  await client.query(`set timezone = 'UTC'`);
  // all that matters was committed before
  return { client, close: () => client.end().catch(() => undefined) };
}
