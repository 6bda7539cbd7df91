import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageRelease } from '@keydate/contracts/registry';
import { liveRemote } from './remote-source';

let server: Server;
afterEach(() => server.close());

test('of a live release whose squad serves its files, the desk shows the server’s copy', async () => {
  const billing: PageRelease = {
    release: 'b1',
    entry: '/remotes/billing/b1/entry.js',
    preload: { scripts: [], styles: [] },
    chunks: {},
    requires: {},
    card: { name: 'billing', contract: 1, title: 'Subscription', pages: {}, slots: [] },
    builtAt: '2026-03-02T10:00:00Z',
    origin: 'https://cdn.example',
  };
  const registry = { billing };
  server = createServer(({ url }, response) => response.end(url === '/registry.json' ? JSON.stringify(registry) : url));
  await once(server.listen(0, '127.0.0.1'), 'listening');

  const { release, address, read } = await liveRemote(
    'billing',
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  expect(release).not.toHaveProperty('origin');
  expect((await read('entry.js'))?.toString()).toBe(`${address}entry.js`);
});
