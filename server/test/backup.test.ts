import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { pack } from 'tar-stream';
import { applyMigrations } from '../src/db/apply-migrations';
import { HEAD } from '../src/db/backup/archive-format';
import { addTables } from '../src/db/backup/backup';
import { openInstalled, openPostgres } from '../src/db/backup/operator-database';
import { bytesOf, entriesOf } from '../src/db/backup/read-archive';
import { restore } from '../src/db/backup/restore';
import { hasNoTables } from '../src/db/backup/tables';
import { removeDemo } from '../src/demo/remove-demo';
import type { S3Settings } from '../src/s3-settings';
import { withFiles } from '../src/startup/open-files';
import {
  backedUpLaptop,
  contentOf,
  filesOf,
  LIVE,
  makeBackup,
  migrations,
  restoreBackup,
  settingsOf,
  type Laptop,
} from './backups';
import { startBucketServer } from './bucket-server';
import { aBareDatabase, anEmptyDatabase } from './own-database';

let laptop: Laptop;
beforeAll(async () => {
  laptop = await backedUpLaptop();
});
afterAll(() => laptop.close());

/** Writes the archive again with other entries; null leaves one out. */
async function rewrite(change: (name: string, bytes: Buffer) => Buffer | null): Promise<string> {
  const packing = pack();
  for await (const { name, chunks } of entriesOf(laptop.archive)) {
    const bytes = change(name, await bytesOf(chunks));
    if (bytes) packing.entry({ name }, bytes);
  }
  packing.finalize();
  const file = join(await laptop.freshHome(), 'rewritten.tar.gz');
  const all: Buffer[] = [];
  for await (const chunk of packing) if (Buffer.isBuffer(chunk)) all.push(chunk);
  await writeFile(file, gzipSync(Buffer.concat(all)));
  return file;
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** The files and releases of an archive, by name. */
async function filesIn(archive: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { name, chunks } of entriesOf(archive)) {
    const bytes = await bytesOf(chunks);
    if (/^(?:files|releases)\//.test(name)) found[name] = bytes.toString('base64');
  }
  return found;
}

if (process.env.TEST_DATABASE_URL) {
  const runUrl = process.env.TEST_DATABASE_URL;
  const isEmpty = async (databaseUrl: string) => {
    const { client, close } = await openPostgres(databaseUrl);
    const isBare = await hasNoTables(client);
    await close();
    return isBare;
  };

  /** Lets something else happen when a restore commits. */
  const atCommit = async (client: ClientBase, happens: (commit: () => Promise<unknown>) => Promise<never>) => {
    const query = client.query.bind(client);
    const changed = (text: string, values?: unknown[]) =>
      text === 'commit' ? happens(() => query(text)) : query(text, values);
    Object.assign(client, { query: changed });
  };

  test('an installation moves to PostgreSQL with every row, every file and what is live', async () => {
    const before = await contentOf(laptop.settings);
    expect(before.rows['payment_sandbox.objects']).toHaveLength(300);
    const server = settingsOf(await laptop.freshHome(), await aBareDatabase(runUrl));
    // CODE_SECRET has changed since the backup
    server.acceptedCodeSecrets = ['the next secret', ...laptop.settings.acceptedCodeSecrets];
    const restored = await restoreBackup(laptop.archive, server, migrations);
    expect(restored).toEqual({ rows: laptop.written.rows, files: laptop.written.files });

    const { rows, sequences } = await contentOf(server);
    const live = [`(1,0,"${JSON.stringify(LIVE).replaceAll('"', '""').replaceAll(':', ': ')}")`];
    expect(rows).toEqual({ ...before.rows, 'public.live_registry': live });
    expect(sequences).toEqual(before.sequences);
    expect(await filesOf(server.home)).toEqual(await filesOf(laptop.settings.home));
  });

  test('an installation moves to a bucket with every file, or with none; a backup from there has all of them', async () => {
    const bucket = await startBucketServer();
    const server = { ...settingsOf(await laptop.freshHome(), await aBareDatabase(runUrl)), s3: bucket.settings };
    const inBucket = () => withFiles(server, ({ files }) => all(files.list()));
    await writeFile(join(server.home, 'remotes'), 'a file where a folder should be');
    await expect(restoreBackup(laptop.archive, server)).rejects.toThrow('ENOTDIR');
    expect(await inBucket()).toEqual([]);
    await rm(join(server.home, 'remotes'));
    const { files } = await restoreBackup(laptop.archive, server, migrations, (client) =>
      atCommit(client, async (commit) => {
        await commit();
        throw new Error('the answer is lost');
      }),
    );
    expect(files).toBe(laptop.written.files);
    await expect(restoreBackup(laptop.archive, server)).rejects.toThrow(
      `The bucket keydate has files/${(await inBucket())[0]} already. Restore into an empty one.`,
    );

    const file = join(laptop.folder, 'bucket.tar.gz');
    await makeBackup(file, { ...server, home: laptop.folder, releasesFolder: await laptop.freshHome() });
    expect(await filesIn(file)).toEqual(await filesIn(laptop.archive));
    await bucket.close();
  });

  test('a database that goes away before the commit leaves no release either, even where the bucket goes away too', async () => {
    const server = settingsOf(await laptop.freshHome(), await aBareDatabase(runUrl));
    const isAway = () => Promise.reject(new Error('the bucket is away'));
    const adapt = (client: ClientBase) => atCommit(client, () => Promise.reject(new Error('the database is away')));
    const restored = withFiles(server, (stores) =>
      restore(laptop.archive, { ...server, s3: { bucket: 'keydate' } as S3Settings }, migrations, {
        ...stores,
        files: { ...stores.files, remove: isAway },
        adapt,
      }),
    );
    await expect(restored).rejects.toThrow('the database is away');
    expect(await readdir(server.home)).not.toContain('remotes');
    expect(await isEmpty(server.databaseUrl ?? '')).toBe(true);
  });

  test('rows are those of one moment, whatever a server writes meanwhile', async () => {
    const databaseUrl = await anEmptyDatabase(runUrl);
    const [reader, server] = [await openPostgres(databaseUrl), await openPostgres(databaseUrl)];
    const add = async () => {
      await server.client.query(`insert into socket_io_attachments default values`);
    };
    await add();
    const { rows } = await addTables({ add, addText: add }, reader.client, laptop.settings);
    await Promise.all([reader.close(), server.close()]);
    expect(rows['public.socket_io_attachments']).toBe(1);
  });

  test('an archive of an earlier version gets the tables of this one; an earlier version refuses a later one', async () => {
    const earlier = join(laptop.folder, 'earlier');
    await cp(migrations, earlier, { recursive: true });
    const journal = join(earlier, 'meta/_journal.json');
    const read = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
    await writeFile(journal, JSON.stringify({ ...read, entries: read.entries.slice(0, 12) }));
    await expect(restoreBackup(laptop.archive, settingsOf(join(laptop.folder, 'never')), earlier)).rejects.toThrow(
      `A newer version of Keydate made ${laptop.archive}. Restore it with that version.`,
    );

    const old = settingsOf(await laptop.freshHome(), await aBareDatabase(runUrl));
    const { client, close } = await openPostgres(old.databaseUrl ?? '');
    await applyMigrations(client, readMigrationFiles({ migrationsFolder: earlier }));
    await close();
    const file = join(laptop.folder, 'earlier.tar.gz');
    await makeBackup(file, old);
    const server = settingsOf(await laptop.freshHome(), await aBareDatabase(runUrl));
    await restoreBackup(file, server, migrations);
    const [now, today] = [await contentOf(server), await contentOf(laptop.settings)];
    const product = (names: object) => Object.keys(names).filter((name) => !name.startsWith('payment_sandbox'));
    expect(product(now.rows)).toEqual(product(today.rows));
    expect(now.rows['drizzle.__drizzle_migrations']).toEqual(today.rows['drizzle.__drizzle_migrations']);
  });

  test('production gets none of the demo, and nothing at all where others work with its people', async () => {
    const { client: laptopClient, close: closeLaptop } = await openInstalled(laptop.settings);
    const addPerson = (id: string, companyId: string | null) =>
      laptopClient.query(
        `insert into people select (jsonb_populate_record(person, $1)).* from people person where id = 'demo-realtor'`,
        [{ id, email: `${id}@vale.example`, company_id: companyId }],
      );
    await addPerson('owner', null);
    await laptopClient.query(
      `insert into companies select (jsonb_populate_record(company, '{"id": "own", "owner_id": "owner"}')).*
       from companies company where id = 'demo-company-realtor'`,
    );
    await laptopClient.query(`update people set company_id = 'own' where id = 'owner'`);
    const apart = join(laptop.folder, 'apart.tar.gz');
    await makeBackup(apart, laptop.settings);
    const server = settingsOf(await laptop.freshHome(), await aBareDatabase(runUrl));
    await restoreBackup(apart, server, migrations, removeDemo);
    const { rows } = await contentOf(server);
    expect(rows['public.people']).toEqual([expect.stringContaining('owner@vale.example')]);
    expect(rows['public.companies']).toHaveLength(1);
    const told = Object.entries(rows).filter(([, texts]) => texts.some((text) => /demo-|@demo\./.test(text)));
    expect(told.map(([table]) => table)).toEqual([]);

    await addPerson('colleague', 'demo-company-realtor');
    const together = join(laptop.folder, 'together.tar.gz');
    await makeBackup(together, laptop.settings);
    await laptopClient.query(`update people set company_id = null where id = 'owner'`);
    await laptopClient.query(`delete from companies where id = 'own'`);
    await laptopClient.query(`delete from people where id in ('owner', 'colleague')`);
    await closeLaptop();
    const bare = settingsOf(await laptop.freshHome(), await aBareDatabase(runUrl));
    await expect(restoreBackup(together, bare, migrations, removeDemo)).rejects.toThrow(
      'In this archive others work with people of the demo',
    );
    expect(await isEmpty(bare.databaseUrl ?? '')).toBe(true);
  });

  test('is not made without the folder of the server, and then nothing is written', async () => {
    const server = settingsOf(join(laptop.folder, 'elsewhere'), await anEmptyDatabase(runUrl));
    const file = join(laptop.folder, 'elsewhere.tar.gz');
    await expect(makeBackup(file, server)).rejects.toThrow(
      `${server.home} does not exist. Set KEYDATE_HOME to the folder of the server.`,
    );
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  test('a database or a folder that has something is refused, and so is what cannot be put in its place', async () => {
    const used = settingsOf(await laptop.freshHome(), await anEmptyDatabase(runUrl));
    await expect(restoreBackup(laptop.archive, used, migrations)).rejects.toThrow(
      'The database has tables already. Restore into an empty one.',
    );
    const bare = settingsOf(await laptop.freshHome(), await aBareDatabase(runUrl));
    await expect(restoreBackup(laptop.archive, { ...bare, home: laptop.settings.home }, migrations)).rejects.toThrow(
      'Another Keydate server',
    );
    await mkdir(join(bare.home, 'files/people'), { recursive: true });
    await expect(restoreBackup(laptop.archive, bare, migrations)).rejects.toThrow(
      `${join(bare.home, 'files')} is there already. Restore into an empty KEYDATE_HOME.`,
    );
    await rm(join(bare.home, 'files'), { recursive: true });
    const live = settingsOf(await laptop.freshHome());
    await writeFile(join(live.home, 'registry.json'), JSON.stringify(LIVE));
    await expect(restoreBackup(laptop.archive, live, migrations)).rejects.toThrow(
      `${join(live.home, 'registry.json')} is there already. Restore into an empty KEYDATE_HOME.`,
    );
    await writeFile(join(bare.home, 'remotes'), 'a file where a folder should be');
    await expect(restoreBackup(laptop.archive, bare, migrations)).rejects.toThrow('ENOTDIR');

    expect(await isEmpty(bare.databaseUrl ?? '')).toBe(true);
    expect(await readdir(join(bare.home, 'files'))).toEqual([]);
    expect((await readdir(bare.home)).sort()).toEqual(['files', 'holders', 'remotes']);
  });
}

describe('an archive', () => {
  const refusal = async (file: string, secrets = {}) => {
    const home = join(laptop.folder, 'untouched');
    const refused = restoreBackup(file, { ...settingsOf(home), ...secrets }, migrations);
    const sentence = await refused.then(() => 'restored', String);
    await expect(stat(home)).rejects.toThrow('ENOENT');
    return sentence;
  };

  test('that was cut off or altered, or lacks a file, is refused before anything is changed', async () => {
    const whole = await readFile(laptop.archive);
    const file = join(laptop.folder, 'damaged.tar.gz');
    for (const length of [0, 100, Math.floor(whole.length / 2), whole.length - 5]) {
      await writeFile(file, whole.subarray(0, length));
      expect(await refusal(file)).toBe(`Error: ${file} was cut off. Use another copy.`);
    }
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1]! ^= 0xff;
    await writeFile(file, flipped);
    expect(await refusal(file)).toBe(`Error: ${file} was altered, or is no archive of Keydate. Use another copy.`);

    const altered = await rewrite((name, bytes) =>
      name.startsWith('tables/public.people/') ? Buffer.from('[]') : bytes,
    );
    expect(await refusal(altered)).toContain('was altered');
    const without = await rewrite((name, bytes) => (name.startsWith('remotes/', 'releases/'.length) ? null : bytes));
    expect(await refusal(without)).toContain('was altered');
    const resealed = await rewrite((name, bytes) => (name === 'manifest.json' ? Buffer.from('{}') : bytes));
    expect(await refusal(resealed)).toContain('was altered');
    const outside = await rewrite((name, bytes) => (name === HEAD ? null : bytes));
    expect(await refusal(outside)).toContain('is no archive of Keydate');
    expect(await refusal(join(laptop.folder, 'nowhere'))).toBe(
      `Error: ${join(laptop.folder, 'nowhere')} does not exist.`,
    );
  });

  test('of a newer format, or of an installation with other secrets, is refused', async () => {
    const newer = await rewrite((name, bytes) => (name === HEAD ? Buffer.from('{"format": 2}') : bytes));
    expect(await refusal(newer)).toBe(`Error: A newer version of Keydate made ${newer}. Restore it with that version.`);
    expect(await refusal(laptop.archive, { acceptedCodeSecrets: [''] })).toContain(
      'was made with another CODE_SECRET. Set the one',
    );
    expect(await refusal(laptop.archive, { fileSecret: 'another' })).toContain(
      'was made with another FILE_SECRET. Set the one',
    );
  });

  test('is for its owner alone, and replaces no file; nothing is left of one that cannot be written', async () => {
    expect((await stat(laptop.archive)).mode & 0o777).toBe(0o600);
    await expect(makeBackup(laptop.archive, laptop.settings)).rejects.toThrow(
      `${laptop.archive} exists already. Name a new file.`,
    );
    const nowhere = join(laptop.folder, 'no-such-folder/a.tar.gz');
    await expect(makeBackup(nowhere, laptop.settings)).rejects.toThrow(
      `${nowhere} cannot be written: its folder does not exist.`,
    );
    await expect(
      makeBackup(join(laptop.folder, 'open.tar.gz'), { ...laptop.settings, codeSecret: '' }),
    ).rejects.toThrow(
      `CODE_SECRET is not set, and ${laptop.settings.home} has none. Run backup with the server's settings.`,
    );
    await rm(join(laptop.settings.home, 'registry.json'));
    await mkdir(join(laptop.settings.home, 'registry.json'));
    await expect(makeBackup(join(laptop.folder, 'broken.tar.gz'), laptop.settings)).rejects.toThrow('EISDIR');
    expect((await readdir(laptop.folder)).filter((name) => name.startsWith('broken'))).toEqual([]);
    await expect(makeBackup(nowhere, settingsOf(laptop.folder))).rejects.toThrow(
      `There is no database in ${laptop.folder}. Set KEYDATE_HOME to its folder, or DATABASE_URL.`,
    );
  });
});
