import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucketServer, type BucketServer } from '../../test/bucket-server';
import type { FileStore } from '../ports/file-store';
import { FilesAway } from '../ports/files-away';
import { folderFileStore } from './folder-file-store';
import { openBucket, type Bucket } from './s3/bucket';
import { bucketFileStore } from './s3/bucket-file-store';

const BYTES = Buffer.from([1, 2, 3]);

let folder: string;
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
  folder = await mkdtemp(join(tmpdir(), 'kd-files-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  const left = bucketFileStore(bucket);
  for await (const key of left.list()) await left.remove(key);
});

interface Kind {
  open: () => FileStore;
  age: (key: string, hours: number) => Promise<void>;
}
const STORES: Record<string, Kind> = {
  'a folder': {
    open: () => folderFileStore(folder),
    age: async (key, hours) => {
      const then = new Date(Date.now() - hours * 3_600_000);
      await utimes(join(folder, key), then, then);
    },
  },
  'a bucket': { open: () => bucketFileStore(bucket), age: (key, hours) => server.age(`files/${key}`, hours) },
};

async function all(keys: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found;
}

describe.each(Object.entries(STORES))('in %s', (_name, { open, age }) => {
  test('a file comes back as it was written last, until it is removed', async () => {
    const store = open();
    await store.write('pictures/a.webp', Buffer.from('earlier'));
    await store.write('pictures/a.webp', BYTES);
    await store.write('contracts/empty', Buffer.alloc(0));
    expect(await store.read('pictures/a.webp')).toEqual(BYTES);
    expect(await store.read('contracts/empty')).toEqual(Buffer.alloc(0));
    await store.remove('pictures/a.webp');
    expect(await store.read('pictures/a.webp')).toBeNull();
    await expect(store.remove('pictures/a.webp')).resolves.toBeUndefined();
  });

  test('the files of one folder that are older than a moment are found', async () => {
    const store = open();
    for (const key of ['contracts/old', 'contracts/new', 'contracts-2/old', 'contracts/in/old'])
      await store.write(key, BYTES);
    for (const key of ['contracts/old', 'contracts-2/old', 'contracts/in/old']) await age(key, 25);
    const dayAgo = new Date(Date.now() - 24 * 3_600_000);
    expect(await all(store.listBefore('contracts', dayAgo))).toEqual(['contracts/old']);
    expect(await all(store.listBefore('nothing', dayAgo))).toEqual([]);
  });

  test('all files are found', async () => {
    const store = open();
    expect(await all(store.list())).toEqual([]);
    const keys = ['chat/a.webp', 'pictures/a.webp', 'pictures/b.webp'];
    for (const key of keys) await store.write(key, BYTES);
    expect(await all(store.list())).toEqual(keys);
  });

  test.each(['../a', '/etc/passwd', 'a/../../b', '', '.hidden', 'A', 'a//b', 'a\0b'])(
    'the key %j is refused',
    async (key) => {
      await expect(async () => open().read(key)).rejects.toThrow(RangeError);
    },
  );
});

test('in a folder, what a kill left of writing a file goes with the file', async () => {
  const store = folderFileStore(folder);
  await store.write('pictures/a.webp', BYTES);
  await store.write('pictures/ab.webp', BYTES);
  await writeFile(join(folder, 'pictures/a.webp.3920571834'), 'half');
  await store.remove('pictures/a.webp');
  expect(await readdir(join(folder, 'pictures'))).toEqual(['ab.webp']);
});

test('a store that takes no checksums that nobody asked for gets none', async () => {
  const plain = await openBucket({ ...server.settings, checksums: 'WHEN_REQUIRED' });
  const store = bucketFileStore(plain);
  await store.write('pictures/a.webp', BYTES);
  expect(await store.read('pictures/a.webp')).toEqual(BYTES);
  plain.close();
});

test('a bucket that is away says so, and has its files again when it is back', async () => {
  const store = bucketFileStore(bucket);
  await store.write('pictures/a.webp', BYTES);
  await server.goAway();
  for (const call of [
    () => store.read('pictures/a.webp'),
    () => store.write('pictures/b.webp', BYTES),
    () => store.remove('pictures/a.webp'),
    () => all(store.list()),
  ])
    await expect(call()).rejects.toThrow(FilesAway);
  await server.comeBack();
  expect(await store.read('pictures/a.webp')).toEqual(BYTES);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['goes silent', () => undefined],
  ['sends a byte now and then', (response) => void setInterval(() => response.write('1'), 20).unref()],
])('a store that %s in the middle of an object counts as away', async (_what, goOn) => {
  const store = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('1');
    goOn(response);
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const opened = await openBucket({ ...server.settings, endpoint }, { silentMs: 100, wholeMs: 300 });
  await expect(opened.read('files/a')).rejects.toThrow(FilesAway);
  await expect(all(bucketFileStore(opened).list())).rejects.toThrow(FilesAway);
  opened.close();
  store.closeAllConnections();
  store.close();
});
