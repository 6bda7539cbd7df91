import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
let app: FastifyInstance;
let origin: string;
let answerSlowly: () => void;
beforeAll(async () => {
  server = await startTestServer();
  app = await buildApp(server.tools);
  const isAsked = new Promise<void>((resolve) => (answerSlowly = resolve));
  app.get('/slow', async () => {
    await isAsked;
    return 'done';
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

test('a server that prepares to stop is not ready, is alive, and answers; what comes on an open connection meanwhile, too', async () => {
  const status = async (path: string) => (await fetch(origin + path)).status;
  const paths = ['/health/live', '/health/ready', '/api/health'];
  expect(await Promise.all(paths.map(status))).toEqual([200, 200, 200]);
  app.drain();
  expect(await Promise.all(paths.map(status))).toEqual([200, 503, 200]);

  const line = connect(Number(new URL(origin).port), '127.0.0.1');
  let heard = '';
  line.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: keydate.example\r\n\r\n`;
  const isUnderWay = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
  line.write(request('/slow'));
  await isUnderWay;
  const closed = app.close();
  const isNext = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
  line.write(request('/health/live'));
  await isNext;
  answerSlowly();
  await once(line, 'close');
  await closed;
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});

test('a stop does not wait for a connection on which nothing has come', async () => {
  const stopped = await buildApp(server.tools);
  const { port } = new URL(await stopped.listen({ host: '127.0.0.1', port: 0 }));
  const line = connect(Number(port), '127.0.0.1');
  let heard = '';
  line.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  await once(stopped.server, 'connection');
  await Promise.all([once(line, 'close'), stopped.close()]);
  // Node would have refused it after a while, with a status
  expect(heard).toBe('');
});
