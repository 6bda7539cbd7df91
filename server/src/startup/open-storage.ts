import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { MigrationFailed, MigrationsMissing } from '../db/bring-up-to-date';
import { openDatabase, type Database, type DatabaseOptions } from '../db/database';
import { startEmbedded } from '../db/embedded/start-embedded';
import { holdFolder } from '../db/folder-lock';
import { EarlierDatabase } from '../db/refuse-earlier-database';
import { openSocketFolder } from '../db/socket-folder';
import { OperationRefused } from '../db/backup/operation-refused';
import type { Progress } from './progress';

/** How to reach the database: the demo's payment sandbox has a schema of its own in it. */
export type DatabaseConnection = DatabaseOptions['connection'];

export interface Storage {
  db: Database;
  connection: DatabaseConnection;
  close(): Promise<void>;
}

/** The embedded database has one backend; more connections would only wait in another queue. */
const EMBEDDED_POOL = 4;

/** The folders of the server's own parts of a database. */
export interface StorageFiles {
  /** Folder of the migrations. */
  migrations: string;
  /** The built thread of the embedded database. */
  thread: string;
}

/**
 * Opens PostgreSQL if there is an address, otherwise the embedded database in the home folder, locked for this server.
 */
export async function openStorage(
  { databaseUrl, databaseDirectUrl, databasePool, home, mode }: Config,
  { migrations, thread }: StorageFiles,
  { step }: Progress,
): Promise<Storage> {
  if (databaseUrl) {
    const connection = { connectionString: databaseUrl };
    const db = await step('database connected', () =>
      openDatabase({
        connection,
        migrations,
        poolSize: databasePool,
        directUrl: databaseDirectUrl === databaseUrl ? undefined : databaseDirectUrl,
        onlyChecks: mode === 'production',
      }),
    ).catch(refusePostgres);
    return { db, connection, close: () => db.close() };
  }
  const hold = await holdFolder(home);
  const refuseIt = refuseEmbedded(home);
  const socketFolder = openSocketFolder(home);
  const embedded = await step('embedded database started', () =>
    startEmbedded({
      folder: join(home, 'database'),
      socketFolder,
      thread,
      onEnd: () => {
        console.error('The embedded database ended unexpectedly. Please start Keydate again.');
        process.exit(1);
      },
    }),
  ).catch(refuseIt);
  const connection = { host: embedded.host };
  const db = await step('tables up to date', () =>
    openDatabase({ connection, migrations, poolSize: EMBEDDED_POOL }),
  ).catch(refuseIt);
  return {
    db,
    connection,
    close: async () => {
      await db.close();
      await embedded.stop();
      await rmdir(socketFolder).catch(() => undefined);
      await hold.release();
    },
  };
}

/** @param remedy the advice if an earlier version made the database */
function refuse(what: string, remedy: string): (error: unknown) => never {
  return (error) => {
    throw new OperationRefused(`${what} ${reasonOf(error, remedy)}`, { cause: error });
  };
}

/** Throws OperationRefused with the reason why the embedded database in `home` cannot be used. */
export const refuseEmbedded = (home: string) => refuse(`The embedded database in ${home}`, 'empty the folder');

/** Throws OperationRefused with the reason why the database at DATABASE_URL cannot be used. */
export const refusePostgres = refuse('The database at DATABASE_URL', 'use an empty database');

function reasonOf(error: unknown, remedy: string): string {
  if (error instanceof EarlierDatabase)
    return `was made by an earlier version of Keydate that this one cannot continue: ${remedy}, and start again.`;
  if (error instanceof MigrationsMissing)
    return 'lacks tables or columns of this version. Run npm run migrate, and start again.';
  const why = error instanceof Error ? error.message : String(error);
  return error instanceof MigrationFailed ? `could not be brought up to date: ${why}` : `cannot be opened: ${why}`;
}
