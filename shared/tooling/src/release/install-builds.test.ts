import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { registryFile, type RegistryFile } from '@keydate/contracts/registry';
import { aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { moved, withHost, withRelease } from '@keydate/contracts/releases/pointer';
import { hostRefusal } from '@keydate/contracts/releases/refusal';
import { buildFolder } from '../build/cache';
import type { WebBuild } from '../webpack/web-build';
import { installBuilds } from './install-builds';

const unique = randomUUID().replaceAll('-', '');
const host = `host${unique}`;
const billing = `billing${unique}`;
let builds: WebBuild[];
/** A build of billing that the hosts of before do not fit. */
let newer: WebBuild;
let home: string;

/** A finished build in the cache of builds. */
async function aBuild(
  kind: WebBuild['kind'],
  name: string,
  description: { release: string; [field: string]: unknown },
): Promise<WebBuild> {
  const build: WebBuild = { kind, name, folder: '', entry: '', release: description.release };
  await mkdir(join(buildFolder(build), 'public'), { recursive: true });
  await mkdir(join(buildFolder(build), 'maps'));
  await writeFile(join(buildFolder(build), 'public/entry.js'), '');
  await writeFile(join(buildFolder(build), 'release.json'), JSON.stringify(description));
  return build;
}

beforeAll(async () => {
  builds = [
    await aBuild('host', host, { ...aRegistry({}).host, release: 'built' }),
    await aBuild('remote', billing, aRelease('built', { name: billing })),
  ];
  newer = await aBuild('remote', billing, {
    ...aRelease('newer', { name: billing }),
    requires: { '@keydate/client': '^1.0.0' },
  });
});
afterAll(() => Promise.all(builds.map((build) => rm(dirname(buildFolder(build)), { recursive: true }))));

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'keydate-install-'));
});
afterEach(async () => {
  await rm(home, { recursive: true });
});

/** The live releases after `npm start` where this was live. */
async function startOver(present: RegistryFile): Promise<RegistryFile> {
  await writeFile(join(home, 'registry.json'), JSON.stringify(present));
  await installBuilds(home, builds);
  return live();
}

async function live(): Promise<RegistryFile> {
  return registryFile.parse(JSON.parse(await readFile(join(home, 'registry.json'), 'utf8')));
}

test('what nobody has released is as in the checkout', async () => {
  const { host: live, remotes } = await startOver(aRegistry({ [billing]: aRelease('one') }));
  expect(live.release).toBe('built');
  expect(remotes[billing]).toMatchObject({ current: { release: 'built' }, previous: [{ release: 'one' }] });
});

test('a remote that was released stays as it is, also where the checkout lacks it', async () => {
  const present = aRegistry({ [billing]: aRelease('one'), reports: aRelease('r1'), notes: aRelease('n1') });
  present.remotes[billing] = moved(undefined, aRelease('two'), 'release');
  present.remotes.reports = moved(undefined, aRelease('r2'), 'release');
  const { remotes } = await startOver(present);
  expect(remotes).toEqual({ [billing]: present.remotes[billing], reports: present.remotes.reports });
});

test('a remote that was removed stays away, though the checkout has it', async () => {
  const removed = { [billing]: { by: 'june@homes.example', at: '2026-11-25T10:00:00.000Z', reason: 'why' } };
  const live = await startOver({ ...aRegistry({}), removed });
  expect(live.remotes).toEqual({});
  expect(live.removed).toEqual(removed);
});

test('a roll-out goes on over a start', async () => {
  const some = { percent: 10, people: ['june@homes.example'] };
  const present = withRelease(aRegistry({ [billing]: aRelease('one') }), billing, aRelease('two'), some);
  expect((await startOver(present)).remotes).toEqual(present.remotes);
});

describe('beside a host that was released, a build that it does not fit', () => {
  const hostOf = (release: string, provides: object = {}) => {
    const { host } = aRegistry({});
    return { ...host, release, provides: { ...host.provides, ...provides } };
  };
  /** The notices of `npm start` where this was live, and the host was released. */
  const startNewer = async (present: RegistryFile) => {
    await writeFile(join(home, 'registry.json'), JSON.stringify(withHost(present, hostOf('h2'))));
    return installBuilds(home, [builds[0]!, newer], {});
  };

  test('waits, and the remote that works stays as it is', async () => {
    await startOver(aRegistry({ [billing]: aRelease('one') }));
    const notices = await startNewer(await live());
    expect((await live()).remotes[billing]).toMatchObject({
      current: { release: 'built' },
      waiting: { release: 'newer' },
      setBy: 'start',
    });
    expect(notices).toEqual([
      `${billing} stays as it was (built). In the checkout, ${billing} needs @keydate/client ^1.0.0, ` +
        'and the host provides none. Release a host that fits first.',
    ]);
  });

  test('is no notice where a database has what is live', async () => {
    await startOver(aRegistry({ [billing]: aRelease('one') }));
    await writeFile(join(home, 'registry.json'), JSON.stringify(withHost(await live(), hostOf('h2'))));
    expect(await installBuilds(home, [builds[0]!, newer], { DATABASE_URL: 'postgres://localhost/keydate' })).toEqual(
      [],
    );
  });

  test('goes live with a host that fits it, though that host does not fit what was live', async () => {
    await startNewer(aRegistry({ [billing]: aRelease('one') }));
    const next = hostOf('h3', { react: '20.0.0', '@keydate/client': '1.0.0' });
    expect(hostRefusal(next, await live())).toBeUndefined();
    expect(withHost(await live(), next).remotes[billing]).toEqual({
      current: expect.objectContaining({ release: 'newer' }) as object,
      previous: [aRelease('one')],
      setBy: 'start',
    });
  });

  test('is live where nothing else was: its pages say what they wait for', async () => {
    await startNewer(aRegistry({}));
    expect((await live()).remotes[billing]?.current.release).toBe('newer');
  });
});
