import { z } from 'zod';
import { runScript } from '../terminal/run-script';
import { askPlatform } from './platform-api';
import { originOf, platformAt } from './platform-at';

const origin = 'https://keydate.example';

afterEach(() => jest.restoreAllMocks());
const answerWith = (status: number, body: object) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

test('a command speaks to the server with the deploy token of the environment', async () => {
  expect(await platformAt(`${origin}/anything`, { KEYDATE_DEPLOY_TOKEN: 'kdd_1' })).toEqual({ origin, token: 'kdd_1' });
});

test('without one, as the operator that the environment names', async () => {
  const fetched = answerWith(401, { message: 'Wrong email or password.' });
  const operator = { KEYDATE_OPERATOR_EMAIL: 'june@homes.example', KEYDATE_OPERATOR_PASSWORD: 'wrong' };
  await expect(platformAt(origin, operator)).rejects.toThrow('Wrong email or password.');
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"email":"june@homes.example","password":"wrong"}');
});

test('without either, it says what to set', async () => {
  await expect(platformAt(origin, {})).rejects.toThrow('Set KEYDATE_DEPLOY_TOKEN');
});

test('a server that nobody can reach is named, and so is what is no answer of Keydate', async () => {
  const operator = { KEYDATE_OPERATOR_EMAIL: 'june@homes.example', KEYDATE_OPERATOR_PASSWORD: 'right' };
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await expect(platformAt(origin, operator)).rejects.toThrow(`${origin} cannot be reached.`);
  fetched.mockImplementation(async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  await expect(platformAt(origin, operator)).rejects.toThrow('The server answered 502.');
});

test('where nobody can be asked who the operator is, it says what to set', async () => {
  const { KEYDATE_OPERATOR_EMAIL: _email, ...environment } = process.env;
  const args = ['list', '--to', origin];
  const { code, output } = await runScript('release:token', { args, output: 'capture', environment });
  expect([code, output]).toEqual([1, expect.stringContaining('Set KEYDATE_OPERATOR_EMAIL')]);
});

test.each(['localhost:3000', 'keydate.example'])('%s is no address', (to) => {
  expect(() => originOf(to)).toThrow('--to needs an address such as https://keydate.example.');
});

test.each(['http://keydate.example', 'http://10.0.0.7:3000', 'ftp://keydate.example', 'http://localhost.example'])(
  'no token goes to %s, where it could be read on the way',
  (to) => {
    expect(() => originOf(to)).toThrow('--to needs https: the token could be read on the way.');
  },
);

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])('%s is this machine', (to) => {
  expect(originOf(to)).toBe(to);
});

test.each([
  [
    'a deploy token',
    'kdd_1',
    'The deploy token does not permit this: it is for another remote, or only an operator may do it.',
  ],
  ['a session', 'a session', 'Only an operator may do this'],
])('a refusal says what is wrong with %s', async (_what, token, sentence) => {
  answerWith(403, { message: 'Forbidden' });
  await expect(askPlatform({ origin, token }, '/tokens', z.unknown())).rejects.toThrow(sentence);
});
