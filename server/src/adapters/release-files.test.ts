import { mkdir, mkdtemp, rm, symlink, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucketServer, type BucketServer } from '../../test/bucket-server';
import { FilesAway } from '../ports/files-away';
import type { ReleaseFiles, ReleaseKey } from '../ports/release-files';
import { folderReleaseFiles } from './folder-release-files';
import { openBucket, type Bucket } from './s3/bucket';
import { bucketReleaseFiles } from './s3/bucket-release-files';

const KEY = { name: 'billing', release: 'b1' };
const HOST = { name: 'host', release: 'h1' };

let root: string;
let server: BucketServer;
let bucket: Bucket;
beforeAll(async () => {
  server = await startBucketServer();
  bucket = await openBucket(server.settings);
});
afterAll(async () => {
  bucket.close();
  await server.close();
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kd-releases-'));
});
afterEach(async () => {
  await rm(root, { recursive: true });
  for await (const { key } of bucket.list('')) await bucket.remove(key);
});

const inFolder = (folder: string, warn = jest.fn()) => folderReleaseFiles(folder, warn);
const inBucket = (folder: string) => bucketReleaseFiles(bucket, inFolder(folder));
/** A server with an empty folder and the same bucket. */
const anotherServer = () => inBucket(join(root, 'another'));

async function ageFolder(path: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(join(root, path), then, then);
}

interface Kind {
  open: () => ReleaseFiles;
  ageServed: (key: ReleaseKey, hours: number) => Promise<void>;
  ageUpload: (key: ReleaseKey, hours: number) => Promise<void>;
}
const STORES: Record<string, Kind> = {
  'a folder': {
    open: () => inFolder(root),
    ageServed: ({ name, release }, hours) => ageFolder(`remotes/${name}/${release}`, hours),
    ageUpload: ({ name, release }, hours) => ageFolder(`uploads/${name}/${release}`, hours),
  },
  'a bucket': {
    open: () => inBucket(root),
    ageServed: async ({ name, release }, hours) => {
      await server.age(`releases/${name}/${release}.tar`, hours);
      await ageFolder(`remotes/${name}/${release}`, hours);
    },
    ageUpload: ({ name, release }, hours) => server.age(`uploads/${name}/${release}/entry.js`, hours),
  },
};

async function serve(files: ReleaseFiles, key: ReleaseKey): Promise<void> {
  await files.upload(key, 'entry.js', Buffer.from(`// ${key.release}`));
  await files.upload(key, 'plans.js', Buffer.from('// plans'));
  await files.serve(key);
}

const textOf = async (files: ReleaseFiles, key: ReleaseKey, file = 'entry.js') =>
  (await files.read(key, file))?.toString() ?? null;

describe.each(Object.entries(STORES))('in %s', (_name, { open, ageServed, ageUpload }) => {
  test('a release is uploaded file by file, and served at once', async () => {
    const files = open();
    await files.upload(KEY, 'entry.js', Buffer.from('earlier'));
    await files.upload(KEY, 'entry.js', Buffer.from('entry'));
    await files.upload(KEY, 'plans.js', Buffer.from('plans'));
    expect((await files.list(KEY)).sort()).toEqual(['entry.js', 'plans.js']);
    expect(await files.measure(KEY)).toEqual({ files: 2, bytes: 10 });
    expect(await textOf(files, KEY)).toBe('entry');
    expect(await files.listServed()).toEqual([]);
    await files.serve(KEY);
    expect(await files.listServed()).toEqual([KEY]);
    expect(await textOf(files, KEY)).toBe('entry');
    expect(await textOf(files, KEY, 'other.js')).toBeNull();
    expect(await files.size(KEY)).toBe(10);
    expect(await files.measure(KEY)).toEqual({ files: 0, bytes: 0 });
  });

  test('what comes after a release is served changes nothing of it', async () => {
    const files = open();
    await serve(files, KEY);
    await files.upload(KEY, 'entry.js', Buffer.from('other'));
    await files.serve(KEY);
    expect(await textOf(files, KEY)).toBe('// b1');
    expect((await files.list(KEY)).sort()).toEqual(['entry.js', 'plans.js']);
  });

  test('a release that two calls serve at once is served', async () => {
    const files = open();
    await files.upload(KEY, 'entry.js', Buffer.from('entry'));
    await Promise.all([files.serve(KEY), files.serve(KEY)]);
    expect(await textOf(files, KEY)).toBe('entry');
  });

  test('a release without files is not served', async () => {
    await expect(open().serve(KEY)).rejects.toThrow();
  });

  test('used releases and five more remain, those that were used within seven days, and uploads for a day', async () => {
    const files = open();
    const releases = Array.from({ length: 9 }, (_, index) => `b${index}`);
    for (const release of releases) await serve(files, { name: 'billing', release });
    for (const [index, release] of releases.entries()) await ageServed({ name: 'billing', release }, 200 - index);
    const late = { name: 'billing', release: 'late' };
    await serve(files, late);
    await ageServed(late, 167);
    for (const release of ['begun', 'abandoned'])
      await files.upload({ name: 'billing', release }, 'entry.js', Buffer.from(release));
    await ageUpload({ name: 'billing', release: 'begun' }, 23);
    await ageUpload({ name: 'billing', release: 'abandoned' }, 25);

    await files.removeUnused(new Map([['billing', new Set(['b0'])]]));
    const left = (await files.listServed()).map(({ release }) => release).sort();
    expect(left).toEqual(['b0', 'b5', 'b6', 'b7', 'b8', 'late']);
    expect(await files.list({ name: 'billing', release: 'abandoned' })).toEqual([]);
    expect(await files.list({ name: 'billing', release: 'begun' })).toEqual(['entry.js']);

    // it was used until now, though it was made long ago
    for (let made = 0; made < 6; made += 1) await serve(files, { name: 'billing', release: `n${made}` });
    await files.removeUnused(new Map([['billing', new Set<string>()]]));
    expect(await textOf(files, { name: 'billing', release: 'b0' })).toBe('// b0');
  });
});

describe('in a bucket', () => {
  test('a release is there for a server with an empty folder, whole', async () => {
    await serve(inBucket(root), KEY);
    const other = anotherServer();
    await Promise.all([other.bring(KEY), other.bring(KEY)]);
    const itsFolder = inFolder(join(root, 'another'));
    expect((await itsFolder.list(KEY)).sort()).toEqual(['entry.js', 'plans.js']);
    expect(await textOf(itsFolder, KEY)).toBe('// b1');
  });

  test('what was installed on one machine is there for the others, and goes there once', async () => {
    await serve(inFolder(root), KEY);
    await serve(inFolder(root), HOST);
    expect(await inBucket(root).share()).toBe(2);
    expect(await inBucket(root).share()).toBe(0);
    expect(await textOf(anotherServer(), HOST)).toBe('// h1');
  });

  test('a server has the releases that pages may get, also while the bucket is away', async () => {
    await serve(inBucket(root), KEY);
    const other = anotherServer();
    await other.removeUnused(new Map([['billing', new Set([KEY.release])]]));
    await server.goAway();
    expect(await textOf(other, KEY)).toBe('// b1');
    await expect(other.read({ name: 'billing', release: 'b2' }, 'entry.js')).rejects.toThrow(FilesAway);
    await server.comeBack();
  });
});

describe('in a folder of another user', () => {
  /** A folder whose time we cannot set; root can set all but those of processes. */
  const OF_ANOTHER_USER = process.getuid?.() === 0 ? '/proc/self' : '/';
  beforeEach(async () => {
    await mkdir(join(root, 'remotes/billing'), { recursive: true });
    await symlink(OF_ANOTHER_USER, join(root, 'remotes/billing/b1'));
  });

  test('a release goes live again', async () => {
    await expect(inFolder(root).serve(KEY)).resolves.toBeUndefined();
  });

  test('whose time cannot be set, one sentence says what may happen', async () => {
    const warn = jest.fn();
    await inFolder(root, warn).removeUnused(new Map([['billing', new Set(['b1', 'gone'])]]));
    expect(warn.mock.calls).toEqual([
      [
        `In ${join(root, 'remotes/billing')}, b1 cannot be marked as used, because another user owns them. A server that does not ` +
          'know them may remove them after seven days.',
      ],
    ]);
  });
});
