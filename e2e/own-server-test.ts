import { startOwnServer, type OwnServer } from './production/own-server';
import { ServerClock } from './seed/server-clock';
import { test as base } from './watched-test';

/**
 * The `test` of specs in which time passes, or the live releases change. They have their own server, because all other specs use
 * the clock of the shared one. It serves the same releases, and has only the demo's people.
 */
export const test = base.extend<{ clock: ServerClock }, { ownServer: OwnServer }>({
  ownServer: [
    async ({}, use) => {
      const server = await startOwnServer();
      try {
        await use(server);
      } finally {
        await server.stop();
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  clock: async ({ request, page }, use) => {
    await page.clock.install();
    await use(new ServerClock(request, page));
  },
});

export { expect } from './watched-test';
