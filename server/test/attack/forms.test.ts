import { createCompany } from '@keydate/contracts/companies';
import { getUser, updateUser } from '@keydate/contracts/people';
import { ask } from '../ask';
import { aRealtor, type TestPerson } from '../people';
import { startTestServer, type TestServer } from '../test-server';
import { expectProperReply } from './proper-reply';
import { aConnection, rawRequest } from './raw-request';

let server: TestServer;
let realtor: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  realtor = await aRealtor(server);
});
afterAll(() => server.close());

const TYPE = 'multipart/form-data; boundary=edge';
const part = (disposition: string, content: string) =>
  `--edge\r\ncontent-disposition: ${disposition}\r\n\r\n${content}\r\n`;
const field = (name: string, content: string) => part(`form-data; name="${name}"`, content);
const file = (name: string, content: string) => part(`form-data; name="${name}"; filename="a.png"`, content);
const END = '--edge--\r\n';

/** Sends a body that claims to be a form to `update`. */
async function send(body: string | Uint8Array, type = TYPE, method = 'PUT') {
  const response = await fetch(`${server.origin}/api/v1/user/update`, {
    method,
    body,
    headers: { authorization: `Bearer ${realtor.token}`, ...(type && { 'content-type': type }) },
  });
  return expectProperReply(response);
}

const nameNow = async () => (await ask(server, getUser, { token: realtor.token })).body.result.fullName;

describe('a form', () => {
  test.each([
    ['without a boundary', field('fullName', 'Moss') + END, 'multipart/form-data'],
    ['with another boundary', field('fullName', 'Moss') + END, 'multipart/form-data; boundary=other'],
    ['that is cut off in a field', field('fullName', 'Moss').slice(0, -6), TYPE],
    ['that is cut off before its end', field('fullName', 'Moss'), TYPE],
    ['that is no form', 'fullName=Moss', TYPE],
    ['with a part that is not named', part('form-data', 'Moss') + field('fullName', 'Moss'), TYPE],
    ['of 10,000 parts', field('fullName', 'Moss').repeat(10_000) + END, TYPE],
    ['with a field of 100 kB', field('fullName', 'x'.repeat(100_000)) + END, TYPE],
    [
      'with a part that says it is JSON',
      `--edge\r\ncontent-disposition: form-data; name="fullName"\r\ncontent-type: application/json\r\n\r\n{"a":1}\r\n${END}`,
      TYPE,
    ],
  ])('%s is refused, and changes nothing', async (_what, body, type) => {
    expect(await send(body, type)).toMatchObject({ code: 'BAD_INPUT' });
    expect(await nameNow()).toBe(realtor.fullName);
  });

  test.each([
    ['a file where a text is due', file('fullName', 'Moss'), { fullName: 'No file is expected here.' }],
    [
      'a text where a file is due',
      field('avatar', 'https://elsewhere.example/me.png'),
      { avatar: 'This must be a file.' },
    ],
    [
      'a list where a text is due',
      field('fullName[0]', 'Moss'),
      { fullName: 'This value is missing or of the wrong kind.' },
    ],
  ])('with %s is refused by the name of the field', async (_what, body, errors) => {
    expect(await send(body + END)).toMatchObject({ code: 'BAD_INPUT', errors });
  });

  test('with more files than are due is refused', async () => {
    expect(await send(file('avatar', 'a') + file('avatar', 'b') + END)).toMatchObject({ status: 400 });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'image/png', 'multipart/mixed; boundary=edge', ''])(
    'that says it is "%s" is refused as a kind that is not read',
    async (type) => {
      expect(await send(new Uint8Array(Buffer.from(field('fullName', 'Moss') + END)), type)).toMatchObject({
        code: 'WRONG_CONTENT_TYPE',
      });
    },
  );

  test('with a field that comes twice takes the last', async () => {
    const other = await aRealtor(server);
    const body = field('fullName', 'First Wish') + field('fullName', 'Last Wish') + END;
    const response = await fetch(`${server.origin}/api/v1/user/update`, {
      method: 'PUT',
      body,
      headers: { authorization: `Bearer ${other.token}`, 'content-type': TYPE },
    });
    expect(((await response.json()) as { result: { user: { fullName: string } } }).result.user.fullName).toBe(
      'Last Wish',
    );
  });

  test('that another site made a browser post, with the cookie, opens nothing', async () => {
    const response = await fetch(`${server.origin}/api/v1/user/${createCompany.path}`, {
      method: 'POST',
      body: field('name', 'Taken Over') + END,
      headers: {
        'content-type': TYPE,
        cookie: `keydate_session=${realtor.token}`,
        origin: 'https://elsewhere.example',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a form on the wire', () => {
  const head = (...lines: string[]) =>
    [
      'PUT /api/v1/user/update HTTP/1.1',
      'host: x',
      `authorization: Bearer ${realtor.token}`,
      `content-type: ${TYPE}`,
      'connection: close',
      ...lines,
      '',
      '',
    ].join('\r\n');

  test('that breaks off before the length it said changes nothing', async () => {
    await rawRequest(server, head('content-length: 5000') + field('fullName', 'Moss') + END, { endsHere: true });
    expect(await nameNow()).toBe(realtor.fullName);
  });

  test('in pieces without end is broken off', async () => {
    const socket = await aConnection(server);
    socket.write(head('transfer-encoding: chunked'));
    const opening = field('avatar', '').replace('name="avatar"', 'name="avatar"; filename="a.png"').slice(0, -2);
    socket.write(`${opening.length.toString(16)}\r\n${opening}\r\n`);
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000), Buffer.from('\r\n')]);
    const before = process.memoryUsage().rss;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let sent = 0;
    while (!socket.destroyed && sent < 200) {
      sent += 1;
      await Promise.race([closed, new Promise((resolve) => socket.write(chunk, resolve))]);
    }
    expect(sent).toBeLessThan(200);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
    expect(await nameNow()).toBe(realtor.fullName);
  });

  test(`${updateUser.method} ${updateUser.path} to whoever is not signed in is refused however much they send`, async () => {
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(9 * 1024 * 1024)]), 'a.png');
    const response = await fetch(`${server.origin}/api/v1/user/update`, { method: 'PUT', body: form });
    expect(await expectProperReply(response)).toMatchObject({ status: 401 });
  });
});
