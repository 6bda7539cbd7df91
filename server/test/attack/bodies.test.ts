import { gzipSync } from 'node:zlib';
import { login } from '@keydate/contracts/people';
import { addTransaction, getTransaction } from '@keydate/contracts/transactions';
import { ask } from '../ask';
import { aTransaction } from '../transactions';
import { anEmail, aRealtor } from '../people';
import { startTestServer, type TestServer } from '../test-server';
import { expectProperReply } from './proper-reply';
import { rawRequest } from './raw-request';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const credentials = JSON.stringify({ email: anEmail(), password: 'Juniper!2026' });

async function post(
  body: string | Uint8Array,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  return expectProperReply(
    await fetch(`${server.origin}/api/v1/user/${login.path}`, { method: 'POST', body, headers }),
  );
}

describe('a JSON body', () => {
  test.each([
    ['that is cut off', credentials.slice(0, -3)],
    ['that is empty', ''],
    ['that is a list', '[]'],
    ['that is a text', '"email"'],
    ['that is null', 'null'],
    ['with a prototype in it', '{"__proto__":{"email":"a@b.example"},"email":"a@b.example","password":"x"}'],
    ['with a constructor in it', '{"constructor":{"prototype":{"x":1}},"email":"a@b.example","password":"x"}'],
    ['of ten thousand brackets', '['.repeat(10_000)],
    ['as deep as it is large', `${'{"email":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['with lists where texts are due', '{"email":["a@b.example"],"password":["x"]}'],
    ['with numbers where texts are due', '{"email":1e309,"password":-0}'],
    ['in UTF-16', Buffer.from(credentials, 'utf16le')],
    ['in bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ])('%s is refused by what is wrong', async (_what, body) => {
    expect(await post(typeof body === 'string' ? body : new Uint8Array(body))).toMatchObject({ code: 'BAD_INPUT' });
  });

  test('with a name that comes twice takes the last', async () => {
    expect(await post(`{"email":"","email":${JSON.stringify(anEmail())},"password":"x"}`)).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });

  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=latin1',
    'application/json ; odd',
  ])('of type "%s" is read as UTF-8', async (type) => {
    expect(await post(credentials, { 'content-type': type })).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  test.each([
    'text/plain',
    'application/jsonp',
    'application/json-patch+json',
    'text/json',
    'application',
    '*/*',
    'application/xml',
  ])('of type "%s" is refused as a kind that is not read', async (type) => {
    expect(await post(credentials, { 'content-type': type })).toMatchObject({ code: 'WRONG_CONTENT_TYPE' });
  });

  test.each(['gzip', 'deflate', 'br', 'x-made-up'])('packed as %s is refused before it is unpacked', async (coding) => {
    const body = new Uint8Array(gzipSync(credentials));
    expect(await post(body, { 'content-type': 'application/json', 'content-encoding': coding })).toMatchObject({
      code: 'WRONG_CONTENT_TYPE',
    });
  });

  test('keeps what people write: emoji, other alphabets, and the letters of an escape', async () => {
    const { token } = await aRealtor(server);
    const street = '12 Straße 北京 👩‍👩‍👧 \\u0000 ‏עברית';
    const { body } = await ask(server, addTransaction, { token, body: aTransaction({ street }) });
    const found = await ask(server, getTransaction, { token, params: { id: body.result.transaction._id } });
    expect(found.body.result.transactions.street).toBe(street);
  });

  test('with a NUL is refused by the field that has it', async () => {
    const { token } = await aRealtor(server);
    const input = aTransaction({ contract_dates: [{ title: 'Clo\0sing', date: '03-14-2027', description: '' }] });
    expect((await ask(server, addTransaction, { token, body: input })).body.errors).toEqual({
      'contract_dates.0.title': 'This contains a character that cannot be stored.',
    });
  });
});

describe('a body beyond the limit', () => {
  const lines = (...more: string[]) =>
    ['POST /api/v1/user/login HTTP/1.1', 'host: x', 'content-type: application/json', ...more, '', ''].join('\r\n');

  test('in pieces that do not say how many is refused once it is too large', async () => {
    const chunk = `40000\r\n${'x'.repeat(0x40000)}\r\n`;
    const { status, text } = await rawRequest(
      server,
      lines('transfer-encoding: chunked', 'connection: close') + chunk.repeat(5),
      { endsHere: true },
    );
    expect([status, JSON.parse(text)]).toMatchObject([413, { code: 'BODY_TOO_LARGE' }]);
  });

  test.each([
    ['a length that is no number', ['content-length: many'], 400],
    ['two lengths', ['content-length: 2', 'content-length: 4'], 400],
    ['a length and pieces', ['content-length: 2', 'transfer-encoding: chunked'], 400],
    ['a negative length', ['content-length: -1'], 400],
    ['headers of 20 kB', [`x: ${'y'.repeat(20_000)}`], 431],
  ])('and one with %s is refused in our words, and the connection closed', async (_what, headers, status) => {
    const reply = await rawRequest(server, `${lines(...headers)}{}`);
    expect([reply.status, JSON.parse(reply.text)]).toMatchObject([status, { status }]);
  });

  test('leaves the server as it was', async () => {
    expect(await post(credentials)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });
});
