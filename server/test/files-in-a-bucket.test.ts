import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadMedia } from '@keydate/contracts/chat';
import { getUser } from '@keydate/contracts/people';
import { aPng } from '@keydate/reader/test/a-png';
import { folderFileStore } from '../src/adapters/folder-file-store';
import { folderReleaseFiles } from '../src/adapters/folder-release-files';
import { openBucket } from '../src/adapters/s3/bucket';
import { moveFiles } from '../src/startup/move-files';
import { openFiles, withFiles } from '../src/startup/open-files';
import { ask } from './ask';
import { startBucketServer, type BucketServer } from './bucket-server';
import { anAgentOf, aRealtor, type TestPerson } from './people';
import { aBuild, HOST, startPlatform } from './squad';
import { startTestServer, type TestServer } from './test-server';

let bucket: BucketServer;
let platform: Awaited<ReturnType<typeof startPlatform>>;
let another: TestServer;
beforeAll(async () => {
  bucket = await startBucketServer();
  platform = await startPlatform({ s3: bucket.settings });
  another = await startTestServer({ s3: bucket.settings });
});
afterAll(async () => {
  await another.close();
  await platform.server.close();
  await bucket.close();
});

const upload = ({ token }: TestPerson, { id }: { id: string }) => {
  const media = new File([new Uint8Array(aPng({ width: 40, height: 30 }))], 'my roof.png');
  return ask(platform.server, uploadMedia, { token, params: { userId: id }, body: {}, files: { media } });
};

test('each server has the files of the others, and a lost bucket costs pictures and uploads alone', async () => {
  const wren = await aRealtor(platform.server);
  const ash = await anAgentOf(platform.server, wren);
  const { url } = (await upload(wren, ash)).body.result.media;
  await platform.install({ host: HOST, remotes: {} });
  const { token } = await platform.aToken('billing');
  const build = aBuild();
  expect(await platform.release(build, token)).toMatchObject({ status: 200 });

  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${wren.token}` };
    const reply = await fetch(`${another.origin}${path}`, { headers });
    await reply.arrayBuffer();
    return reply;
  };
  const [picture, file] = [`/api${url}`, build.remote.entry];
  expect((await get(picture)).headers.get('content-type')).toBe('image/webp');
  expect((await get(file)).status).toBe(200);
  expect((await get(file.replace(build.release, 'never'))).status).toBe(404);

  await bucket.goAway();
  const lost = await get(picture);
  expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await upload(wren, ash)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect((await get(file)).status).toBe(200);
  expect((await get('/health/ready')).status).toBe(200);
  expect((await ask(another, getUser, { token: wren.token })).status).toBe(200);

  await bucket.comeBack();
  expect((await get(picture)).status).toBe(200);
  expect((await upload(wren, ash)).status).toBe(200);
});

const start = (change: Partial<BucketServer['settings']>) =>
  openFiles({ s3: { ...bucket.settings, ...change }, home: '/tmp', releasesFolder: '/tmp' }, () => undefined);

test.each([
  [{ bucket: 'nowhere' }, 'The bucket nowhere does not exist. Create it, or correct S3_BUCKET.'],
  [
    { credentials: { accessKeyId: 'nobody', secretAccessKey: 'S3RVER' } },
    'The store of the bucket keydate does not accept the key. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  ],
])('a server does not start with %j', async (change, sentence) => {
  await expect(start(change)).rejects.toThrow(sentence);
});

/** A store with these answers. */
async function answering(answer: RequestListener) {
  const store = createServer(answer);
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  return { endpoint: `http://127.0.0.1:${(store.address() as AddressInfo).port}`, close: () => store.close() };
}

test.each([
  [
    403,
    'AccessDenied',
    'Keydate may not write to the bucket keydate. Its key needs s3:PutObject, s3:GetObject, s3:DeleteObject and s3:ListBucket.',
  ],
  [507, 'XMinioStorageFull', 'The bucket keydate is full. Give it more space.'],
  [507, null, 'The bucket keydate is full. Give it more space.'],
  [413, null, 'The bucket keydate cannot be used (HTTP 413). Check S3_ENDPOINT and S3_REGION.'],
  [301, 'PermanentRedirect', 'The bucket keydate is in another region. Correct S3_REGION.'],
  [400, 'MalformedXML', 'The bucket keydate cannot be used (MalformedXML). Check S3_ENDPOINT and S3_REGION.'],
])('a server does not start with a bucket that answers %s %s', async (status, code, sentence) => {
  const store = await answering((_request, response) =>
    response.writeHead(status).end(code && `<Error><Code>${code}</Code><Message>no</Message></Error>`),
  );
  await expect(start({ endpoint: store.endpoint })).rejects.toThrow(sentence);
  store.close();
});

test('a list that comes in several answers is complete', async () => {
  const item = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-29T10:00:00.000Z</LastModified><Size>1</Size></Contents>`;
  const store = await answering(({ url }, response) => {
    const isSecond = url?.includes('continuation-token=next');
    const rest = isSecond ? item('b') : `${item('a')}<NextContinuationToken>next</NextContinuationToken>`;
    response.end(`<?xml version="1.0"?><ListBucketResult>${rest}</ListBucketResult>`);
  });
  const opened = await openBucket({ ...bucket.settings, endpoint: store.endpoint });
  const keys: string[] = [];
  for await (const { key } of opened.list('')) keys.push(key);
  expect(keys).toEqual(['a', 'b']);
  opened.close();
  store.close();
});

test('files and releases move into a bucket once, and each file is compared', async () => {
  const home = await mkdtemp(join(tmpdir(), 'kd-move-'));
  const folder = folderFileStore(join(home, 'files'));
  const releases = folderReleaseFiles(home, () => undefined);
  for (const name of ['a', 'b']) await folder.write(`moved/${name}.webp`, Buffer.from(name));
  await releases.upload({ name: 'moved', release: 'm1' }, 'entry.js', Buffer.from('entry'));
  await releases.serve({ name: 'moved', release: 'm1' });
  const settings = { s3: bucket.settings, home, releasesFolder: home };
  const move = () => withFiles(settings, (stores) => moveFiles(settings, stores));
  expect(await move()).toEqual({ copied: 2, there: 0, releases: 1 });
  expect(await move()).toEqual({ copied: 0, there: 2, releases: 0 });

  // a run that was broken off
  await another.tools.files.remove('moved/b.webp');
  expect(await move()).toEqual({ copied: 1, there: 1, releases: 0 });
  expect(await another.tools.files.read('moved/b.webp')).toEqual(Buffer.from('b'));
  expect(await another.tools.releaseFiles.read({ name: 'moved', release: 'm1' }, 'entry.js')).toEqual(
    Buffer.from('entry'),
  );

  await another.tools.files.write('moved/a.webp', Buffer.from('c'));
  await expect(move()).rejects.toThrow(
    'The bucket keydate has other bytes in files/moved/a.webp than the folder. Remove that object, and try again.',
  );
  await expect(moveFiles({ s3: null, home }, another.tools)).rejects.toThrow('S3_BUCKET is not set.');
  await rm(home, { recursive: true });
});
