import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnServer, type OwnServer } from './production/own-server';
import { releaseByAddress, type Change } from './seed/release-by-address';
import { ServerClock } from './seed/server-clock';
import { startSquadServer, type SquadServer } from './seed/squad-server';
import { test as base } from './watched-test';

interface Actors {
  clock: ServerClock;
  /** A squad that serves its remotes' files itself. Its releases end with the spec. */
  squad: SquadServer & { releases: (remote: string, change: Change) => Promise<void> };
}

/**
 * The `test` of specs in which time passes, or the live releases change. They have their own server, because all other specs use
 * the clock of the shared one. It serves the same releases, and has only the demo's people.
 */
export const test = base.extend<Actors, { ownServer: OwnServer }>({
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
  squad: async ({ ownServer }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'keydate-e2e-squad-'));
    const squad = await startSquadServer(folder);
    const undo: (() => Promise<void>)[] = [];
    const releases = async (remote: string, change: Change) => {
      undo.push(await releaseByAddress({ server: ownServer, squad, folder }, remote, change));
    };
    await use({ ...squad, releases });
    for (const restore of undo.toReversed()) await restore();
    squad.stop();
    await rm(folder, { recursive: true });
  },
});

export { expect } from './watched-test';
