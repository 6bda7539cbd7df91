import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { updateUser } from '@keydate/contracts/people';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { pictures } from '../src/accounts/pictures/pictures.table';
import { ask, formOf } from './ask';
import { anAgentOf, aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const update = (token: string, body: unknown, files?: Record<string, Blob>) =>
  ask(server, updateUser, { token, body, files: files ?? {} });
const picture = async (width = 40, height = 30) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#446688' } })
        .jpeg()
        .withExif({ IFD0: { Copyright: 'Robin' } })
        .toBuffer(),
    ),
  ]);

/** A small JPEG whose header names another size: a bomb is recognized by its header, before it is unpacked. */
async function pictureThatSays(width: number, height: number): Promise<Blob> {
  const bytes = Buffer.from(await (await picture()).arrayBuffer());
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return new Blob([bytes]);
}

describe('the account', () => {
  test('takes a time zone, and gives it up again', async () => {
    const { token } = await aRealtor(server);
    const zones = [];
    for (const timeZone of ['America/Denver', ''])
      zones.push((await update(token, { timeZone })).body.result.user.timeZone);
    expect(zones).toEqual(['America/Denver', null]);
  });

  test('takes no time zone that does not exist', async () => {
    const { token } = await aRealtor(server);
    const { status, body } = await update(token, { timeZone: 'America/Atlantis' });
    expect([status, body.errors]).toEqual([400, { timeZone: 'Please choose a time zone.' }]);
  });

  test('takes a new name and phone', async () => {
    const { token } = await aRealtor(server);
    const { body } = await update(token, { fullName: 'Rowan Vale', contact: JSON.stringify({ phone: '3035550142' }) });
    expect(body.result.user).toMatchObject({ fullName: 'Rowan Vale', contact: { phone: '3035550142' } });
  });

  test.each(['303555014', '30355501422', '303-555-01', 'abcdefghij'])('refuses the phone %s', async (phone) => {
    const { token } = await aRealtor(server);
    const { status, body } = await update(token, { contact: JSON.stringify({ phone }) });
    expect([status, Object.values(body.errors ?? {})]).toEqual([400, ['Invalid phone number']]);
  });

  test('keeps its email and role, whatever a form says of them (spec § 5: email read-only)', async () => {
    const { token, email } = await aRealtor(server);
    const form = {
      email: 'else@people.example',
      _id: 'x',
      companyId: 'x',
      contact: JSON.stringify({ email: 'else@people.example', phone: '3035550142' }),
    };
    const { body } = await update(token, form);
    expect(body.result.user).toMatchObject({ contact: { email, phone: '3035550142' }, role: 'SuperRealtor' });
  });

  test('says that a name is missing', async () => {
    const { token } = await aRealtor(server);
    expect((await update(token, { fullName: ' ' })).body.errors).toEqual({ fullName: 'First name is required' });
  });

  test('refuses a contact that is not JSON', async () => {
    const { token } = await aRealtor(server);
    expect((await update(token, { contact: '{' })).status).toBe(400);
  });
});

describe('a picture', () => {
  const address = (url: string) => `${server.origin}/api${url}`;
  const upload = async (token: string, file: Blob) => update(token, {}, { avatar: file });

  test('is encoded anew, without what its file told of its maker', async () => {
    const { token } = await aRealtor(server);
    const { body } = await upload(token, await picture());
    const response = await fetch(address(body.result.user.avatar!.url), {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
  });

  test('goes when another takes its place', async () => {
    const { token } = await aRealtor(server);
    const urls = [await upload(token, await picture()), await upload(token, await picture())].map(
      ({ body }) => body.result.user.avatar!.url,
    );
    const statuses = await Promise.all(
      urls.map(async (url) => (await fetch(address(url), { headers: { authorization: `Bearer ${token}` } })).status),
    );
    expect(statuses).toEqual([404, 200]);
  });

  test('of two at once one stays, and nothing of the other', async () => {
    const { token, id } = await aRealtor(server);
    await upload(token, await picture());
    await Promise.all([upload(token, await picture(41)), upload(token, await picture(42))]);
    expect(await server.db.select().from(pictures).where(eq(pictures.personId, id))).toHaveLength(1);
    const files = await readdir(join(server.home, 'files/pictures'));
    const [kept] = await server.db.select().from(pictures).where(eq(pictures.personId, id));
    expect(files).toContain(`${kept!.id}.webp`);
  });

  test('is shown to the company by the cookie, to others as if not there', async () => {
    const owner = await aRealtor(server);
    const { body } = await upload(owner.token, await picture());
    const asSeenBy = async (token: string) =>
      (await fetch(address(body.result.user.avatar!.url), { headers: { cookie: `keydate_session=${token}` } })).status;
    expect(await asSeenBy((await anAgentOf(server, owner)).token)).toBe(200);
    expect(await asSeenBy((await aRealtor(server)).token)).toBe(404);
    expect(await asSeenBy('nobody')).toBe(401);
  });

  test.each([
    ['that is empty', new Blob([]), 'PICTURE_EMPTY'],
    ['that is text', new Blob(['hello']), 'PICTURE_UNREADABLE'],
    [
      'that is SVG',
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>']),
      'PICTURE_UNREADABLE',
    ],
    ['that breaks off', async () => (await picture(400, 400)).slice(0, 900), 'PICTURE_UNREADABLE'],
    ['that says it has more than 60 megapixels', () => pictureThatSays(8000, 8000), 'PICTURE_TOO_LARGE'],
    ['of more than 10 MB', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'PICTURE_TOO_LARGE'],
  ])('%s is refused', async (_what, file, code) => {
    const { token } = await aRealtor(server);
    const { body } = await upload(token, typeof file === 'function' ? await file() : file);
    expect(body.code).toBe(code);
  });
});

describe('a form', () => {
  const send = (token: string, body: FormData | string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/api/v1/user/update`, {
      method: 'PUT',
      body,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });

  test('as JSON is refused as a wrong kind of content', async () => {
    const { token } = await aRealtor(server);
    expect((await send(token, '{}', { 'content-type': 'application/json' })).status).toBe(415);
  });

  test.each(['no boundary', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
    'that is malformed (%s) is never a 500',
    async (type) => {
      const { token } = await aRealtor(server);
      const response = await send(token, 'garbage', { 'content-type': type });
      expect([400, 415]).toContain(response.status);
    },
  );

  test.each(['__proto__', 'constructor[prototype]', 'contact[a][b][c][d]', 'a]b', '[x]'])(
    'with a field named %s changes nothing and is never a 500',
    async (name) => {
      const { token } = await aRealtor(server);
      const form = formOf({});
      form.append(name, 'x');
      expect((await send(token, form)).status).toBeLessThan(500);
    },
  );

  test('with a NUL in a name is refused', async () => {
    const { token } = await aRealtor(server);
    expect((await update(token, { fullName: 'Ro\u0000bin' })).status).toBe(400);
  });
});
