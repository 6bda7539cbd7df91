import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEDGER_SCHEMA } from '@keydate/payment-sandbox/ledger/ledger-store';
import { sql } from 'drizzle-orm';
import { argon2PasswordHasher } from '../src/adapters/argon2-password-hasher';
import { settableClock } from '../src/adapters/clocks';
import { folderFileStore } from '../src/adapters/folder-file-store';
import { backup } from '../src/db/backup/backup';
import { restore } from '../src/db/backup/restore';
import { withFiles } from '../src/startup/open-files';
import { openInstalled } from '../src/db/backup/operator-database';
import { listTables, readSequences } from '../src/db/backup/tables';
import { openDatabase } from '../src/db/database';
import { startEmbedded } from '../src/db/embedded/start-embedded';
import { holdFolder } from '../src/db/folder-lock';
import { openSocketFolder } from '../src/db/socket-folder';
import { fillDemo } from '../src/demo/fill-demo';
import { builtPrograms } from '../src/startup/built-programs';
import { databaseTemplate } from './database-template';

const serverRoot = join(import.meta.dirname, '..');
export const migrations = join(serverRoot, 'drizzle');
const SECRET = 'a secret of tests that is long enough';
/** The live releases of the laptop. */
export const LIVE = { host: { release: 'h1' } };

export type BackupSettings = Parameters<typeof restore>[1] & Parameters<typeof backup>[1];

/** As the commands do. */
export const makeBackup = (file: string, settings: BackupSettings) =>
  withFiles(settings, (stores) => backup(file, settings, stores));
export const restoreBackup = (
  file: string,
  settings: BackupSettings,
  from = migrations,
  adapt?: Parameters<typeof restore>[3]['adapt'],
) => withFiles(settings, (stores) => restore(file, settings, from, { ...stores, ...(adapt && { adapt }) }));

export const settingsOf = (home: string, databaseUrl?: string): BackupSettings => ({
  home,
  databaseUrl,
  releasesFolder: home,
  s3: null,
  codeSecret: SECRET,
  acceptedCodeSecrets: [SECRET],
  fileSecret: SECRET,
});

export interface Laptop {
  settings: BackupSettings;
  /** A folder for archives and homes of the test. */
  folder: string;
  freshHome(): Promise<string>;
  archive: string;
  written: Awaited<ReturnType<typeof makeBackup>>;
  close(): Promise<void>;
}

/** An installation with the embedded database and some rows of most kinds, which was backed up while it runs. */
export async function backedUpLaptop(): Promise<Laptop> {
  const folder = await mkdtemp(join(tmpdir(), 'kd-backup-'));
  const freshHome = () => mkdtemp(join(folder, 'home-'));
  const settings = settingsOf(await freshHome());
  const { home } = settings;
  const hold = await holdFolder(home);
  // in memory, which is quicker, at the place where a command finds the database of a running server
  await mkdir(join(home, 'database'));
  await writeFile(join(home, 'database/PG_VERSION'), '');
  const embedded = await startEmbedded({
    folder: null,
    template: await databaseTemplate(migrations),
    socketFolder: openSocketFolder(home),
    thread: builtPrograms(serverRoot).embeddedDatabase,
  });
  const db = await openDatabase({ connection: { host: embedded.host }, migrations, poolSize: 4 });
  const files = folderFileStore(join(home, 'files'));
  const tools = { db, clock: settableClock(), files, passwords: await argon2PasswordHasher() };
  await fillDemo(tools, join(serverRoot, 'demo/pictures'));
  await files.write('contracts/empty', Buffer.alloc(0));
  await db.execute(sql`insert into socket_io_attachments (payload) values ('\\x00ff0a22'), (null)`);
  await db.execute(sql`update people set full_name = ${'O’Neil "\\\n\t{}, ☂'} where email like 'realtor@%'`);
  await db.execute(sql.raw(LEDGER_SCHEMA));
  await db.execute(sql`insert into payment_sandbox.accounts values ('keydate', 1)`);
  await db.execute(sql`insert into payment_sandbox.objects (account, id, body) select 'keydate', 'cus_' || n, '{"n": 1.50}'
    from generate_series(1, 300) n`);
  await mkdir(join(home, 'remotes/billing/b1'), { recursive: true });
  await writeFile(join(home, 'remotes/billing/b1/remoteEntry.js'), 'export {}');
  await writeFile(join(home, 'registry.json'), JSON.stringify(LIVE));
  const archive = join(folder, 'laptop.tar.gz');
  return {
    settings,
    folder,
    freshHome,
    archive,
    written: await makeBackup(archive, settings),
    close: async () => {
      await db.close();
      await embedded.stop();
      await hold.release();
      await rm(folder, { recursive: true });
    },
  };
}

/** All rows of a database as text, and its sequences and migrations. */
export async function contentOf(settings: Parameters<typeof openInstalled>[0]) {
  const { client, close } = await openInstalled(settings);
  const rows: Record<string, string[]> = {};
  for (const table of [...(await listTables(client)), 'drizzle.__drizzle_migrations']) {
    const found = await client.query<{ row: string }>(`select stored::text as row from ${table} stored order by 1`);
    rows[table] = found.rows.map(({ row }) => row);
  }
  const sequences = await readSequences(client);
  await close();
  return { rows, sequences };
}

/** The files that were backed up, by name. */
export async function filesOf(home: string) {
  const names = await readdir(home, { recursive: true });
  const found: Record<string, string> = {};
  for (const name of names.filter((path) => /^(?:files|host|remotes)\//.test(path)).sort()) {
    const path = join(home, name);
    if ((await stat(path)).isFile()) found[name] = (await readFile(path)).toString('base64');
  }
  return found;
}
