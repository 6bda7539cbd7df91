import { once } from 'node:events';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { freePort } from '../free-port';
import { startSecureProxy } from './secure-proxy';

/** A plain server that says what it was asked for, and echoes over a socket. */
async function startPlain() {
  const server = createServer(({ url }, response) => response.end(`answer to ${url}`));
  server.on('upgrade', (_request, socket: Duplex) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nwelcome ');
    socket.pipe(socket);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    target: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close().closeAllConnections(),
  };
}

test('what is asked under TLS is answered by the plain server, and a socket passes in both directions', async () => {
  const plain = await startPlain();
  const proxy = await startSecureProxy(plain.target, await freePort('localhost'));
  const ask = (path: string, headers = {}) =>
    request(`${proxy.origin}${path}`, { rejectUnauthorized: false, agent: false, headers });
  try {
    const asked = ask('/page').end();
    const [response] = (await once(asked, 'response')) as [AsyncIterable<Buffer>];
    let answer = '';
    for await (const part of response) answer += part.toString();
    expect(answer).toBe('answer to /page');

    const opened = ask('/socket', { Connection: 'Upgrade', Upgrade: 'websocket' }).end();
    const [, socket, first] = (await once(opened, 'upgrade')) as [unknown, Duplex, Buffer];
    let heard = first.toString();
    socket.on('data', (part: Buffer) => (heard += part.toString()));
    socket.write('hello');
    while (!heard.includes('hello')) await once(socket, 'data');
    expect(heard).toBe('welcome hello');
    socket.destroy();
  } finally {
    proxy.stop();
    plain.stop();
  }
});
