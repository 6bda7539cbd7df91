import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port';

test('a free port is none that the system gives to outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('a server can listen at it', async () => {
  const server = createServer();
  await once(server.listen({ host: '127.0.0.1', port: await freePort() }), 'listening');
  await new Promise((resolve) => server.close(resolve));
});
