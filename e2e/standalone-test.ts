import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { miniShellBuild, plain, remoteBuild } from '@keydate/tooling/build/web-builds';
import { buildStale } from '@keydate/tooling/build/build-stale';
import type { WebBuild } from '@keydate/tooling/webpack/web-build';
import { aloneServer } from '@keydate/tooling/qa/alone-server';
import { builtRemote, liveRemote } from '@keydate/tooling/qa/remote-source';
import { writeSite } from '@keydate/tooling/qa/write-site';
import { test as base } from './watched-test';

/** Returns the origin that serves one remote on its own. */
type Serve = (remote: string) => Promise<string>;

interface Fixtures {
  /** The builds that ship, as the site of `npm run qa:build` has them. */
  serveStandalone: Serve;
}

interface SpecFixtures {
  /** The plain builds, as `npm run qa` serves them. */
  servePlain: Serve;
  /** As `npm run qa -- <remote> --live <origin>` does, for the running product. */
  serveLive: Serve;
  /** The site that `npm run qa:build` writes, from a host of static sites. */
  serveSite: Serve;
}

/** The `test` of specs about one remote on its own: no host, no other remote, no server. */
export const test = base.extend<SpecFixtures, Fixtures>({
  serveStandalone: [
    async ({}, use) => {
      const servers = new Map<string, Promise<Server>>();
      await use(async (remote) => {
        const server = servers.get(remote) ?? built(remote).then(serveBuilt);
        servers.set(remote, server);
        return originOf(await server);
      });
      for (const server of servers.values()) close(await server);
    },
    { scope: 'worker' },
  ],
  servePlain: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (name) => {
      servers.push(await serveBuilt(await plainBuilds(name)));
      return originOf(servers.at(-1)!);
    });
    servers.forEach(close);
  },
  serveLive: async ({ baseURL }, use) => {
    const servers: Server[] = [];
    await use(async (name) => {
      const [{ shell }, remote] = await Promise.all([plainBuilds(name), liveRemote(name, baseURL ?? '')]);
      servers.push(await listening(aloneServer(() => ({ shell, remote })).server));
      return originOf(servers.at(-1)!);
    });
    servers.forEach(close);
  },
  serveSite: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'keydate-qa-site-'));
    const server = await listening(staticHost(folder));
    await use(async (name) => {
      await writeSite(await built(name), folder);
      return originOf(server);
    });
    close(server);
    await rm(folder, { recursive: true });
  },
});

export { expect } from './watched-test';

interface Built {
  shell: WebBuild;
  remote: WebBuild;
}

async function serveBuilt({ shell, remote }: Built): Promise<Server> {
  const source = builtRemote(remote);
  return listening(aloneServer(() => ({ shell, remote: source })).server);
}

/** Everything has been built before (production/serve-production.ts). */
function built(name: string): Promise<Built> {
  return made([miniShellBuild(), remoteBuild(name)]);
}

function plainBuilds(name: string): Promise<Built> {
  return made([plain(miniShellBuild()), plain(remoteBuild(name))]);
}

async function made(builds: WebBuild[]): Promise<Built> {
  const [shell, remote] = await buildStale(builds, () => undefined);
  if (!shell || !remote) throw new Error('Mini-shell and remote were not both built.');
  return { shell, remote };
}

/** A host of static sites: files by their names, and `404.html` for all else. */
function staticHost(folder: string): Server {
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    void readFile(join(folder, name)).then(
      (content) =>
        response
          .setHeader('content-type', types[name.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8')
          .end(content),
      async () =>
        response
          .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
          .end(await readFile(join(folder, '404.html'))),
    );
  });
}

async function listening(server: Server): Promise<Server> {
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}

function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}
