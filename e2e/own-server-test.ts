import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProgram } from '@keydate/tooling/start/server-program';
import { productionHome } from './production/home';
import { ServerClock } from './seed/server-clock';
import { expect, test as base } from './watched-test';

/**
 * The `test` of specs in which time passes. They have their own server, because all other specs use the clock of the shared one.
 * It serves the same releases and starts with an empty database.
 */
export const test = base.extend<{ clock: ServerClock }, { ownServer: string }>({
  ownServer: [
    async ({}, use) => {
      const home = await mkdtemp(join(tmpdir(), 'keydate-e2e-own-'));
      await cp(join(productionHome, 'registry.json'), join(home, 'registry.json'));
      for (const releases of ['host', 'remotes']) await symlink(join(productionHome, releases), join(home, releases));
      const port = await freePort();
      const { program, args, options } = serverProgram();
      const server = spawn(program, args, {
        ...options,
        stdio: 'ignore',
        env: {
          ...options.env,
          KEYDATE_MODE: 'demo',
          KEYDATE_HOME: home,
          PORT: String(port),
          ATTEMPTS_PER_ADDRESS: '1000000',
          ATTEMPTS_PER_ACCOUNT: '1000000',
          CLIENT_MAILS_PER_NETWORK: '1000000',
        },
      });
      const origin = `http://localhost:${port}`;
      const ended = once(server, 'exit');
      try {
        await expect(async () => expect((await fetch(`${origin}/signin`)).ok).toBe(true)).toPass({ timeout: 60_000 });
        await use(origin);
      } finally {
        server.kill();
        await ended;
        await rm(home, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer),
  clock: async ({ request, page }, use) => {
    await page.clock.install();
    await use(new ServerClock(request, page));
  },
});

export { expect } from './watched-test';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
