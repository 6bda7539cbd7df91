import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '../../app-error';
import { openOrigin } from './open-origin';

const reader = 'https://keydate.example';
const options = { isThisMachineAllowed: false, reader, signal: AbortSignal.timeout(60_000) };
const THIS_MACHINE = [{ address: '127.0.0.1', family: 4 }];

let server: Server;
let answer: RequestListener;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof AppError ? JSON.stringify(error.result) : String(error)),
  );

test.each([
  '10.1.2.3',
  '169.254.169.254',
  '127.0.0.1',
  '100.64.0.1',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '2002:a00:1::',
])('a name that leads to %s is refused, also next to a public address', async (address) => {
  const resolve = async () => [
    { address: '93.184.215.14', family: 4 },
    { address, family: address.includes(':') ? 6 : 4 },
  ];
  expect(await reason(openOrigin('https://cdn.reports.example', { ...options, resolve }))).toContain(
    'cdn.reports.example leads to an address that is not on the internet.',
  );
});

test('a name that leads nowhere is refused, and so is this machine where the demo does not run', async () => {
  const resolve = async () => [];
  expect(await reason(openOrigin('https://cdn.reports.example', { ...options, resolve }))).toMatch('not the name');
  expect(await reason(openOrigin(origin, options))).toMatch('needs https');
  expect(await reason(openOrigin('https://127.0.0.1', options))).toMatch('not on the internet');
});

test('a lookup without an answer does not hold a release up for ever', async () => {
  const resolve = () => new Promise<never>(() => undefined);
  const signal = AbortSignal.timeout(100);
  expect(await reason(openOrigin('https://cdn.reports.example', { ...options, signal, resolve }))).toContain(
    'The address of cdn.reports.example was not found in time.',
  );
});

test('the name is looked up once: all files come from the address that was checked', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }).end('1');
  const resolve = jest
    .fn()
    .mockResolvedValueOnce(THIS_MACHINE)
    .mockResolvedValue([{ address: '10.0.0.1', family: 4 }]);
  const get = await openOrigin(origin, { ...options, isThisMachineAllowed: true, resolve });
  expect((await get('/a.js')).toString()).toBe('1');
  expect((await get('/b.js')).toString()).toBe('1');
  expect(resolve).toHaveBeenCalledTimes(1);
});

test.each([
  ['redirects', 302, { location: 'http://127.0.0.1/' }, 'answered 302'],
  ['is missing', 404, {}, 'answered 404'],
  ['has no CORS', 200, { 'content-type': 'text/javascript' }, 'access-control-allow-origin'],
  ['is a page', 200, { 'access-control-allow-origin': '*', 'content-type': 'text/html' }, 'not sent as JavaScript'],
])('a file that %s is refused by its name', async (_how, status, headers, sentence) => {
  answer = (_request, response) => response.writeHead(status, headers).end();
  const get = await openOrigin(origin, { ...options, isThisMachineAllowed: true });
  const said = await reason(get('/entry.js'));
  expect(said).toContain(`${origin}/entry.js`);
  expect(said).toContain(sentence);
});

test('a server that is silent does not hold a release up for ever', async () => {
  answer = () => undefined;
  const get = await openOrigin(origin, { ...options, isThisMachineAllowed: true, signal: AbortSignal.timeout(200) });
  expect(await reason(get('/entry.js'))).toContain(`${origin}/entry.js did not arrive in time.`);
  server.closeAllConnections();
});
