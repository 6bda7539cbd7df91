import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../src/db/embedded/start-embedded';
import { holdFolder } from '../src/db/folder-lock';
import { builtPrograms } from '../src/startup/built-programs';
import { aBareDatabase } from './own-database';
import { startInVain } from './start-in-vain';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'kd-start-'));
});
afterEach(() => rm(home, { recursive: true }));

test('a server that is asked whether it may start holds the folder for who asks, until they are done', async () => {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.mjs'), '--check'], {
    env: { PATH: process.env.PATH, KEYDATE_HOME: home, PORT: '0' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [answer] = (await once(server.stdout, 'data')) as [Buffer];
  expect(answer.toString()).toBe('free\n');
  await expect(holdFolder(home)).rejects.toThrow(`Another Keydate server is using ${home}.`);

  server.stdin.end();
  await once(server, 'close');
  await (await holdFolder(home)).release();
});

test('a server whose folder another server holds says so, and ends', async () => {
  const hold = await holdFolder(home);
  // even with another TMPDIR: the lock is in the home itself
  const { code, said } = await startInVain(home, { TMPDIR: home });
  expect([code, said]).toEqual([
    1,
    `Another Keydate server is using ${home}. Stop it, or set KEYDATE_HOME to another folder.`,
  ]);
  await hold.release();
});

describe('a database that an earlier version made', () => {
  /** The rows of a database's answer on a connection of its own. */
  async function query(connection: pg.ClientConfig, statement: string): Promise<object[]> {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      return (await client.query<object>(statement)).rows;
    } finally {
      await client.end();
    }
  }
  /** Leaves a database in the state after drizzle has run a migration, here one that is not ours. */
  const makeEarlier = (connection: pg.ClientConfig) =>
    query(
      connection,
      `create schema drizzle;
       create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
       insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another migration', 1), ('of the next', 2)`,
    );
  const rowsOf = async (connection: pg.ClientConfig) => {
    const log = await query(connection, 'select hash from drizzle.__drizzle_migrations order by created_at');
    const tables = await query(connection, `select relname from pg_class where relnamespace = 'public'::regnamespace`);
    return [...log, ...tables];
  };
  const unchanged = [{ hash: 'of another migration' }, { hash: 'of the next' }];

  test('is refused in a sentence and not changed, where it is in the folder', async () => {
    const inEmbedded = async <T>(work: (connection: pg.ClientConfig) => Promise<T>) => {
      const thread = builtPrograms(join(import.meta.dirname, '..')).embeddedDatabase;
      const embedded = await startEmbedded({ folder: join(home, 'database'), socketFolder: home, thread });
      try {
        return await work({ host: embedded.host, user: 'postgres', database: 'postgres' });
      } finally {
        await embedded.stop();
      }
    };
    await inEmbedded(makeEarlier);
    expect(await startInVain(home, {})).toEqual({
      code: 1,
      said: `The embedded database in ${home} was made by an earlier version of Keydate that this one cannot continue: empty the folder, and start again.`,
    });
    expect(await inEmbedded(rowsOf)).toEqual(unchanged);
  });

  if (process.env.TEST_DATABASE_URL)
    test('is refused in a sentence and not changed, where it is at DATABASE_URL', async () => {
      const connectionString = await aBareDatabase(process.env.TEST_DATABASE_URL ?? '');
      await makeEarlier({ connectionString });
      expect(await startInVain(home, { DATABASE_URL: connectionString })).toEqual({
        code: 1,
        said: 'The database at DATABASE_URL was made by an earlier version of Keydate that this one cannot continue: use an empty database, and start again.',
      });
      expect(await rowsOf({ connectionString })).toEqual(unchanged);
    });
});
