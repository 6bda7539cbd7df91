import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LEDGER_SCHEMA } from '@keydate/payment-sandbox/ledger/ledger-store';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import pg, { type ClientBase } from 'pg';
import type { Config } from '../../config';
import { applyMigrations } from '../apply-migrations';
import { MIGRATION_LOCK } from '../bring-up-to-date';
import { holdFolder } from '../folder-lock';
import { FILES, REGISTRY, RELEASES, TABLES, type Head, type Manifest } from './archive-format';
import type { Stores, Summary } from './backup';
import { OperationRefused } from './operation-refused';
import { openEmbedded, openPostgres } from './operator-database';
import { bytesOf, entriesOf, verifyArchive } from './read-archive';
import { stageInStore } from './stage-in-store';
import { stageIn, type Stage, type StagedFolder } from './staged-folder';
import { addPiece, countRows, hasNoTables, setSequences, withoutForeignKeys } from './tables';

type Settings = Pick<Config, 'databaseUrl' | 'home' | 'releasesFolder' | 's3' | 'acceptedCodeSecrets' | 'fileSecret'>;

/** An archive that was verified, with the migrations of its tables and those that came later. */
interface Verified {
  file: string;
  manifest: Manifest;
  adapt: Adapt;
  migrations: { itsOwn: MigrationMeta[]; later: MigrationMeta[] };
}

/** The places that files of an archive go to. */
interface Stages {
  files: Stage;
  releases: StagedFolder;
  /** The embedded database, and what is live with it. */
  home: StagedFolder;
  /** Makes the releases that have their places available to other servers. */
  shareReleases: () => Promise<unknown>;
}

/** Changes the restored rows before anybody sees them, in the transaction that adds them. */
type Adapt = (client: ClientBase) => Promise<unknown>;

/**
 * Fills an empty installation from an archive, which may be of the other kind of database. If anything fails, all is as
 * before.
 */
export async function restore(
  file: string,
  settings: Settings,
  /** The folder of this version's migrations. */
  migrations: string,
  { adapt = async () => undefined, ...stores }: Stores & { adapt?: Adapt },
): Promise<Summary> {
  const { head, manifest } = await verifyArchive(file, settings);
  const verified = {
    file,
    manifest,
    adapt,
    migrations: migrationsFor(file, head, readMigrationFiles({ migrationsFolder: migrations })),
  };
  const hold = await holdFolder(settings.home);
  try {
    await refuseFull(settings, stores);
    await inStages(settings, stores, (stages) =>
      settings.databaseUrl
        ? fillPostgres(settings.databaseUrl, verified, stages)
        : fillEmbedded(settings.home, verified, stages),
    );
  } finally {
    await hold.release();
  }
  return {
    rows: Object.values(manifest.rows).reduce((sum, rows) => sum + rows, 0),
    files: manifest.entries.filter(({ name }) => name.startsWith(FILES) || name.startsWith(RELEASES)).length,
  };
}

function migrationsFor(file: string, head: Head, ours: MigrationMeta[]): Verified['migrations'] {
  const unknown = head.migrations.find(({ hash }, index) => ours[index]?.hash !== hash);
  if (!unknown) return { itsOwn: ours.slice(0, head.migrations.length), later: ours.slice(head.migrations.length) };
  const isNewer = unknown.createdAt > (ours.at(-1)?.folderMillis ?? 0);
  throw new OperationRefused(
    `${isNewer ? 'A newer' : 'Another'} version of Keydate made ${file}. Restore it with that version.`,
  );
}

async function refuseFull({ databaseUrl, home, s3 }: Settings, stores: Stores): Promise<void> {
  if (s3)
    for await (const key of stores.files.list())
      throw new OperationRefused(`The bucket ${s3.bucket} has files/${key} already. Restore into an empty one.`);
  const files = join(home, 'files');
  const full = [];
  if (existsSync(files) && (await readdir(files)).some((name) => name !== 'restoring')) full.push(files);
  if (!databaseUrl)
    full.push(...['database', REGISTRY].map((name) => join(home, name)).filter((path) => existsSync(path)));
  if (full[0]) throw new OperationRefused(`${full[0]} is there already. Restore into an empty KEYDATE_HOME.`);
}

async function inStages(
  { home, releasesFolder, s3 }: Settings,
  stores: Stores,
  work: (stages: Stages) => Promise<void>,
): Promise<void> {
  const ownStage = await stageIn(home);
  const releases = releasesFolder === home ? ownStage : await stageIn(releasesFolder);
  const files = s3 ? stageInStore(stores.files) : await stageIn(join(home, 'files'));
  const all = [files, releases, ownStage];
  try {
    await work({ files, releases, home: ownStage, shareReleases: () => stores.releaseFiles.share() });
  } catch (error) {
    // what remains of one, as in a bucket that is away, keeps nothing of the others
    for (const stage of all) await stage.undo().catch(() => undefined);
    throw error;
  } finally {
    for (const stage of all) await stage.clear();
  }
}

async function placeAll({ files, releases, home, shareReleases }: Stages): Promise<void> {
  for (const stage of [files, releases, home]) await stage.place();
  await shareReleases();
}

/** The files get their places before the commit, because that is the last step that can fail. */
async function fillPostgres(databaseUrl: string, archive: Verified, stages: Stages): Promise<void> {
  const { client, close } = await openPostgres(databaseUrl);
  const finish = async (registry: string | undefined) => {
    if (registry !== undefined) await storeRegistry(client, registry);
    await placeAll(stages);
  };
  const isCommitted = async () => {
    await close();
    return isFilled(databaseUrl);
  };
  try {
    await fill(client, archive, stages, finish, isCommitted);
  } finally {
    await close();
  }
}

async function isFilled(databaseUrl: string): Promise<boolean> {
  const { client, close } = await openPostgres(databaseUrl);
  try {
    // a commit that is under way holds it
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return !(await hasNoTables(client));
  } finally {
    await close();
  }
}

/** The database gets its place with the files. */
async function fillEmbedded(home: string, archive: Verified, stages: Stages): Promise<void> {
  const { client, close } = await openEmbedded(join(stages.home.path, 'database'), home);
  try {
    await fill(client, archive, stages, async (registry) => {
      const live = registry ?? (await readRegistry(client));
      if (live !== undefined) await stages.home.write(REGISTRY, [Buffer.from(live)]);
    });
  } finally {
    await close();
  }
  await placeAll(stages);
}

/**
 * Fills tables and stages in one transaction.
 * @param finish comes before the commit; gets what is live if the archive is of an embedded database
 * @param isCommitted comes where the commit has failed: its answer alone may be lost
 */
async function fill(
  client: ClientBase,
  archive: Verified,
  stages: Stages,
  finish: (registry: string | undefined) => Promise<void>,
  isCommitted: () => Promise<boolean> = async () => false,
): Promise<void> {
  const { file, manifest, migrations } = archive;
  try {
    await client.query('begin');
    // a server that starts waits for the tables
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    if (!(await hasNoTables(client)))
      throw new OperationRefused('The database has tables already. Restore into an empty one.');
    await applyMigrations(client, migrations.itsOwn);
    if (Object.keys(manifest.rows).some((table) => table.startsWith('payment_sandbox.')))
      await client.query(LEDGER_SCHEMA);
    const addForeignKeys = await withoutForeignKeys(client);
    const registry = await addEntries(client, file, stages);
    for (const [table, rows] of Object.entries(manifest.rows)) {
      const found = await countRows(client, table);
      if (found !== rows) throw new OperationRefused(`The table ${table} has ${found} of its ${rows} rows.`);
    }
    await setSequences(client, manifest.sequences);
    await addForeignKeys();
    await applyMigrations(client, migrations.later);
    await archive.adapt(client);
    await finish(registry);
    await client.query('commit').catch(async (error: unknown) => {
      if (!(await isCommitted())) throw error;
    });
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new OperationRefused(`The database did not take the archive: ${error.message}.`, { cause: error });
  }
}

/** Adds rows and files; returns what is live if the archive is of an embedded database. */
async function addEntries(client: ClientBase, file: string, { files, releases }: Stages): Promise<string | undefined> {
  let registry: string | undefined;
  for await (const { name, chunks } of entriesOf(file)) {
    if (name.startsWith(FILES)) await files.write(name.slice(FILES.length), chunks);
    else if (name.startsWith(RELEASES)) await releases.write(name.slice(RELEASES.length), chunks);
    else {
      const text = (await bytesOf(chunks)).toString();
      const [table] = name.startsWith(TABLES) ? name.slice(TABLES.length).split('/') : [];
      if (table !== undefined) await addPiece(client, table, text);
      if (name === REGISTRY) registry = text;
    }
  }
  return registry;
}

/** With PostgreSQL, what is live is a row that all servers share. */
async function storeRegistry(client: ClientBase, registry: string): Promise<void> {
  await client.query(
    `insert into live_registry (id, version, content) values (1, 0, $1)
     on conflict (id) do update set version = live_registry.version + 1, content = excluded.content`,
    [registry],
  );
}

async function readRegistry(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ content: string }>('select content::text from live_registry');
  return rows[0]?.content;
}
