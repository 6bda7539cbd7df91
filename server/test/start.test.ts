import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../src/db/embedded/start-embedded';
import { holdFolder } from '../src/db/folder-lock';
import { builtPrograms } from '../src/startup/built-programs';
import { aBareDatabase } from './own-database';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'kd-start-'));
});
afterEach(() => rm(home, { recursive: true }));

/** Starts the built server, which is expected to give up, and gives its last words. */
function startInVain(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.mjs')], {
    env: { PATH: process.env.PATH, KEYDATE_HOME: home, PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve) => server.once('close', (code) => resolve({ code, said: said.trim() })));
}

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

describe('a server that cannot start', () => {
  test('says each mistake in its settings', async () => {
    const { code, said } = await startInVain({ PORT: 'abc', KEYDATE_MODE: 'live' });
    expect([code, said.split('\n').sort()]).toEqual([
      1,
      ['KEYDATE_MODE must be demo or production.', 'PORT must be a number from 0 to 65535.'],
    ]);
  });

  test('says that its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen({ host: 'localhost', port: 0 }, () => resolve()));
    const { port } = other.address() as AddressInfo;
    const { code, said } = await startInVain({ PORT: String(port) });
    expect([code, said]).toEqual([
      1,
      `Port ${port} is taken by another program. Stop it, or set PORT to another number.`,
    ]);
    await new Promise((resolve) => other.close(resolve));
  });

  test('says that another server holds its folder', async () => {
    const hold = await holdFolder(home);
    // whatever its folder for passing things is: the lock lies in the home itself
    const { code, said } = await startInVain({ TMPDIR: home });
    expect([code, said]).toEqual([
      1,
      `Another Keydate server is using ${home}. Stop it, or set KEYDATE_HOME to another folder.`,
    ]);
    await hold.release();
  });

  test('says that its folder is a file', async () => {
    const file = join(home, 'a-file');
    await writeFile(file, '');
    const sentence =
      'cannot be used: a file is there where a folder should be. Mend that, or set KEYDATE_HOME to another folder.';
    const { code, said } = await startInVain({ KEYDATE_HOME: file });
    expect([code, said]).toEqual([1, `${file} ${sentence}`]);
    const below = await startInVain({ KEYDATE_HOME: join(file, 'below') });
    expect([below.code, below.said]).toEqual([1, `${join(file, 'below')} ${sentence}`]);
  });

  test('says that no address of this machine is called so', async () => {
    const { code, said } = await startInVain({ HOST: '203.0.113.7' });
    expect([code, said]).toEqual([
      1,
      'HOST is 203.0.113.7, which is no address of this machine. Set it to localhost or 0.0.0.0.',
    ]);
  });

  test('says that its database cannot be reached', async () => {
    const { code, said } = await startInVain({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^The database at DATABASE_URL cannot be opened: .*ECONNREFUSED/),
    ]);
  });
});

describe('a database that an earlier version made', () => {
  /** The rows of an answer that a database gives on a connection of its own. */
  async function query(connection: pg.ClientConfig, statement: string): Promise<object[]> {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      return (await client.query<object>(statement)).rows;
    } finally {
      await client.end();
    }
  }
  /** Leaves in a database what drizzle does when it has run a migration, here one that is not ours. */
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
    expect(await startInVain({})).toEqual({
      code: 1,
      said: `The embedded database in ${home} was made by an earlier version of Keydate that this one cannot continue: empty the folder, and start again.`,
    });
    expect(await inEmbedded(rowsOf)).toEqual(unchanged);
  });

  if (process.env.TEST_DATABASE_URL)
    test('is refused in a sentence and not changed, where it is at DATABASE_URL', async () => {
      const connectionString = await aBareDatabase(process.env.TEST_DATABASE_URL ?? '');
      await makeEarlier({ connectionString });
      expect(await startInVain({ DATABASE_URL: connectionString })).toEqual({
        code: 1,
        said: 'The database at DATABASE_URL was made by an earlier version of Keydate that this one cannot continue: use an empty database, and start again.',
      });
      expect(await rowsOf({ connectionString })).toEqual(unchanged);
    });
});
