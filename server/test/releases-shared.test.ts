import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { RegistryFile, RemoteRelease } from '@keydate/contracts/registry';
import { aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { withHost, withoutRemote, withRelease } from '@keydate/contracts/releases/pointer';
import type { Database } from '../src/db/database';
import { openRegistry } from '../src/platform/releases/registry/open-registry';
import { liveRegistry } from '../src/platform/releases/releases.table';
import { openTestDatabase } from './test-server';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.delete(liveRegistry));

const installed = aRegistry({ billing: aRelease('b1') });

const open = (home: string, queries = db) => openRegistry({ home, isShared: true, db: queries, warn: () => undefined });

/** The folder of a server, with the remotes that `npm start` installed on its machine. */
async function aHome(local = installed): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'kd-shared-'));
  await writeFile(join(home, 'registry.json'), JSON.stringify(local));
  return home;
}

/** The registry of a server on the shared database. */
const aServer = async (local = installed, queries = db) => open(await aHome(local), queries);

/** The database, with this answer to each query of the registry. */
const answering = (select: () => unknown): Database => ({ ...db, select: select as Database['select'] });

const AWAY = answering(() => {
  throw new Error('The database is away');
});

afterEach(() => jest.restoreAllMocks());

/** Moves the clock forward and stops it there, so that a server no longer relies on the registry that it has read. */
const later = (milliseconds: number) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + milliseconds);
};

const recorded = (next: RegistryFile, release: string) => ({
  next,
  event: { action: 'release' as const, name: 'billing', release, by: 'CI of billing', at: new Date() },
});

const released = (release: string) => (present: RegistryFile) =>
  recorded(withRelease(present, 'billing', aRelease(release), undefined), release);

const withHostOf = (release: string) => (present: RegistryFile) =>
  recorded(withHost(present, { ...present.host, release }), release);

test('before the first release, each server serves what is installed on its machine', async () => {
  expect(await (await aServer()).read()).toEqual(installed);
});

test('a release on one server is live on the others', async () => {
  const [first, second] = [await aServer(), await aServer()];
  await first.change(released('b2'));
  expect((await first.read())?.remotes.billing?.current.release).toBe('b2');
  expect((await second.read())?.remotes.billing?.current.release).toBe('b2');
});

test('a release on one server is live on another that has read what was live before', async () => {
  const [first, second] = [await aServer(), await aServer()];
  await second.read();
  await first.change(released('b2'));
  later(2000);
  // a page waits a second for the database, and the machine may be busy
  while ((await second.read())?.remotes.billing?.current.release !== 'b2') await setImmediate();
});

test('a release is live at once on its server, also over an older answer that is on its way', async () => {
  const server = await aServer();
  const older = server.read();
  await server.change(released('b2'));
  await older;
  expect((await server.read())?.remotes.billing?.current.release).toBe('b2');
});

test('two releases at once follow each other, and none is lost', async () => {
  const [first, second] = [await aServer(), await aServer()];
  await Promise.all([first.change(released('b2')), second.change(released('b3'))]);
  const pointer = (await (await aServer()).read())?.remotes.billing;
  expect([pointer?.current, ...(pointer?.previous ?? [])].map((each) => each?.release).sort()).toEqual([
    'b1',
    'b2',
    'b3',
  ]);
});

test('a newer checkout replaces what nobody has released, and leaves the rest', async () => {
  await (await aServer()).change(released('b2'));
  const newer = { ...installed, host: { ...installed.host, release: 'h2' } };
  expect(await (await aServer(newer)).read()).toMatchObject({
    host: { release: 'h2' },
    remotes: { billing: { current: { release: 'b2' } } },
  });
  await (await aServer()).change(withHostOf('h3'));
  expect((await (await aServer(newer)).read())?.host.release).toBe('h3');
});

describe('beside a released host, an installed remote that does not fit it', () => {
  const newer = { ...aRelease('b2'), requires: { '@keydate/client': '^1.0.0' } };
  const releaseHost = async () => (await aServer()).change(withHostOf('h2'));
  const updated = (previous: RemoteRelease[]) => ({
    ...installed,
    remotes: { billing: { current: newer, previous, setBy: 'start' as const } },
  });

  test('stays as it was installed before on this machine, or else as the database has it', async () => {
    await releaseHost();
    const ofMachine = await aServer(updated([aRelease('b1b')]));
    expect((await ofMachine.read())?.remotes.billing).toMatchObject({ current: { release: 'b1b' }, waiting: newer });
    const ofDatabase = await aServer(updated([]));
    expect((await ofDatabase.read())?.remotes.billing).toMatchObject({ current: { release: 'b1' }, waiting: newer });
  });

  test('is named in one line of the log', async () => {
    await releaseHost();
    const warn = jest.fn();
    const server = openRegistry({ home: await aHome(updated([])), isShared: true, db, warn });
    await server.read();
    later(2000);
    await server.read();
    expect(warn.mock.calls).toEqual([
      [
        'billing stays as it was (b1). As installed, billing needs @keydate/client ^1.0.0, and the host provides none. ' +
          'Release a host that fits first.',
      ],
    ]);
  });

  test('goes live with a host that fits it', async () => {
    await releaseHost();
    const server = await aServer(updated([]));
    await server.change((present) =>
      recorded(withHost(present, { ...present.host, release: 'h3', provides: { '@keydate/client': '1.0.0' } }), 'h3'),
    );
    expect((await server.read())?.remotes.billing?.current.release).toBe('b2');
  });
});

test('a remote that is removed on one server is on no other, though it is installed there', async () => {
  await (
    await aServer()
  ).change((present) =>
    recorded(
      withoutRemote(present, 'billing', { by: 'CI of billing', at: '2026-11-25T10:00:00.000Z', reason: 'why' }),
      'b1',
    ),
  );
  expect((await (await aServer()).read())?.remotes).toEqual({});
  await (await aServer()).change(released('b2'));
  expect((await (await aServer()).read())?.remotes.billing?.current.release).toBe('b2');
});

test('a release whose record cannot be stored does not go live', async () => {
  const server = await aServer();
  const unrecorded = server.change((present) => {
    const { next, event } = released('b2')(present);
    return { next, event: { ...event, at: new Date(Number.NaN) } };
  });
  await expect(unrecorded).rejects.toThrow();
  expect((await server.read())?.remotes.billing?.current.release).toBe('b1');
});

test('a refused change leaves what is live as it is', async () => {
  const server = await aServer();
  await server.change(released('b2'));
  const refused = server.change(() => {
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect((await server.read())?.remotes.billing?.current.release).toBe('b2');
});

test('while the database does not answer, pages get what is installed', async () => {
  expect(await (await aServer(installed, AWAY)).read()).toEqual(installed);
});

test('pages get what was live last while the database hangs, and ask it once', async () => {
  let asked = 0;
  const hanging = answering(() => {
    asked += 1;
    return { from: () => ({ where: () => new Promise(() => undefined) }) };
  });
  const server = await aServer(installed, hanging);
  await server.change(released('b2'));
  later(60_000);
  for (let page = 0; page < 3; page += 1) expect((await server.read())?.remotes.billing?.current.release).toBe('b2');
  expect(asked).toBe(1);
});

test('a database that failed is asked again after a few seconds, not by each page', async () => {
  let asked = 0;
  const server = await aServer(
    installed,
    answering(() => {
      asked += 1;
      throw new Error('The database is away');
    }),
  );
  for (let page = 0; page < 3; page += 1) expect(await server.read()).toEqual(installed);
  expect(asked).toBe(1);
  later(6000);
  await server.read();
  expect(asked).toBe(2);
});

describe('an entry that is not understood', () => {
  const newer = { current: { contract: 2 } };
  const storeNewer = async (server: Awaited<ReturnType<typeof aServer>>) => {
    await server.change(released('b2'));
    const [row] = await db.select().from(liveRegistry);
    const content = row!.content as { remotes: object };
    await db.update(liveRegistry).set({
      version: row!.version + 1,
      content: { ...content, remotes: { ...content.remotes, billing: newer } },
    });
  };
  const stored = async () => (await db.select().from(liveRegistry))[0]?.content;

  test('is served as it was last understood', async () => {
    const server = await aServer();
    await server.change(released('b2'));
    await server.read();
    await storeNewer(server);
    expect((await server.read())?.remotes.billing?.current.release).toBe('b2');
  });

  test('outlives a change by a server that does not understand it', async () => {
    const server = await aServer();
    await storeNewer(server);
    await server.change(withHostOf('h2'));
    expect(await stored()).toMatchObject({ host: { release: 'h2' }, remotes: { billing: newer } });
  });
});

describe('of a registry that is not understood, the last good one is served', () => {
  const tear = () => db.update(liveRegistry).set({ content: { host: 'torn' } });

  test('by the server that has read it', async () => {
    const server = await aServer();
    await server.change(released('b2'));
    await tear();
    later(10_000);
    expect((await server.read())?.remotes.billing?.current.release).toBe('b2');
  });

  test('after a restart too, with what npm start has installed since', async () => {
    const home = await aHome();
    await open(home).change(released('b2'));
    await tear();
    await writeFile(
      join(home, 'registry.json'),
      JSON.stringify({ ...installed, host: { ...installed.host, release: 'h2' } }),
    );
    expect(await open(home).read()).toMatchObject({
      host: { release: 'h2' },
      remotes: { billing: { current: { release: 'b2' } } },
    });
  });
});
