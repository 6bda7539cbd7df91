import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { HOST_RELEASE_HEADER } from '@keydate/contracts/registry';
import { freePort } from '../free-port';
import { run } from '../terminal/run';
import { workspaceRoot } from '../workspace';
import { refuseTakenPort } from './refuse-taken-port';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A program that listens at a port of its own and answers so. */
async function somebodyListens(answer: RequestListener): Promise<number> {
  const port = await freePort('localhost');
  server = createServer(answer);
  await once(server.listen(port, 'localhost'), 'listening');
  return port;
}

test.each<[string, RequestListener]>([
  ['the desk of billing', (_, reply) => reply.end('{"billing":{}}')],
  ['a running product', (_, reply) => reply.setHeader(HOST_RELEASE_HEADER, 'a1b2').end('{"billing":{},"auth":{}}')],
  ['another program', (_, reply) => reply.end('<!doctype html>')],
  ['another program', (request) => request.socket.destroy()],
])('a port is refused that is taken by %s', async (by, answer) => {
  const port = await somebodyListens(answer);
  await expect(refuseTakenPort(port)).rejects.toThrow(
    new Error(`Port ${port} is taken by ${by}. Stop it, or set QA_PORT to another number.`),
  );
});

test('a free port stays free', async () => {
  const port = await freePort('localhost');
  await refuseTakenPort(port);
  await expect(refuseTakenPort(port)).resolves.toBeUndefined();
});

test('`npm run qa` says so before anything else', async () => {
  const port = await somebodyListens((_, reply) => reply.end('{"billing":{}}'));
  const command = join(workspaceRoot, 'shared/tooling/src/qa/serve-alone.ts');
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const { code, output } = await run(process.execPath, ['--import', 'tsx', command, 'billing', '--live', nobody], {
    output: 'capture',
    environment: { ...process.env, QA_PORT: String(port) },
  });
  expect([code, output.trim()]).toEqual([
    1,
    `Port ${port} is taken by the desk of billing. Stop it, or set QA_PORT to another number.`,
  ]);
});
