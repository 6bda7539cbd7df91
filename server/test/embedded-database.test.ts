import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase, type Database } from '../src/db/database';
import { startEmbedded, type EmbeddedDatabase } from '../src/db/embedded/start-embedded';
import { openSocketFolder } from '../src/db/socket-folder';
import { OperationRefused } from '../src/db/backup/operation-refused';
import { builtPrograms } from '../src/startup/built-programs';

const serverRoot = join(import.meta.dirname, '..');

let home: string;
let embedded: EmbeddedDatabase;
let db: Database;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'kd-embedded-'));
  // as a first start leaves it that was killed while it made the database
  await mkdir(join(home, 'database.new'));
  await writeFile(join(home, 'database.new/PG_VERSION'), '1');
  embedded = await start();
  db = await open();
});
afterAll(async () => {
  await db.close();
  await embedded.stop();
  await rm(home, { recursive: true });
});

const start = () =>
  startEmbedded({
    folder: join(home, 'database'),
    socketFolder: home,
    thread: builtPrograms(serverRoot).embeddedDatabase,
  });
const open = () =>
  openDatabase({ connection: { host: embedded.host }, migrations: join(serverRoot, 'drizzle'), poolSize: 4 });
const aClient = async () => {
  const client = new pg.Client({ host: embedded.host, user: 'postgres', database: 'postgres' });
  await client.connect();
  return client;
};

describe('the embedded database', () => {
  test('is made whole or not at all, also after a start that was killed meanwhile', async () => {
    const { rows } = await db.execute(sql`show shared_buffers`);
    expect(rows).toEqual([{ shared_buffers: '32MB' }]);
    expect(await readdir(home)).not.toContain('database.new');
  });

  test('keeps long statements of several clients apart', async () => {
    const clients = await Promise.all([1, 2, 3, 4].map(aClient));
    const long = 'x'.repeat(300_000);
    const ask = async (client: pg.Client, n: number) => {
      for (let i = 0; i < 15; i += 1) {
        const { rows } = await client.query<Record<string, number>>(
          `select $1::int as n${n}, length($2::text) as length`,
          [i, n === 1 ? long : 'short'],
        );
        expect(rows).toEqual([{ [`n${n}`]: i, length: n === 1 ? 300_000 : 5 }]);
      }
    };
    await Promise.all(clients.map(ask));
    await Promise.all(clients.map((client) => client.end()));
  });

  test('undoes the transaction of a client that dies, and goes on', async () => {
    await db.execute(sql`create table ledger (entry int)`);
    const dying = await aClient();
    dying.on('error', () => {});
    await dying.query('begin');
    await dying.query('insert into ledger values (1)');
    (dying as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    const { rows } = await db.execute(sql`select count(*)::int as entries from ledger`);
    expect(rows).toEqual([{ entries: 0 }]);
  });

  test('tells a constraint by PostgreSQL’s own code', async () => {
    const client = await aClient();
    await client.query('create table once (name text unique)');
    await client.query("insert into once values ('a')");
    await expect(client.query("insert into once values ('a')")).rejects.toMatchObject({ code: '23505' });
    await client.end();
  });

  test('has what was committed after a new start', async () => {
    await db.execute(sql`create table kept (word text)`);
    await db.execute(sql`insert into kept values ('here')`);
    await db.close();
    await embedded.stop();
    embedded = await start();
    db = await open();
    expect((await db.execute(sql`select word from kept`)).rows).toEqual([{ word: 'here' }]);
  });
});

describe('inside a transaction', () => {
  test('the database itself refuses to be asked, at once', async () => {
    const nested = db.transaction(async () => {
      await db.execute(sql`select 1`);
    });
    await expect(nested).rejects.toThrow();
    await expect(db.transaction(() => db.transaction(() => Promise.resolve()))).rejects.toThrow('only its own handle');
  });

  test('what was done is undone when it throws', async () => {
    await db.execute(sql`create table undone (word text)`);
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into undone values ('gone')`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await db.execute(sql`select * from undone`)).rows).toEqual([]);
  });
});

describe("the folder of the database's socket", () => {
  test("is this user's alone, or not used", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kd-owner-'));
    const sockets = openSocketFolder(folder);
    expect((await stat(sockets)).mode & 0o777).toBe(0o700);
    await chmod(sockets, 0o755);
    expect(() => openSocketFolder(folder)).toThrow(OperationRefused);
    await rm(sockets, { recursive: true });
    await rm(folder, { recursive: true });
  });
});
