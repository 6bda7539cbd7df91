import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import type { Config } from '../../config';
import type { FileStore } from '../../ports/file-store';
import type { ReleaseFiles } from '../../ports/release-files';
import {
  FILES,
  FORMAT,
  HEAD,
  proofsOf,
  REGISTRY,
  RELEASES,
  sealOf,
  TABLES,
  type Head,
  type Manifest,
} from './archive-format';
import { openInstalled } from './operator-database';
import { OperationRefused } from './operation-refused';
import { hasNoTables, listMigrations, listTables, MIGRATIONS_LOG, piecesOf, quoted, readSequences } from './tables';
import { writeArchive, type ArchiveWriter } from './write-archive';

type Settings = Pick<Config, 'databaseUrl' | 'home' | 's3' | 'codeSecret' | 'fileSecret'>;
export interface Stores {
  files: FileStore;
  releaseFiles: ReleaseFiles;
}

export interface Summary {
  rows: number;
  files: number;
}

/** Writes one archive of an installation, which may be running: its rows as of one moment, and then its files. */
export async function backup(file: string, settings: Settings, stores: Stores): Promise<Summary & { bytes: number }> {
  const { client, close } = await openInstalled(settings);
  const summary: Summary = { rows: 0, files: 0 };
  try {
    refuseOtherSettings(settings);
    const bytes = await writeArchive(
      file,
      (written) => sealOf(settings, written),
      async (archive) => {
        const stored = await addTables(archive, client, settings);
        summary.rows = Object.values(stored.rows).reduce((sum, rows) => sum + rows, 0);
        // after the rows, because a file is written before anything shows it
        summary.files = await addFiles(archive, stores.files);
        // with PostgreSQL a table has what is live; before the releases, so that none is missing that it names
        const registry = join(settings.home, REGISTRY);
        if (!settings.databaseUrl && existsSync(registry))
          await archive.addText(REGISTRY, await readFile(registry, 'utf8'));
        summary.files += await addReleases(archive, stores.releaseFiles);
        return stored;
      },
    );
    return { ...summary, bytes };
  } finally {
    await close();
  }
}

/** An archive that lacks the server's secret or its files helps nobody. */
function refuseOtherSettings({ codeSecret, databaseUrl, home, s3 }: Settings): void {
  if (codeSecret === '')
    throw new OperationRefused(`CODE_SECRET is not set, and ${home} has none. Run backup with the server's settings.`);
  if (databaseUrl && !s3 && !existsSync(home))
    throw new OperationRefused(`${home} does not exist. Set KEYDATE_HOME to the folder of the server.`);
}

/** Adds the head and the rows as of one moment. */
export async function addTables(
  archive: ArchiveWriter,
  client: ClientBase,
  secrets: Parameters<typeof proofsOf>[0],
): Promise<Omit<Manifest, 'entries'>> {
  if (await hasNoTables(client))
    throw new OperationRefused('The database has no tables of Keydate. Check DATABASE_URL.');
  const tables = await listTables(client);
  await client.query('begin isolation level repeatable read read only');
  // no migration may change them meanwhile; the moment of the rows is that of the first query after it
  const locked = [MIGRATIONS_LOG, ...tables].map(quoted);
  await client.query(`lock table ${locked.join(', ')} in access share mode`);
  if (String(await listTables(client)) !== String(tables))
    throw new OperationRefused('A server is bringing the tables up to date. Try again.');
  const head: Head = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migrations: await listMigrations(client),
    secrets: proofsOf(secrets),
  };
  await archive.addText(HEAD, JSON.stringify(head));
  const rows: Manifest['rows'] = {};
  for (const table of tables) rows[table] = await addRows(archive, client, table);
  const sequences = await readSequences(client);
  await client.query('commit');
  return { rows, sequences };
}

async function addRows(archive: ArchiveWriter, client: ClientBase, table: string): Promise<number> {
  let [pieces, total] = [0, 0];
  for await (const { json, rows } of piecesOf(client, table)) {
    pieces += 1;
    total += rows;
    await archive.add(`${TABLES}${table}/${pieces}.json`, json.length, [json]);
  }
  return total;
}

/** Adds all files, without those that a server removes meanwhile, and returns their number. */
async function addFiles(archive: ArchiveWriter, store: FileStore): Promise<number> {
  let files = 0;
  for await (const key of store.list()) if (await addFile(archive, FILES + key, await store.read(key))) files += 1;
  return files;
}

async function addReleases(archive: ArchiveWriter, store: ReleaseFiles): Promise<number> {
  let files = 0;
  for (const key of await store.listServed()) {
    const folder = key.name === 'host' ? 'host' : `remotes/${key.name}`;
    for (const file of await store.list(key))
      if (await addFile(archive, `${RELEASES}${folder}/${key.release}/${file}`, await store.read(key, file)))
        files += 1;
  }
  return files;
}

async function addFile(archive: ArchiveWriter, name: string, bytes: Buffer | null): Promise<boolean> {
  if (bytes) await archive.add(name, bytes.length, [bytes]);
  return bytes !== null;
}
