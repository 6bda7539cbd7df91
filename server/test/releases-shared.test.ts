import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { moved, withHost } from '@keydate/contracts/releases/pointer';
import type { Database } from '../src/db/database';
import { openRegistry } from '../src/modules/releases/registry/open-registry';
import { liveRegistry } from '../src/modules/releases/releases.table';
import { openTestDatabase } from './test-server';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.delete(liveRegistry));

const installed = aRegistry({ billing: aRelease('b1') });

/** The registry of a server on the shared database, with what `npm start` installed on its machine. */
async function aServer(local = installed, queries = db) {
  const home = await mkdtemp(join(tmpdir(), 'kd-shared-'));
  await writeFile(join(home, 'registry.json'), JSON.stringify(local));
  return openRegistry({ home, isShared: true, db: queries, warn: () => undefined });
}

const released = (release: string) => (present: typeof installed) => ({
  ...present,
  remotes: { ...present.remotes, billing: moved(present.remotes.billing, aRelease(release), 'release') },
});

test('before the first release, each server serves what is installed on its machine', async () => {
  expect(await (await aServer()).read()).toEqual(installed);
});

test('a release on one server is live on the others', async () => {
  const [first, second] = [await aServer(), await aServer()];
  await first.change(released('b2'));
  expect((await first.read())?.remotes.billing?.current.release).toBe('b2');
  expect((await second.read())?.remotes.billing?.current.release).toBe('b2');
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
  await (await aServer()).change((present) => withHost(present, { ...present.host, release: 'h3' }));
  expect((await (await aServer(newer)).read())?.host.release).toBe('h3');
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
  const away: Database = {
    ...db,
    select: () => {
      throw new Error('The database is away');
    },
  };
  expect(await (await aServer(installed, away)).read()).toEqual(installed);
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
    await server.change((present) => withHost(present, { ...present.host, release: 'h2' }));
    expect(await stored()).toMatchObject({ host: { release: 'h2' }, remotes: { billing: newer } });
  });
});

test('of a registry that is not understood, the last good one is served', async () => {
  const server = await aServer();
  await server.change(released('b2'));
  await server.read();
  await db.update(liveRegistry).set({ content: { host: 'torn' } });
  const { now } = Date;
  Date.now = () => now() + 10_000;
  try {
    expect((await server.read())?.remotes.billing?.current.release).toBe('b2');
  } finally {
    Date.now = now;
  }
});
