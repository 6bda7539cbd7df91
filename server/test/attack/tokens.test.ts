import { createHash } from 'node:crypto';
import { getUser } from '@keydate/contracts/people';
import { aRealtor, type TestPerson } from '../people';
import { startTestServer, type TestServer } from '../test-server';
import { expectProperReply } from './proper-reply';

let server: TestServer;
let realtor: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  realtor = await aRealtor(server);
});
afterAll(() => server.close());

const ask = async (headers: Record<string, string>, search = '') => {
  const response = await fetch(`${server.origin}/api/v1/user/${getUser.path}${search}`, { headers });
  await expectProperReply(response);
  return response.status;
};

describe('a token', () => {
  test.each([
    ['made up', () => 'Bearer Zm9yZ2VkIHRva2VuIG9mIG5vYm9keSBhdCBhbGw'],
    ['cut short', ({ token }: TestPerson) => `Bearer ${token.slice(0, -1)}`],
    ['with one letter more', ({ token }: TestPerson) => `Bearer ${token}A`],
    ['in other case', ({ token }: TestPerson) => `Bearer ${token.toLowerCase()}`],
    ['as it is kept', ({ token }: TestPerson) => `Bearer ${createHash('sha256').update(token).digest('base64url')}`],
    ['without its scheme', ({ token }: TestPerson) => token],
    ['in another scheme', ({ token }: TestPerson) => `Basic ${Buffer.from(token).toString('base64')}`],
    ['behind another', ({ token }: TestPerson) => `Bearer x ${token}`],
    ['that is none', () => 'Bearer'],
    ['called undefined', () => 'Bearer undefined'],
    ['of 10 kB', () => `Bearer ${'x'.repeat(10_000)}`],
    ['that is a query', () => "Bearer ' or '1'='1"],
  ])('%s opens nothing', async (_what, header) => {
    expect(await ask({ authorization: header(realtor) })).toBe(401);
  });

  test('counts in the header alone, not in the address, a cookie or a header of another name', async () => {
    const { token } = realtor;
    expect(
      await Promise.all(['token', 'access_token', 'authorization'].map((name) => ask({}, `?${name}=${token}`))),
    ).toEqual([401, 401, 401]);
    expect(await ask({ cookie: `keydate_session=${token}; token=${token}` })).toBe(401);
    expect(await ask({ 'x-access-token': token, 'x-auth-token': token, 'x-forwarded-user': realtor.email })).toBe(401);
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(200);
  });

  test('is not undone by a cookie that cannot be read', async () => {
    expect(
      await ask({ authorization: `Bearer ${realtor.token}`, cookie: 'keydate_session=%c0%00; =; a=b=c; __proto__=x' }),
    ).toBe(200);
  });
});

test('another site is told nothing by a preflight', async () => {
  const headers = {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization',
  };
  const response = await fetch(`${server.origin}/api/v1/user/update`, { method: 'OPTIONS', headers });
  expect(response.status).toBe(404);
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});
