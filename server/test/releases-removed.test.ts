import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REGISTRY_FILE } from '@keydate/contracts/registry';
import { aRegistry } from '@keydate/contracts/releases/a-release';
import { LAST_GOOD_SHARED_FILE } from '../src/platform/releases/registry/other-registry';
import { removeUnusedReleases } from '../src/platform/releases/use-cases/remove-unused-releases';
import type { Tools } from '../src/tools';
import { aBuild, HOST, manifestOf, startPlatform, type Build } from './squad';

let platform: Awaited<ReturnType<typeof startPlatform>>;
let token: string;
beforeAll(async () => {
  platform = await startPlatform();
  ({ token } = await platform.aToken('billing'));
});
afterAll(() => platform.server.close());
beforeEach(async () => {
  for (const folder of ['host', 'remotes/billing', 'uploads'])
    await rm(join(platform.server.home, folder), { recursive: true, force: true });
  await platform.install({ host: HOST, remotes: {} });
});

const removeUnused = (others: Partial<Tools> = {}) => removeUnusedReleases({ ...platform.server.tools, ...others });
const namesIn = (folder: string) => readdir(join(platform.server.home, folder));

/** Nobody has used a folder for these hours. */
async function unusedFor(hours: number, folder: string): Promise<void> {
  const then = new Date(Date.now() - hours * 60 * 60_000);
  await utimes(join(platform.server.home, folder), then, then);
}

/** Releases billing this many times, and returns the builds, oldest first. */
async function releases(count: number): Promise<Build[]> {
  const builds = Array.from({ length: count }, () => aBuild());
  for (const build of builds) expect(await platform.release(build, token)).toMatchObject({ status: 200 });
  return builds;
}

/** As many builds, each unused for days, the first for longest. */
async function oldReleases(count: number): Promise<Build[]> {
  const builds = await releases(count);
  for (const [index, { release }] of builds.entries()) await unusedFor(200 - index, `remotes/billing/${release}`);
  return builds;
}

/** Which of these releases a page can load. */
async function served(builds: readonly Build[]): Promise<Build[]> {
  const statuses = await Promise.all(builds.map(({ remote }) => fetch(platform.server.origin + remote.entry)));
  return builds.filter((_, index) => statuses[index]?.status === 200);
}

test('the live release, the five that a rollback may return to and five for open pages are served; the rest is removed', async () => {
  const builds = await oldReleases(13);
  await removeUnused();
  expect(await served(builds)).toEqual(builds.slice(2));
  expect(await namesIn('remotes/billing')).toHaveLength(11);

  for (const { release } of builds.slice(7, 12).reverse())
    expect(await platform.ask('/releases/billing/rollback', { token })).toMatchObject({
      status: 200,
      body: { release },
    });
});

test('a release that some people get is served, however old it is', async () => {
  const builds = await releases(12);
  const [first = aBuild()] = builds;
  await platform.publish(first, token, { ...manifestOf(first), scope: { percent: 10, people: [] } });
  for (const { release } of builds) await unusedFor(200, `remotes/billing/${release}`);
  await unusedFor(300, `remotes/billing/${first.release}`);
  await removeUnused();
  expect(await served([first])).toEqual([first]);
});

test('a release that nobody has used for less than seven days is served', async () => {
  const builds = await oldReleases(13);
  const hours = [167, 169, 166, 166, 166, 166, 166];
  for (const [index, { release }] of builds.slice(0, 7).entries())
    await unusedFor(hours[index] ?? 0, `remotes/billing/${release}`);
  await removeUnused();
  expect(await served(builds)).toEqual(builds.filter((_, index) => index !== 1));
});

test('pages that were opened before many releases go on: theirs was live until now, though it was made long ago', async () => {
  const [first = aBuild()] = await oldReleases(1);
  await removeUnused();
  await releases(12);
  await removeUnused();
  expect(await served([first])).toEqual([first]);
});

test('an old release that is released again is not removed before it is live', async () => {
  const [first = aBuild()] = await oldReleases(13);
  await platform.server.tools.releaseFiles.serve({ name: 'billing', release: first.release });
  await removeUnused();
  expect(await platform.publish(first, token)).toMatchObject({ status: 200 });
});

test('an upload may be continued for a day; then its files are removed', async () => {
  const [begun, abandoned] = [aBuild(), aBuild()];
  for (const build of [begun, abandoned]) await platform.upload(build, token);
  await unusedFor(23, `uploads/billing/${begun.release}`);
  await unusedFor(25, `uploads/billing/${abandoned.release}`);
  await removeUnused();
  expect(await namesIn('uploads/billing')).toEqual([begun.release]);
  expect(await platform.publish(begun, token)).toMatchObject({ status: 200 });
});

test('of the host, too, the live release and five more are served', async () => {
  for (const hours of [230, 240, 250, 260, 270, 280]) {
    await mkdir(join(platform.server.home, `host/unused-${hours}`));
    await unusedFor(hours, `host/unused-${hours}`);
  }
  await unusedFor(1000, `host/${HOST.release}`);
  await removeUnused();
  const others = [230, 240, 250, 260, 270].map((hours) => `unused-${hours}`);
  expect((await namesIn('host')).sort()).toEqual([HOST.release, ...others]);
});

test.each([
  [undefined, LAST_GOOD_SHARED_FILE],
  ['postgres://keydate@localhost/keydate', REGISTRY_FILE],
])('with DATABASE_URL %s, what %s has live is served too, however old it is', async (databaseUrl, file) => {
  const builds = await oldReleases(13);
  const [first = aBuild()] = builds;
  const live = await platform.server.tools.registry.read();
  const path = join(platform.server.home, file);
  await writeFile(path, JSON.stringify(aRegistry({ billing: first.remote })));
  await removeUnused({
    config: { ...platform.server.tools.config, databaseUrl },
    registry: { ...platform.server.tools.registry, read: async () => live },
  });
  await rm(path);
  expect(await served(builds)).toEqual([first, ...builds.slice(2)]);
});

test('while nothing can be read of what is live, nothing is removed', async () => {
  const builds = await oldReleases(13);
  await removeUnused({ registry: { ...platform.server.tools.registry, read: async () => null } });
  expect(await served(builds)).toEqual(builds);
});

test('of a remote that the registry lacks, nothing is removed: its entry may be one that is not understood', async () => {
  const builds = await oldReleases(13);
  await platform.install({ host: HOST, remotes: {} });
  await removeUnused();
  expect(await served(builds)).toEqual(builds);
});

test('of a remote that was removed, five releases remain for open pages', async () => {
  const builds = await oldReleases(13);
  expect(
    await platform.ask('/releases/billing/removal', { token: platform.operator, json: { reason: 'why' } }),
  ).toMatchObject({
    status: 200,
  });
  await removeUnused();
  expect(await served(builds)).toEqual(builds.slice(8));
});

test('in a folder elsewhere nothing is removed, unless the database says what is live', async () => {
  const builds = await oldReleases(13);
  const config = { ...platform.server.tools.config, home: '/elsewhere' };
  await removeUnused({ config });
  expect(await served(builds)).toEqual(builds);
  await removeUnused({ config: { ...config, databaseUrl: 'postgres://keydate' } });
  expect(await served(builds)).toEqual(builds.slice(2));
});
