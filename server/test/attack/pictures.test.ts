import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ERRORS } from '@keydate/contracts/errors';
import { getUser, updateUser } from '@keydate/contracts/people';
import sharp from 'sharp';
import { startSession } from '../../src/accounts/sessions/use-cases/start-session';
import { ask } from '../ask';
import { anAgentOf, aPerson, aRealtor, type TestPerson } from '../people';
import { startTestServer, type TestServer } from '../test-server';
import { aChunk, aPackedChunk, aPng } from '@keydate/reader/test/a-png';

const HTML = '<html><script>alert(document.cookie)</script>';
const GOOD = aPng({ width: 40, height: 30 });

let server: TestServer;
let person: TestPerson;
let jpeg: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  // made here: the server's process cannot make formats that it is forbidden to open
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#446688' } })
    .withExif({ IFD0: { Artist: 'Robin Vale' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 21/1' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  person = await aRealtor(server);
});
afterAll(() => server.close());

const upload = (bytes: Buffer, name = 'me.png', type = 'image/png') =>
  ask(server, updateUser, {
    token: person.token,
    body: {},
    files: { avatar: new File([new Uint8Array(bytes)], name, { type }) },
  });

const see = (
  url: string,
  headers: Record<string, string> = { authorization: `Bearer ${person.token}` },
  method = 'GET',
) => fetch(`${server.origin}/api${url}`, { headers, method });

async function keptFiles(): Promise<string[]> {
  return readdir(join(server.home, 'files/pictures')).catch(() => []);
}

const jpegSaying = (words: string) => {
  const comment = Buffer.from(words);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2)]);
};

describe('what is no picture, whatever it is called,', () => {
  const svg = Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>`,
  );
  test.each([
    ['an SVG', () => svg, 'PICTURE_UNREADABLE'],
    ['an SVG behind spaces', () => Buffer.concat([Buffer.from('\ufeff  \n'), svg]), 'PICTURE_UNREADABLE'],
    [
      'a GIF',
      () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'PICTURE_UNREADABLE',
    ],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .tiff()
          .toBuffer(),
      'PICTURE_UNREADABLE',
    ],
    [
      'an AVIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .avif()
          .toBuffer(),
      'PICTURE_UNREADABLE',
    ],
    ['a page', () => Buffer.from(HTML), 'PICTURE_UNREADABLE'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n'), 'PICTURE_UNREADABLE'],
    ['the head of a PNG', () => GOOD.subarray(0, 40), 'PICTURE_UNREADABLE'],
    ['a PNG without its end', () => GOOD.subarray(0, -20), 'PICTURE_UNREADABLE'],
    ['half a JPEG', () => jpeg.subarray(0, jpeg.length / 2), 'PICTURE_UNREADABLE'],
    ['a PNG with a changed byte', () => Buffer.from(GOOD).fill(0x41, 45, 50), 'PICTURE_UNREADABLE'],
    ['a JPEG in a PNG’s coat', () => Buffer.concat([GOOD.subarray(0, 8), jpeg]), 'PICTURE_UNREADABLE'],
    ['nothing', () => Buffer.alloc(0), 'PICTURE_EMPTY'],
    ['a bomb of 64 megapixels in a few kilobytes', () => aPng({ width: 8000, height: 8000 }), 'PICTURE_TOO_LARGE'],
    [
      'a bomb 2,000,000,000 wide',
      () =>
        Buffer.concat([
          GOOD.subarray(0, 8),
          aChunk('IHDR', Buffer.from([0x77, 0x35, 0x94, 0, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
          GOOD.subarray(33),
        ]),
      'PICTURE_UNREADABLE',
    ],
  ])('%s is refused in one sentence, and nothing is kept', async (_what, bytes, code) => {
    const before = await keptFiles();
    const { body } = await upload(await bytes());
    expect([body.code, body.errors]).toEqual([code, undefined]);
    expect(await keptFiles()).toEqual(before);
    expect((await ask(server, getUser, { token: person.token })).body.result.avatar).toBeNull();
  });
});

describe('a picture that is more than a picture', () => {
  test.each([
    [
      'with a page in its text',
      () => aPng({ width: 40, height: 30, chunks: [aChunk('tEXt', Buffer.from(`Comment\0${HTML}`))] }),
    ],
    ['with a page in its comment', () => jpegSaying(HTML)],
    ['that is a PDF too', () => jpegSaying('%PDF-1.7 <script>')],
    ['with an archive behind its end', () => Buffer.concat([GOOD, Buffer.from('PK\x03\x04<script>')])],
    ['that says where it was taken', () => jpeg],
    [
      'with a text that unpacks to 150 MB',
      () => aPng({ width: 40, height: 30, chunks: [aPackedChunk('zTXt', 150_000_000)] }),
    ],
    [
      'with a profile that unpacks to 150 MB',
      () => aPng({ width: 40, height: 30, chunks: [aPackedChunk('iCCP', 150_000_000)] }),
    ],
    ['called .html', () => GOOD, 'page.html', 'text/html'],
    ['called like a path', () => GOOD, '../../../etc/cron.d/x'],
  ])('%s is kept as a picture alone', async (_what, bytes, name = 'me.png', type = 'image/png') => {
    const content = bytes();
    const before = process.memoryUsage().rss;
    const { body } = await upload(content, name, type);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    const response = await see(body.result.user.avatar!.url);
    const kept = Buffer.from(await response.arrayBuffer());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('private') as string,
    });
    const { format, exif, icc, xmp } = await sharp(kept).metadata();
    expect([format, exif, icc, xmp]).toEqual(['webp', undefined, undefined, undefined]);
    expect(kept.toString('latin1')).not.toMatch(/script|PDF|PK|Robin|GPS/);
  });

  test.each([
    [1, 100_000],
    [100_000, 1],
  ])('%i wide and %i high is no trouble', async (width, height) => {
    const { body } = await upload(aPng({ width, height }));
    const { width: keptWidth, height: keptHeight } = await sharp(
      Buffer.from(await (await see(body.result.user.avatar!.url)).arrayBuffer()),
    ).metadata();
    expect(Math.max(keptWidth, keptHeight)).toBeLessThanOrEqual(512);
  });

  test('that moves is kept as its first picture', async () => {
    const frames = await Promise.all(
      ['#118', '#228', '#338'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { body } = await upload(moving);
    const { pages } = await sharp(
      Buffer.from(await (await see(body.result.user.avatar!.url)).arrayBuffer()),
    ).metadata();
    expect(pages).toBeUndefined();
  });
});

describe('pictures that come at once', () => {
  test('are two of one person’s at the most; the rest is refused in one sentence, and nobody else waits for it', async () => {
    const other = await aRealtor(server);
    const { pictures } = server.tools;
    const { encodeSquare } = pictures;
    let letThrough = () => {};
    const refusals = new Promise<void>((resolve) => (letThrough = resolve));
    pictures.encodeSquare = (...asked) => refusals.then(() => encodeSquare(...asked));
    let refused = 0;
    try {
      const answers = Array.from({ length: 6 }, async () => {
        const { status, body } = await upload(GOOD);
        if (status === 503 && (refused += 1) === 4) letThrough();
        return body.message;
      });
      const others = ask(server, updateUser, {
        token: other.token,
        body: {},
        files: { avatar: new Blob([new Uint8Array(GOOD)]) },
      });
      expect((await ask(server, updateUser, { token: person.token, body: { fullName: 'Rowan Vale' } })).status).toBe(
        200,
      );
      const [busy, taken] = [ERRORS.PICTURE_BUSY.message, 'Update successful!'];
      expect((await Promise.all(answers)).sort()).toEqual([busy, busy, busy, busy, taken, taken]);
      expect((await others).status).toBe(200);
    } finally {
      pictures.encodeSquare = encodeSquare;
    }
    expect((await upload(GOOD)).status).toBe(200);
  });
});

describe('a kept picture', () => {
  test('is seen by the company, by header or cookie, and by nobody else', async () => {
    const { url } = (await upload(GOOD)).body.result.user.avatar!;
    const codeOnly = await startSession(server.db, server.clock, { kind: 'code', personId: person.id });
    const statusBy = async (token: string) => (await see(url, { cookie: `keydate_session=${token}` })).status;
    const people = [
      (await anAgentOf(server, person)).token,
      (await aRealtor(server)).token,
      (await aPerson(server, { role: 'SuperLender' })).token,
      codeOnly,
      `${person.token}x`,
      '',
    ];
    expect(await Promise.all(people.map(statusBy))).toEqual([200, 404, 404, 401, 401, 401]);
    expect((await see(`${url}?token=${person.token}`, {})).status).toBe(401);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('cannot be reached by %s', async (method) => {
    const { url } = (await upload(GOOD)).body.result.user.avatar!;
    expect((await see(url, { cookie: `keydate_session=${person.token}` }, method)).status).toBe(404);
    expect((await see(url)).status).toBe(200);
  });

  test.each([
    '%00',
    'x',
    '..%2f..%2fcode-secret',
    '%2e%2e%2fa',
    "'%20or%201=1",
    'x'.repeat(90),
    '6F0C8A52-6D0F-4B6E-9A55-2F3D5BE1C7A4',
  ])('is not found as %s', async (id) => {
    expect((await see(`/files/pictures/${id}.webp`)).status).toBe(404);
  });
});
