import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { miniShellBuild, remoteBuild } from '@keydate/tooling/build/web-builds';
import { buildStale } from '@keydate/tooling/build/build-stale';
import { aloneServer } from '@keydate/tooling/qa/alone-server';
import { test as base } from './watched-test';

/** Returns the origin that serves one remote on its own, as `npm run qa` does. */
type ServeStandalone = (remote: string) => Promise<string>;

/** The `test` of specs about one remote on its own: no host, no other remote, no server. */
export const test = base.extend<object, { serveStandalone: ServeStandalone }>({
  serveStandalone: [
    async ({}, use) => {
      const servers = new Map<string, ReturnType<typeof aloneServer>['server']>();
      await use(async (remote) => {
        const server = servers.get(remote) ?? (await serve(remote));
        servers.set(remote, server);
        return `http://localhost:${(server.address() as AddressInfo).port}`;
      });
      for (const server of servers.values()) {
        server.closeAllConnections();
        server.close();
      }
    },
    { scope: 'worker' },
  ],
});

export { expect } from './watched-test';

/** Everything has been built before (production/serve-production.ts). */
async function serve(remote: string) {
  const [shell, built] = await buildStale([miniShellBuild(), remoteBuild(remote)], () => undefined);
  if (!shell || !built) throw new Error(`${remote} was not built.`);
  const { server } = aloneServer(() => ({ shell, remote: built }));
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}
